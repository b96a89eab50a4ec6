import { find } from '../find';
import { pointOf } from './pointers';
import { coverView } from './zoom';

export const thumbnailOf = (capture: HTMLElement) =>
  find<HTMLImageElement>('.CaptureImage-wide, .CaptureImage-portrait', capture);

/** Places the closed viewer's picture over its thumbnail, cropped the same. */
export function coverThumbnail(picture: HTMLImageElement, capture: HTMLElement) {
  const thumbnail = thumbnailOf(capture);
  const box = thumbnail.getBoundingClientRect();
  const start = pointOf({ clientX: box.left, clientY: box.top });
  const end = pointOf({ clientX: box.right, clientY: box.bottom });
  const { scale, x, y, right, bottom } = coverView(picture, start, end);
  const corners = getComputedStyle(thumbnail).borderRadius.replace(/\S+/g, `calc($& / ${scale})`);
  picture.style.setProperty('--over-thumbnail', `translate(${x}px, ${y}px) scale(${scale})`);
  picture.style.setProperty('--crop', `inset(0 ${right}px ${bottom}px 0 round ${corners})`);
}
