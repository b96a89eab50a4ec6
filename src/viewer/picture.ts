import { find } from '../find';
import { setProperties } from './set-properties';

/** A capture of the page, and the image that shows it in the viewer. */
export type Picture = { capture: HTMLAnchorElement; image: HTMLImageElement };

/** The picture of a capture, still empty: its final box is there at once, and the thumbnail fills it until it is loaded. */
export function makePicture(capture: HTMLAnchorElement): Picture {
  const thumbnail = find<HTMLImageElement>('img', capture);
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  setProperties(image, {
    width: thumbnail.getAttribute('width'),
    height: thumbnail.getAttribute('height'),
    thumbnail: `url("${thumbnail.currentSrc}")`,
  });
  image.onload = () => { image.dataset.state = 'load'; };
  image.onerror = () => { image.dataset.state = 'error'; };
  return { capture, image };
}
