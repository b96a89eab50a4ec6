import { find } from '../find';

/** The picture of a capture, still empty: its final box is there at once, and the thumbnail fills it until it is loaded. */
export function makePicture(capture: HTMLAnchorElement): HTMLImageElement {
  const thumbnail = find<HTMLImageElement>('img', capture);
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  image.dataset.full = capture.href;
  image.style.cssText = `--width:${thumbnail.getAttribute('width')};--height:${thumbnail.getAttribute('height')};--thumbnail:url("${thumbnail.currentSrc}")`;
  for (const state of ['load', 'error']) image.addEventListener(state, () => { image.dataset.state = state; });
  return image;
}
