import type { startSlides } from './slides';
import { distance, movement, type Point, tapSlopPx, wheelRatio, wheelRestMs } from './zoom';

type Pinch = MouseEvent & { scale: number };

/** Recognises gestures on the stage. Points are in its pixels, from its centre. */
export function startGestures(stage: HTMLElement, { move, end, tap }: ReturnType<typeof startSlides>) {
  const pointers = new Map<number, Point>();
  let press: PointerEvent | undefined; // undefined with several pointers
  let wheelTimer: ReturnType<typeof setTimeout> | undefined; // while a wheel turns

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const { scale } = visualViewport!; // of a page that is zoomed by a pinch
    return { x: (clientX - left - width / 2) * scale, y: (clientY - top - height / 2) * scale };
  }

  function endWheel() {
    clearTimeout(wheelTimer);
    wheelTimer = undefined;
    end();
  }

  stage.onpointerdown = (event) => {
    if (event.button) return;
    if (wheelTimer) endWheel();
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

  stage.onclick = (event) => {
    if (press && distance(event, press) < tapSlopPx) tap(press, pointOf(event), event.detail % 2 === 0);
  };

  stage.onwheel = (event) => {
    event.preventDefault(); // the page behind must not scroll
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (event.buttons || isSideways) return;
    const point = pointOf(event);
    move(point, point, wheelRatio(event));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(endWheel, wheelRestMs);
  };

  // A pinch on a trackpad, in Safari: https://developer.mozilla.org/docs/Web/API/GestureEvent
  let pinchScale = 1;
  function pinch(event: Event) {
    event.preventDefault(); // the page must not zoom
    if (pointers.size) return; // on a touch screen, pointers say it too
    const { scale } = event as Pinch;
    const point = pointOf(event as Pinch);
    if (event.type === 'gesturechange') move(point, point, scale / pinchScale);
    if (event.type === 'gestureend') end();
    pinchScale = scale;
  }
  for (const type of ['gesturestart', 'gesturechange', 'gestureend']) stage.addEventListener(type, pinch);
}
