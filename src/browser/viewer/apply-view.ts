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
  const to = thumbnail.getBoundingClientRect();
  const width = picture.offsetWidth * scale;
  const height = picture.offsetHeight * scale;
  const left = x + (stage.offsetWidth - width) / 2;
  const top = y + (stage.offsetHeight - height) / 2;
  const ratio = Math.max(to.width / width, to.height / height);
  const shrink = ratio * pinchScale;
  const moveX = (to.x - offsetLeft) * pinchScale - stage.offsetLeft - left * shrink;
  const moveY = (to.y - offsetTop) * pinchScale - stage.offsetTop - top * shrink;
  stage.style.cssText = `--shrunk:matrix(${shrink},0,0,${shrink},${moveX},${moveY});
    --crop:xywh(${left}px ${top}px ${to.width / ratio}px ${to.height / ratio}px round 3%)`;
}
