import { find } from '../find';
import { pointOf } from './pointers';
import { over } from './zoom';

/** Sets where the picture of the closed viewer lies: over its thumbnail, and cropped like that. */
export function coverThumbnail(picture: HTMLImageElement, capture: HTMLElement) {
  const thumbnail = find('img', capture);
  const { left, top } = thumbnail.getBoundingClientRect();
  const { scale, x, y, right, bottom } = over(picture, pointOf({ clientX: left, clientY: top }), thumbnail);
  const corners = getComputedStyle(thumbnail).borderRadius.replace(/\S+/g, `calc($& / ${scale})`);
  picture.style.setProperty('--over-thumbnail', `translate(${x}px, ${y}px) scale(${scale})`);
  picture.style.setProperty('--crop', `inset(0 ${right}px ${bottom}px 0 round ${corners})`);
}
