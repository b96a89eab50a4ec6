import { find } from '../find';
import { pointOf } from './pointers';

/** Sets where the picture of the closed viewer lies: over its thumbnail, and cropped like that. */
export function layOver(picture: HTMLImageElement, capture: HTMLElement) {
  const thumbnail = find('img', capture);
  const { left, top } = thumbnail.getBoundingClientRect();
  const corner = pointOf({ clientX: left, clientY: top });
  const { offsetWidth: width, offsetHeight: height } = picture;
  const scale = Math.max(thumbnail.offsetWidth / width, thumbnail.offsetHeight / height);
  const x = corner.x + width * scale / 2;
  const y = corner.y + height * scale / 2;
  const right = width - thumbnail.offsetWidth / scale;
  const bottom = height - thumbnail.offsetHeight / scale;
  picture.style.setProperty('--over-thumbnail', `translate(${x}px, ${y}px) scale(${scale})`);
  picture.style.setProperty('--crop', `inset(0 ${right}px ${bottom}px 0 round calc(var(--radius) / ${scale}))`);
}
