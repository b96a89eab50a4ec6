import { find } from '../find';

/** The picture of a capture, still empty: its final box is there at once, and the thumbnail fills it until it is loaded. */
export function makePicture(capture: HTMLAnchorElement): HTMLImageElement {
  const thumbnail = find<HTMLImageElement>('img', capture);
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  image.dataset.full = capture.href;
  const [width, height] = [thumbnail.getAttribute('width'), thumbnail.getAttribute('height')];
  image.style.cssText = `--width:${width};--height:${height};--thumbnail:url("${thumbnail.currentSrc}")`;
  image.onload = () => { image.dataset.state = 'load'; };
  image.onerror = () => { image.dataset.state = 'error'; };
  return image;
}
