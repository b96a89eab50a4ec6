import { find } from '../find';
import { closeOverlay, openOverlay } from '../router/location';
import { pointOf, stage, startPointers } from './pointers';
import { carry, isPull, maxScale, minScale, type Point, rest, settle, swipeStep, type View, zoomStep } from './zoom';

const leastTapScale = 2; // a double tap shows the picture's own pixels, but enlarges it at least so much
const panPx = 80; // an arrow key pans an enlarged picture by this much

export const dialog = find<HTMLDialogElement>('dialog');

const setDisabled = (control: string, isDisabled: boolean) => {
  find(`[value="${control}"]`, dialog).ariaDisabled = `${isDisabled}`;
};

/** Writes a view to custom properties of the dialog, which the style sheet reads, and disables controls at their limits. */
function paint(picture: HTMLImageElement, view: View, isMoving: boolean) {
  dialog.style.cssText = `--x:${view.x};--y:${view.y};--scale:${view.scale}`;
  dialog.toggleAttribute('data-moving', isMoving);
  setDisabled('-', view.scale === minScale);
  setDisabled('+', view.scale === maxScale);
  setDisabled('PageUp', !picture.previousSibling);
  setDisabled('PageDown', !picture.nextSibling);
}

/** Binds each action to its key and to the control that has the key as its value. */
function startKeys(actions: Partial<Record<string, () => void>>) {
  dialog.onkeydown = (event) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  for (const control of dialog.querySelectorAll('button')) control.onclick = actions[control.value] ?? null;
}

/** Connects keys, controls, pointers and wheel to the picture. Returns a function that shows another one, unzoomed. */
export function startGestures() {
  let picture: HTMLImageElement; // set whenever the dialog is open
  let index: number;
  let view: View; // at scale 1, x and y are the offset of a swipe or a pull
  let fittedPx: number; // the picture's width at scale 1 when `view` was set

  const isEnlarged = () => view.scale > minScale;

  function lay(next: View, isMoving: boolean) {
    view = next;
    paint(picture, view, isMoving);
    // Reading the width forces a layout, so that a new picture does not animate from the place of the last one.
    fittedPx = picture.offsetWidth;
  }

  const comeToRest = (next = view) => lay(settle(next, picture, stage), false);
  const carryToRest = (from: Point, to: Point, ratio = 1) => comeToRest(carry(view, from, to, ratio));

  function close() {
    dialog.close();
    closeOverlay(); // not only in `onclose`, which runs later: a navigation must wait for it
  }

  function walk(to: number) {
    if (stage.children[to] && to !== index) openOverlay('viewer', to);
    else comeToRest();
  }

  function step(x: number, y: number) {
    if (isEnlarged()) carryToRest(rest, { x: x * panPx, y: y * panPx });
    else walk(index - x);
  }

  startKeys({
    ArrowLeft: () => step(1, 0),
    ArrowRight: () => step(-1, 0),
    ArrowUp: () => step(0, 1),
    ArrowDown: () => step(0, -1),
    PageUp: () => walk(index - 1),
    PageDown: () => walk(index + 1),
    Home: () => walk(0),
    End: () => walk(stage.children.length - 1),
    '+': () => carryToRest(rest, rest, zoomStep),
    '-': () => carryToRest(rest, rest, 1 / zoomStep),
    '0': () => comeToRest(rest),
    Escape: close,
  });

  const move = (from: Point, to: Point, ratio: number) => lay(carry(view, from, to, ratio), true);

  function letGo(press?: PointerEvent, ms = 0) {
    if (!dialog.open) return; // it is closing, and keeps its view
    if (!press || isEnlarged()) comeToRest();
    else if (press.pointerType === 'touch' && isPull(view, stage)) close();
    else walk(index + swipeStep(view.x, ms, stage.offsetWidth));
  }

  function tap(press: PointerEvent, isDouble: boolean) {
    const point = pointOf(press);
    if (press.target === stage) close();
    else if (!isDouble) carryToRest(point, rest);
    else if (isEnlarged()) comeToRest(rest);
    else carryToRest(point, point, Math.max(leastTapScale, picture.naturalWidth / picture.offsetWidth));
  }

  startPointers(move, letGo, tap);

  // The style sheet refits the picture; keep the same part of it in the centre.
  addEventListener('resize', () => {
    if (!dialog.open) return;
    const ratio = picture.offsetWidth / fittedPx;
    comeToRest({ ...view, x: view.x * ratio, y: view.y * ratio });
  });

  return (nextPicture: HTMLImageElement, nextIndex: number) => {
    picture = nextPicture;
    index = nextIndex;
    lay(rest, false);
  };
}
