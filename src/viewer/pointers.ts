import { doubleTapMs, tapSlopPx } from './gesture-limits';
import { type Point, pointOn, span } from './zoom';

/** Where and when a pointer came down, and whether on the picture; a tap until it moves. */
export type Press = Point & { time: number; isTap: boolean; isPicture: boolean };

type Drag = (before: Point[], after: Point[]) => void;
type LetGo = (event: PointerEvent, press?: Press) => void;
type Tap = (press: Press, isDouble: boolean) => void;

/**
 * Recognises what pointers do on the stage. Calls `drag` with where all that are down were and are, `letGo` once the last
 * is up or was taken away, with its press if no other came, and `tap`. Returns whether any is down.
 */
export function startPointers(stage: HTMLElement, drag: Drag, letGo: LetGo, tap: Tap) {
  const pointers = new Map<number, Point>();
  let press: Press | undefined; // of the pointer that is down or was last, unless another came
  let tapTime = -Infinity;

  stage.onpointerdown = (event) => {
    if (event.button) return;
    const point = pointOn(stage, event);
    press = pointers.size ? undefined : { ...point, time: event.timeStamp, isTap: true, isPicture: event.target !== stage };
    pointers.set(event.pointerId, point);
    stage.setPointerCapture(event.pointerId);
  };

  stage.onpointermove = (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    const point = pointOn(stage, event);
    if (press?.isTap) {
      if (span(point, press) < tapSlopPx) return;
      press.isTap = false;
    }
    pointers.set(event.pointerId, point);
    drag(before, [...pointers.values()]);
  };

  stage.onlostpointercapture = (event) => {
    pointers.delete(event.pointerId);
    if (!pointers.size) letGo(event, press);
  };

  stage.onclick = ({ timeStamp }) => {
    if (!press?.isTap) return;
    const isDouble = timeStamp - tapTime < doubleTapMs;
    tapTime = isDouble ? -Infinity : timeStamp;
    tap(press, isDouble);
  };

  return () => pointers.size > 0;
}
