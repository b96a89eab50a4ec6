import { distance } from '../dom';
import { isSecond } from '../double-clicks';
import { type Action, center, close, move, type Point, release, settle, toggle } from './state';

const tapSlopPx = 5; // a pointer that moves less is a tap
const wheelZoomPx = 500; // for zooming by a factor of e
const pinchZoomPx = 100; // the same for a trackpad pinch, as browsers report it
const settleDelayMs = 500; // after such a pause, the wheel is considered to have stopped

/** Turns pointer, wheel and pinch events on the stage into actions. */
export function startGestures(stage: HTMLElement, dispatch: (action: Action) => void) {
  const pointers = new Map<number, Point>();
  let press: PointerEvent | undefined; // the last one, unless there were several pointers or it was canceled
  let tap: MouseEvent | undefined; // unless it has completed a double tap
  let settleTimer: ReturnType<typeof setTimeout> | undefined; // a timer that is restarted by each wheel event

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const { scale } = visualViewport!; // of pinch zoom
    return { x: (clientX - left - width / 2) * scale, y: (clientY - top - height / 2) * scale };
  }

  /** Returns the midpoint of one or two pointers, and the distance between them. */
  function measurePointers() {
    const [a = center, b = a] = pointers.values();
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, span: distance(a, b) };
  }

  function zoomAt(event: MouseEvent, ratio: number) {
    const point = pointOf(event);
    dispatch((state) => move(state, point, point, ratio));
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => dispatch(settle), settleDelayMs);
  }

  function end({ pointerId, timeStamp }: PointerEvent) {
    if (!pointers.delete(pointerId) || pointers.size) return;
    const last = press;
    dispatch(last ? (state) => release(state, timeStamp - last.timeStamp, last.pointerType === 'touch') : settle);
  }

  stage.onpointerdown = (event) => {
    if (event.button) return;
    clearTimeout(settleTimer);
    press = pointers.size ? undefined : event;
    pointers.set(event.pointerId, pointOf(event));
    stage.setPointerCapture(event.pointerId);
  };

  stage.onpointermove = (event) => {
    if (!event.buttons) return end(event); // the release got lost
    if (!pointers.has(event.pointerId)) return;
    const before = measurePointers();
    pointers.set(event.pointerId, pointOf(event));
    const { middle, span } = measurePointers();
    const ratio = pointers.size > 1 ? span / before.span : 1;
    dispatch((state) => move(state, before.middle, middle, ratio));
  };

  stage.onpointercancel = () => { press = undefined; };

  stage.onlostpointercapture = end;

  stage.onclick = (event) => {
    if (!press || distance(event, press) >= tapSlopPx) return;
    const at = pointOf(event);
    const isDouble = isSecond(event, tap);
    tap = isDouble ? undefined : event;
    if (!(press.target instanceof HTMLImageElement)) dispatch(close);
    else dispatch(isDouble ? (state) => toggle(state, at) : settle);
  };

  stage.onwheel = (event) => {
    event.preventDefault(); // prevents scrolling of the page
    const { deltaX, deltaY, ctrlKey, buttons } = event; // ctrlKey means a trackpad pinch
    if (buttons || Math.abs(deltaX) > Math.abs(deltaY)) return;
    zoomAt(event, Math.exp(-deltaY / (ctrlKey ? pinchZoomPx : wheelZoomPx)));
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
