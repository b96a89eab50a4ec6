import { isDouble } from '../second-clicks';
import { type Action, centre, close, distance, move, type Point, release, settle, toggle } from './state';

const tapSlopPx = 5; // a pointer that moves less taps
const wheelPx = [1, 16, 100]; // by deltaMode: pixels, lines, pages
const wheelZoomPx = 500; // zoom by a factor of e
const pinchZoomPx = 100; // the same for a trackpad pinch, as browsers compute it
const restMs = 500; // after such a pause, the wheel has stopped

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Pans with one or two pointers, and zooms by the ratio of the distances between two. */
export const drag = ([a = centre, b = a]: Point[], [c = centre, d = c]: Point[]) =>
  move(middle(a, b), middle(c, d), distance(c, d) / distance(a, b) || 1);

/** Browsers report a trackpad pinch as a wheel event with ctrlKey. */
export const wheelRatio = ({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) =>
  Math.exp(-deltaY * wheelPx[deltaMode]! / (ctrlKey ? pinchZoomPx : wheelZoomPx));

/** Turns pointers, the wheel and pinches on the stage into actions. */
export function startGestures(stage: HTMLElement, act: (action: Action) => void) {
  const pointers = new Map<number, Point>();
  let press: PointerEvent | undefined; // undefined while there are several pointers
  let rest: ReturnType<typeof setTimeout> | undefined; // after the last wheel event

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const { scale } = visualViewport!; // of pinch zoom
    return { x: (clientX - left - width / 2) * scale, y: (clientY - top - height / 2) * scale };
  }

  function zoomAt(event: MouseEvent, ratio: number) {
    const point = pointOf(event);
    act(move(point, point, ratio));
    clearTimeout(rest);
    rest = setTimeout(() => act(settle), restMs);
  }

  stage.onpointerdown = (event) => {
    if (event.button) return;
    clearTimeout(rest);
    if (event.isPrimary) pointers.clear(); // their release was lost
    press = pointers.size ? undefined : event;
    pointers.set(event.pointerId, pointOf(event));
    stage.setPointerCapture(event.pointerId);
  };

  stage.onpointermove = (event) => {
    if (!pointers.has(event.pointerId)) return;
    if (!event.buttons) { // a system menu or dialog took the release
      press = undefined;
      return stage.releasePointerCapture(event.pointerId);
    }
    const before = [...pointers.values()];
    pointers.set(event.pointerId, pointOf(event));
    act(drag(before, [...pointers.values()]));
  };

  stage.onpointercancel = () => { press = undefined; };

  stage.onlostpointercapture = ({ pointerId, timeStamp }) => {
    if (!pointers.delete(pointerId) || pointers.size) return;
    act(press ? release(timeStamp - press.timeStamp, press.pointerType === 'touch') : settle);
  };

  stage.onclick = (event) => {
    if (!press || distance(event, press) >= tapSlopPx) return;
    const tap = isDouble() ? toggle(pointOf(event)) : settle;
    act(press.target instanceof HTMLImageElement ? tap : close);
  };

  stage.onwheel = (event) => {
    event.preventDefault(); // prevents scrolling of the page
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!event.buttons && !isSideways) zoomAt(event, wheelRatio(event));
  };

  // Safari reports a trackpad pinch as gesture events: https://developer.mozilla.org/docs/Web/API/GestureEvent
  let pinched = 1;
  for (const type of ['gesturestart', 'gesturechange', 'gestureend']) {
    stage.addEventListener(type, (event) => {
      event.preventDefault(); // prevents page zoom
      const { scale } = event as MouseEvent & { scale: number };
      const isPinch = type === 'gesturechange' && !pointers.size; // touch screens send pointer events too
      if (isPinch) zoomAt(event as MouseEvent, scale / pinched);
      pinched = scale;
    });
  }
}
