import { distance, movement, type Point, tapSlopPx, wheelRatio, wheelRestMs } from './zoom';

type Gestures = {
  /** Moves what is under `from` to `to`, and zooms about it by `ratio`. */
  move: (from: Point, to: Point, ratio: number) => void;
  /** The wheel pauses, or the last pointer is released. `press` is its beginning, if it was alone. */
  end: (press?: PointerEvent, ms?: number) => void;
  /** Called again, with `isDouble`, for a double tap. */
  tap: (press: PointerEvent, at: Point, isDouble: boolean) => void;
};

/** Recognises gestures on the stage. Points are in its pixels, from its centre. */
export function startGestures(stage: HTMLElement, { move, end, tap }: Gestures) {
  const pointers = new Map<number, Point>();
  let press: PointerEvent | undefined; // undefined with several pointers
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const { scale } = visualViewport!; // of a page that is zoomed by a pinch
    return { x: (clientX - left - width / 2) * scale, y: (clientY - top - height / 2) * scale };
  }

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
    if (!event.buttons) { // a menu or dialog of the system took the release
      press = undefined;
      return stage.releasePointerCapture(event.pointerId);
    }
    const before = [...pointers.values()];
    pointers.set(event.pointerId, pointOf(event));
    move(...movement(before, [...pointers.values()]));
  };

  stage.onpointercancel = () => { press = undefined; };

  stage.onlostpointercapture = ({ pointerId, timeStamp }) => {
    if (!pointers.delete(pointerId) || pointers.size) return;
    end(press, timeStamp - (press?.timeStamp ?? 0));
  };

  stage.onclick = stage.ondblclick = (event) => {
    if (press && distance(event, press) < tapSlopPx) tap(press, pointOf(event), event.type === 'dblclick');
  };

  stage.onwheel = (event) => {
    event.preventDefault(); // the page behind must not scroll
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (event.buttons || isSideways) return;
    const point = pointOf(event);
    move(point, point, wheelRatio(event));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(end, wheelRestMs);
  };
}
