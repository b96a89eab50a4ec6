import { openOverlay } from '../router/location';
import { panPx } from './gesture-limits';
import { startKeys } from './keys';
import { paint } from './paint';
import { type Press, startPointers } from './pointers';
import { startWheel } from './wheel';
import { carry, follow, isPull, minScale, type Point, refit, rest, settle, swipeStep, type View, zoomStep } from './zoom';

/** Has keys, controls, pointers and wheel move a picture. Returns what takes up another, `index` of `count`, at rest. */
export function startGestures(dialog: HTMLDialogElement, stage: HTMLElement) {
  let picture: HTMLImageElement; // there is one whenever the dialog is open
  let index: number;
  let count: number;
  let view: View; // at scale 1, its offset is the drag of a swipe or a pull
  let fittedPx: number; // the width of the picture, not enlarged, when it lay like that

  const close = () => dialog.close();
  const isEnlarged = () => view.scale > minScale;

  function lay(next: View, isMoving: boolean) {
    view = next;
    fittedPx = picture.offsetWidth;
    paint(dialog, view, index, count, isMoving);
  }

  const move = (next: View) => lay(next, true);
  const comeToRest = (next = view) => lay(settle(next, picture, stage), false);
  const carryToRest = (from: Point, to: Point, ratio = 1) => comeToRest(carry(view, from, to, ratio));

  function walk(to: number) {
    if (to >= 0 && to < count && to !== index) openOverlay(`${to}`);
    else comeToRest();
  }

  function step(x: number, y: number) {
    if (isEnlarged()) carryToRest(rest, { x: x * panPx, y: y * panPx });
    else walk(index - x);
  }

  startKeys(dialog, {
    ArrowLeft: () => step(1, 0),
    ArrowRight: () => step(-1, 0),
    ArrowUp: () => step(0, 1),
    ArrowDown: () => step(0, -1),
    PageUp: () => walk(index - 1),
    PageDown: () => walk(index + 1),
    Home: () => walk(0),
    End: () => walk(count - 1),
    '+': () => carryToRest(rest, rest, zoomStep),
    '-': () => carryToRest(rest, rest, 1 / zoomStep),
    '0': () => comeToRest(rest),
    Escape: close,
  });

  const drag = (before: Point[], after: Point[]) => move(follow(view, before, after));

  function letGo({ pointerType, timeStamp }: PointerEvent, press?: Press) {
    if (!dialog.open) return; // closed in the meantime, it leaves as it lies
    if (!press || isEnlarged()) comeToRest();
    else if (pointerType === 'touch' && isPull(view, stage)) close();
    else walk(index + swipeStep(view.x, timeStamp - press.time, stage.offsetWidth));
  }

  function tap(press: Press, isDouble: boolean) {
    if (!press.isPicture) close();
    else if (!isDouble) carryToRest(press, rest);
    else if (isEnlarged()) comeToRest(rest);
    else carryToRest(press, press, Math.max(2, picture.naturalWidth / picture.offsetWidth));
  }

  const isHeld = startPointers(stage, drag, letGo, tap);

  startWheel(stage, (at, ratio) => move(carry(view, at, at, ratio)), () => {
    if (!isHeld()) comeToRest(); // a hand that has it by then brings it to rest
  });

  // The style sheet fits the picture anew; where it is enlarged, its offset must follow.
  addEventListener('resize', () => {
    if (dialog.open && isEnlarged()) comeToRest(refit(view, picture.offsetWidth / fittedPx));
  });

  return (nextPicture: HTMLImageElement, nextIndex: number, nextCount: number) => {
    picture = nextPicture;
    index = nextIndex;
    count = nextCount;
    comeToRest(rest);
  };
}
