import { type Action, centre, close, distance, move, type Point, release, settle, tap } from './state';

const tapSlopPx = 5; // a press that moves less is a tap
const wheelPx = [1, 16, 100]; // of a wheel that scrolls by pixels, lines, pages
const wheelZoomPx = 500; // zooms by a factor of e
const pinchZoomPx = 100; // the same for a pinch on a trackpad, as browsers compute it
const restMs = 500; // after such a pause, several notches of the wheel have ended

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** One or two pointers move what is between them, and zoom by the ratio of their distances. */
export const drag = ([a = centre, b = a]: Point[], [c = centre, d = c]: Point[]) =>
  move(middle(a, b), middle(c, d), distance(c, d) / distance(a, b) || 1);

/** A pinch on a trackpad is a wheel with ctrl. */
export const wheelRatio = ({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) =>
  Math.exp(-deltaY * wheelPx[deltaMode]! / (ctrlKey ? pinchZoomPx : wheelZoomPx));

/** Turns pointers, the wheel and pinches on the stage into actions. */
export function startGestures(stage: HTMLElement, act: (action: Action) => void) {
  const pointers = new Map<number, Point>();
  let press: PointerEvent | undefined; // undefined with several pointers
  let rest: ReturnType<typeof setTimeout> | undefined; // after the wheel, unless a press follows

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const { scale } = visualViewport!; // of a page that is zoomed by a pinch
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
    act(drag(before, [...pointers.values()]));
  };

  stage.onpointercancel = () => { press = undefined; };

  stage.onlostpointercapture = ({ pointerId, timeStamp }) => {
    if (!pointers.delete(pointerId) || pointers.size) return;
    act(press ? release(timeStamp - press.timeStamp, press.pointerType === 'touch') : settle);
  };

  stage.onclick = (event) => {
    if (!press || distance(event, press) >= tapSlopPx) return;
    act(press.target instanceof HTMLImageElement ? tap(pointOf(event), event.timeStamp) : close);
  };

  stage.onwheel = (event) => {
    event.preventDefault(); // the page behind must not scroll
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!event.buttons && !isSideways) zoomAt(event, wheelRatio(event));
  };

  // A pinch on a trackpad, in Safari: https://developer.mozilla.org/docs/Web/API/GestureEvent
  let pinched = 1;
  for (const type of ['gesturestart', 'gesturechange', 'gestureend']) {
    stage.addEventListener(type, (event) => {
      event.preventDefault(); // the page must not zoom
      const { scale } = event as MouseEvent & { scale: number };
      const isPinch = type === 'gesturechange' && !pointers.size; // on a touch screen, pointers say it too
      if (isPinch) zoomAt(event as MouseEvent, scale / pinched);
      pinched = scale;
    });
  }
}
