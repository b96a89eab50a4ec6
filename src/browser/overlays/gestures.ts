import { afterFrame } from '../../page/after-frame';
import { find, findAll } from '../find';
import { dialog, isViewerOpen } from './overlays';
import { pointOf, stage, startPointers, viewport } from './pointers';
import {
  clamp, fitted, isPull, leastTapScale, maxScale, minScale, pan, panPx, type Point, swipeStep, type View, zoomStep,
} from './zoom';

/** The pictures of a gallery, side by side. */
export const strip = find('.Viewer-strip', dialog);

/** -1 if the next picture is on the left. */
export const forward = () => (document.dir === 'rtl' ? -1 : 1);

const setDisabled = (control: string, isDisabled: boolean) => {
  find(`[value="${control}"]`, dialog).ariaDisabled = `${isDisabled}`;
};

/** Places the viewer over the visible part of a zoomed page. Otherwise `none`, because a transform creates a layer. */
const transform = () => (viewport.scale > 1
  ? `translate(${viewport.offsetLeft}px,${viewport.offsetTop}px) scale(${1 / viewport.scale})`
  : 'none');

/** Shows a view, and disables controls at their limits. */
function paint(picture: HTMLImageElement, view: View, isMoving: boolean, max = maxScale) {
  dialog.style.cssText = `--x:${view.x};--y:${view.y};--scale:${view.scale};transform:${transform()}`;
  dialog.toggleAttribute('data-moving', isMoving);
  dialog.toggleAttribute('data-zoomed', view.scale > minScale);
  if (isMoving) return;
  afterFrame(() => {
    setDisabled('-', view.scale === minScale);
    setDisabled('+', view.scale >= max);
    setDisabled('PageUp', !picture.previousSibling);
    setDisabled('PageDown', !picture.nextSibling);
  });
}

function startKeys(actions: Partial<Record<string, () => void>>) {
  dialog.onkeydown = (event) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  for (const control of findAll<HTMLButtonElement>('button', dialog)) control.onclick = actions[control.value] ?? null;
}

/** Connects keys, controls, pointers and wheel. Returns a function that switches to another picture. */
export function startGestures(show: (index: number) => void, close: () => void) {
  let picture: HTMLImageElement; // set when the dialog opens
  let index: number;
  let view: View; // at scale 1, x and y are the offset of a swipe or pull
  let fittedPx = 1; // the picture's width at scale 1 when `view` was set

  const isEnlarged = () => view.scale > minScale;
  const ownScale = () => picture.naturalWidth / picture.offsetWidth;
  const limitScale = () => Math.max(maxScale, ownScale());

  function setView(next: View, isMoving: boolean) {
    fittedPx = picture.offsetWidth; // before writing, which would force a layout
    view = next;
    paint(picture, view, isMoving, limitScale());
  }

  const move = (from: Point, to: Point, ratio: number) => setView(pan(view, from, to, ratio, limitScale()), true);
  const settleAt = (next: View) => setView(clamp(next, picture, stage), false);
  const panAndSettle = (from: Point, to: Point, ratio = 1) => settleAt(pan(view, from, to, ratio, limitScale()));

  function settle() {
    if (isViewerOpen()) settleAt(view); // while closing, it keeps its view
  }

  function goTo(to: number) {
    if (!isViewerOpen()) return;
    if (strip.children[to] && to !== index) show(to);
    else settle();
  }

  function step(x: number, y: number) {
    if (isEnlarged()) panAndSettle(fitted, { x: x * panPx, y: y * panPx });
    else goTo(index - x * forward());
  }

  startKeys({
    ArrowLeft: () => step(1, 0),
    ArrowRight: () => step(-1, 0),
    ArrowUp: () => step(0, 1),
    ArrowDown: () => step(0, -1),
    PageUp: () => goTo(index - 1),
    PageDown: () => goTo(index + 1),
    Home: () => goTo(0),
    End: () => goTo(strip.children.length - 1),
    '+': () => panAndSettle(fitted, fitted, zoomStep),
    '-': () => panAndSettle(fitted, fitted, 1 / zoomStep),
    '0': () => settleAt(fitted),
    Escape: close,
  });

  function swipe(press: PointerEvent, ms: number) {
    if (!isViewerOpen() || isEnlarged()) return settle();
    if (press.pointerType === 'touch' && isPull(view, stage)) close();
    else goTo(index + swipeStep(view.x, ms, stage.offsetWidth) * forward());
  }

  function tap(press: PointerEvent, isDouble: boolean) {
    const point = pointOf(press);
    if (press.target !== picture) close();
    else if (!isDouble) panAndSettle(point, fitted);
    else if (isEnlarged()) settleAt(fitted);
    else panAndSettle(point, point, Math.max(leastTapScale, ownScale()));
  }

  startPointers(move, swipe, settle, tap);

  // Keeps the same part of a resized picture in the centre.
  viewport.onresize = viewport.onscroll = () => {
    if (!isViewerOpen()) return;
    const ratio = picture.offsetWidth / fittedPx;
    settleAt({ ...view, x: view.x * ratio, y: view.y * ratio });
  };

  return (nextPicture: HTMLImageElement, nextIndex: number) => {
    picture = nextPicture;
    index = nextIndex;
    view = fitted;
    paint(picture, view, false);
  };
}
