import { afterFrame } from '../../page/after-frame';
import { find, findAll } from '../find';
import { dialog } from './overlays';
import { pointOf, seen, stage, startPointers } from './pointers';
import { forward, strip } from './strip';
import { isViewerOpen } from './viewer-dialog';
import {
  clamp, isPull, leastTapScale, maxScale, minScale, pan, panPx, type Point, rest, swipeStep, type View, zoomStep,
} from './zoom';

const setDisabled = (control: string, isDisabled: boolean) => {
  find(`[value="${control}"]`, dialog).ariaDisabled = `${isDisabled}`;
};

/** Places the viewer over what is seen of a zoomed page. Else there is none, which would give it a layer of its own. */
const transform = () =>
  seen.scale > 1 ? `translate(${seen.offsetLeft}px,${seen.offsetTop}px) scale(${1 / seen.scale})` : 'none';

/** Passes a view to the style sheet, and disables controls at their limits. */
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

/**
 * Connects keys, controls, pointers and wheel. `show` takes the index of a capture.
 * Returns a function that switches to another picture, unzoomed.
 */
export function startGestures(show: (index: number) => void, close: () => void) {
  let picture: HTMLImageElement; // set whenever the dialog is open
  let index: number;
  let view: View; // at scale 1, x and y are the offset of a swipe or pull
  let fittedPx = 1; // the picture's width at scale 1 when `view` was set; only valid if its offset is not 0

  const isEnlarged = () => view.scale > minScale;
  const ownScale = () => picture.naturalWidth / picture.offsetWidth;
  const limitScale = () => Math.max(maxScale, ownScale());

  function setView(next: View, isMoving: boolean) {
    fittedPx = picture.offsetWidth; // before writing, which would force a layout
    view = next;
    paint(picture, view, isMoving, limitScale());
  }

  const comeToRest = (next = view) => setView(clamp(next, picture, stage), false);
  const panToRest = (from: Point, to: Point, ratio = 1) => comeToRest(pan(view, from, to, ratio, limitScale()));

  function goTo(to: number) {
    if (!isViewerOpen()) return;
    if (strip.children[to] && to !== index) show(to);
    else comeToRest();
  }

  function step(x: number, y: number) {
    if (isEnlarged()) panToRest(rest, { x: x * panPx, y: y * panPx });
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
    '+': () => panToRest(rest, rest, zoomStep),
    '-': () => panToRest(rest, rest, 1 / zoomStep),
    '0': () => comeToRest(rest),
    Escape: close,
  });

  const move = (from: Point, to: Point, ratio: number) => setView(pan(view, from, to, ratio, limitScale()), true);

  function settle() {
    if (isViewerOpen()) comeToRest(); // otherwise it keeps its view while closing
  }

  function swipe(press: PointerEvent, ms: number) {
    if (!isViewerOpen() || isEnlarged()) return settle();
    if (press.pointerType === 'touch' && isPull(view, stage)) close();
    else goTo(index + swipeStep(view.x, ms, stage.offsetWidth) * forward());
  }

  function tap(press: PointerEvent, isDouble: boolean) {
    const point = pointOf(press);
    if (press.target !== picture) close();
    else if (!isDouble) panToRest(point, rest);
    else if (isEnlarged()) comeToRest(rest);
    else panToRest(point, point, Math.max(leastTapScale, ownScale()));
  }

  startPointers(move, swipe, settle, tap);

  // If the picture is resized, keep the same part centred.
  seen.onresize = seen.onscroll = () => {
    if (!isViewerOpen()) return;
    const ratio = picture.offsetWidth / fittedPx;
    comeToRest({ ...view, x: view.x * ratio, y: view.y * ratio });
  };

  return (nextPicture: HTMLImageElement, nextIndex: number) => {
    picture = nextPicture;
    index = nextIndex;
    view = rest;
    paint(picture, view, false);
  };
}
