import { pointOf } from './pointers';
import { isPortrait, over } from './zoom';

/** Says where the style sheet puts a picture while the viewer is closed: over its thumbnail, and cropped alike. */
export function layOver(picture: HTMLImageElement, thumbnail: HTMLElement) {
  const { left, top } = thumbnail.getBoundingClientRect();
  const { scale, x, y, right, bottom } = over(picture, pointOf({ clientX: left, clientY: top }), thumbnail);
  picture.style.setProperty('--over-thumbnail', `translate(${x}px, ${y}px) scale(${scale})`);
  const radius = isPortrait(picture) ? '0px' : `calc(var(--radius) / ${scale})`; // a portrait one is within the corners
  picture.style.setProperty('--crop', `inset(0 ${right}px ${bottom}px 0 round ${radius})`);
}
