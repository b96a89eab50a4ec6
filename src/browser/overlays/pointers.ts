import { find } from '../find';
import { dialog } from './overlays';
import { distance, movement, type Point, tapSlopPx, wheelRatio, wheelRestMs } from './zoom';

export const stage = find('.Viewer-stage', dialog);

/** The visible part of a page that is zoomed by a pinch. */
export const viewport = visualViewport!;

/** An event's position from the centre of the stage, in CSS pixels. */
export const pointOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => ({
  x: (clientX - viewport.offsetLeft) * viewport.scale - stage.offsetLeft - stage.offsetWidth / 2,
  y: (clientY - viewport.offsetTop) * viewport.scale - stage.offsetTop - stage.offsetHeight / 2,
});

type Move = (from: Point, to: Point, ratio: number) => void;
type Swipe = (press: PointerEvent, ms: number) => void;
type Tap = (press: PointerEvent, isDouble: boolean) => void;

/**
 * Recognises gestures on the stage.
 * - `swipe`: the only pointer is released;
 * - `settle`: the wheel pauses, the last of several pointers is released, or one is cancelled;
 * - `tap`: called again, with `isDouble`, for a double tap.
 */
export function startPointers(move: Move, swipe: Swipe, settle: () => void, tap: Tap) {
  const pointers = new Map<number, Point>();
  let press: PointerEvent | undefined; // undefined with several pointers
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  stage.onpointerdown = (event) => {
    if (event.button) return;
    clearTimeout(wheelTimer);
    if (event.isPrimary) pointers.clear(); // the release of earlier ones was lost
    press = pointers.size ? undefined : event;
    pointers.set(event.pointerId, pointOf(event));
    stage.setPointerCapture(event.pointerId);
  };

  stage.onpointermove = (event) => {
    if (!pointers.has(event.pointerId)) return;
    if (!event.buttons) return endLostPress(event);
    const before = [...pointers.values()];
    pointers.set(event.pointerId, pointOf(event));
    move(...movement(before, [...pointers.values()]));
  };

  stage.onpointercancel = () => {
    press = undefined;
  };

  function release({ pointerId, timeStamp }: PointerEvent) {
    if (!pointers.delete(pointerId) || pointers.size) return;
    if (press) swipe(press, timeStamp - press.timeStamp);
    else settle();
  }

  stage.onlostpointercapture = release;

  /** A menu or dialog of the system can take the release of a button. */
  function endLostPress(event: PointerEvent) {
    press = undefined;
    stage.releasePointerCapture(event.pointerId); // it may take effect only at the next event
    release(event);
  }

  stage.onclick = stage.ondblclick = (event) => {
    if (press && distance(event, press) < tapSlopPx) tap(press, event.type === 'dblclick');
  };

  stage.onwheel = (event) => {
    event.preventDefault(); // the page behind must not scroll
    if (event.buttons) return;
    const point = pointOf(event);
    move(point, point, wheelRatio(event));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(settle, wheelRestMs);
  };
}
