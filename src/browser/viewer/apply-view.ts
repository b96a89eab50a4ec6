import * as words from 'site-words';
import { query, queryAll } from '../dom';
import { viewer } from '../overlays';
import { loadNext, type Slide } from './slides';
import { type Box, isAtLimit, type State, type View } from './state';

export const strip = query('.Viewer-strip', viewer);
export const stage = strip.parentElement!;
export const controls = queryAll<HTMLButtonElement>('.Viewer-control', viewer);

export function measure({ offsetWidth, offsetHeight, naturalWidth }: HTMLImageElement): Box {
  return {
    stage: { width: stage.offsetWidth, height: stage.offsetHeight },
    picture: { width: offsetWidth, height: offsetHeight },
    pixels: naturalWidth,
  };
}

/** Writes the position and scale. At scale 1, a step to another picture changes only the strip. */
export function applyView({ index, x, y, scale, isMoving }: View) {
  const { scale: pinchScale, offsetLeft, offsetTop } = visualViewport!; // of pinch zoom
  strip.style.cssText = `--at:${index}`;
  viewer.style.cssText = `--x:${x};--y:${y};--scale:${scale};
    transform:translate(${offsetLeft}px,${offsetTop}px) scale(${1 / pinchScale})`;
  viewer.toggleAttribute('data-moving', isMoving);
  viewer.toggleAttribute('data-enlarged', scale > 1);
}

/** Disables the controls that would have no effect. */
export function disableControls(state: State) {
  for (const control of controls) control.ariaDisabled = `${isAtLimit[control.value]?.(state) ?? false}`;
}

/** Loads the picture at `index`, also if it failed before, and announces its position and caption. */
export function showPicture(slides: Slide[], index: number) {
  const slide = slides[index]!;
  if (slide.picture.dataset.state === 'failed') delete slide.picture.dataset.state;
  loadNext(slides, index);
  for (const other of slides) other.picture.inert = other !== slide;
  const caption = query('.Viewer-caption', viewer);
  caption.replaceChildren(Object.assign(document.createElement('span'), { textContent: slide.text })); // fades in
  caption.style.cssText = slide.picture.style.cssText;
  query('.Viewer-counter', viewer).textContent = words.position(index + 1, slides.length);
  query<HTMLAnchorElement>('.Viewer-file', viewer).href = slide.link.href;
}

/** Sets how the stage shrinks the picture to its thumbnail and crops it to the part that the thumbnail shows. */
export function setThumbnailTransform({ thumbnail, picture }: Slide, { x, y, scale }: View) {
  const { scale: pinchScale, offsetLeft, offsetTop } = visualViewport!; // of pinch zoom
  const { left, top, width, height } = thumbnail.getBoundingClientRect();
  const [fullWidth, fullHeight] = [picture.offsetWidth * scale, picture.offsetHeight * scale];
  // The corner of the picture in the stage, and that of the thumbnail in the viewer, which applyView zooms out.
  const from = { x: x + (stage.offsetWidth - fullWidth) / 2, y: y + (stage.offsetHeight - fullHeight) / 2 };
  const to = { x: (left - offsetLeft) * pinchScale, y: (top - offsetTop) * pinchScale };
  const ratio = Math.max(width / fullWidth, height / fullHeight); // the thumbnail covers its box
  const shrink = ratio * pinchScale;
  const moveX = to.x - stage.offsetLeft - from.x * shrink;
  const moveY = to.y - stage.offsetTop - from.y * shrink;
  stage.style.cssText = `--shrunk:matrix(${shrink},0,0,${shrink},${moveX},${moveY});
    --crop:xywh(${from.x}px ${from.y}px ${width / ratio}px ${height / ratio}px round 3%)`;
}
