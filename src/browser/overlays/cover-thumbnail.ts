import { find } from '../find';
import { pointOf } from './pointers';
import { over } from './zoom';

export const thumbnailOf = (capture: HTMLElement) =>
  find<HTMLImageElement>('.CaptureImage-wide, .CaptureImage-portrait', capture);

/** Places the closed viewer's picture over its thumbnail, cropped the same. */
export function coverThumbnail(picture: HTMLImageElement, capture: HTMLElement) {
  const thumbnail = thumbnailOf(capture);
  const box = thumbnail.getBoundingClientRect();
  const start = pointOf({ clientX: box.left, clientY: box.top });
  const { scale, x, y, right, bottom } = over(picture, start, pointOf({ clientX: box.right, clientY: box.bottom }));
  const corners = getComputedStyle(thumbnail).borderRadius.replace(/\S+/g, `calc($& / ${scale})`);
  picture.style.setProperty('--over-thumbnail', `translate(${x}px, ${y}px) scale(${scale})`);
  picture.style.setProperty('--crop', `inset(0 ${right}px ${bottom}px 0 round ${corners})`);
}
