// Moves the viewer's picture by wheel, fingers, mouse, keys and controls. The view is painted into custom properties
// of the dialog, so that it keeps up with a hand. At scale 1 its offset is the drag of a swipe or a pull.
import { find } from '../find';
import { openOverlay } from '../router/location';
import { carry, follow, isPull, maxScale, minScale, type Point, rest, settle, swipeStep, type View, zoomStep } from './zoom';

const panPx = 80;
const tapSlopPx = 5; // what a press may move and still be a tap
const doubleTapMs = 300;
const wheelRestMs = 150;
const wheelLinePx = 16;

type Handler = (event: WheelEvent & PointerEvent & KeyboardEvent, target: HTMLElement) => void;

/** Starts to listen on `dialog`. Returns what takes up another picture, `images[index]`, at rest. */
export function startGestures(dialog: HTMLDialogElement) {
  const stage = find('div', dialog);
  const pointers = new Map<number, Point>();
  let images: HTMLImageElement[];
  let index: number;
  let view: View;
  let timer: number;
  let lastTap = NaN; // no time is near it
  let press: (Point & { time: number; isTap: boolean; isPicture: boolean }) | undefined;

  function paint(next: View, isMoving = false) {
    const { scale, x, y } = (view = next);
    dialog.style.cssText = `--x:${x}px;--y:${y}px;--scale:${scale};--pull:${scale > minScale ? 0 : y}`;
    dialog.toggleAttribute('data-moving', isMoving);
    const ends: Record<string, boolean> =
      { '-': scale === minScale, '+': scale === maxScale, PageUp: !index, PageDown: !images[index + 1] };
    for (const key in ends) find(`[value="${key}"]`, dialog).ariaDisabled = `${ends[key]}`;
  }

  const comeToRest = (next = view) => paint(settle(next, images[index]!, stage));
  const zoom = (factor: number) => comeToRest(carry(view, rest, rest, factor));
  const pan = (from: Point, to: Point) => comeToRest(carry(view, from, to, 1));
  const walk = (to: number) => (images[to] && to !== index ? openOverlay(`${to}`) : comeToRest());
  const step = (x: number, y: number) => (view.scale > minScale ? pan(rest, { x: x * panPx, y: y * panPx }) : walk(index - x));

  // A control's value is the key that does the same.
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(1, 0),
    ArrowRight: () => step(-1, 0),
    ArrowUp: () => step(0, 1),
    ArrowDown: () => step(0, -1),
    PageUp: () => walk(index - 1),
    PageDown: () => walk(index + 1),
    Home: () => walk(0),
    End: () => walk(images.length - 1),
    '+': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    '0': () => comeToRest(rest),
    Escape: () => dialog.close(),
  };

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { x, y, width, height } = stage.getBoundingClientRect();
    return { x: clientX - x - width / 2, y: clientY - y - height / 2 };
  }

  const handlers: Record<string, Handler> = {
    keydown(event) {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    },

    wheel(event) {
      event.preventDefault(); // keeps the page behind where it is
      const px = event.deltaY * (event.deltaMode ? wheelLinePx : 1);
      const point = pointOf(event);
      paint(carry(view, point, point, Math.exp(px / -500)), true);
      clearTimeout(timer);
      timer = setTimeout(comeToRest, wheelRestMs);
    },

    pointerdown(event, target) {
      if (event.button || !stage.contains(target)) return;
      const point = pointOf(event);
      press = pointers.size ? undefined : { ...point, time: event.timeStamp, isTap: true, isPicture: target !== stage };
      pointers.set(event.pointerId, point);
      stage.setPointerCapture(event.pointerId);
    },

    pointermove(event) {
      const before = [...pointers.values()];
      const point = pointOf(event);
      if (!pointers.has(event.pointerId)) return;
      if (press?.isTap) {
        if (Math.hypot(point.x - press.x, point.y - press.y) < tapSlopPx) return;
        press.isTap = false;
      }
      pointers.set(event.pointerId, point);
      paint(follow(view, before, [...pointers.values()]), true);
    },

    // After the pointer is up, or was taken away.
    lostpointercapture(event) {
      pointers.delete(event.pointerId);
      if (pointers.size || press?.isTap) return;
      const isFree = press && view.scale === minScale;
      const ms = event.timeStamp - (press?.time ?? 0);
      if (isFree && event.pointerType === 'touch' && isPull(view, stage)) dialog.close();
      else walk(isFree ? index + swipeStep(view.x, ms, stage.offsetWidth) : index);
    },

    click(event, target) {
      const control = target.closest('button');
      if (control) return keys[control.value]!();
      if (target !== stage || !press?.isTap) return;
      if (!press.isPicture) return dialog.close();
      const isDouble = event.timeStamp - lastTap < doubleTapMs;
      const { naturalWidth, offsetWidth } = images[index]!;
      lastTap = isDouble ? NaN : event.timeStamp;
      if (!isDouble) pan(press, rest);
      else if (view.scale > minScale) comeToRest(rest);
      else comeToRest(carry(view, press, press, Math.max(2, naturalWidth / offsetWidth)));
    },
  };

  for (const type in handlers) {
    dialog.addEventListener(type, (event) => handlers[type]!(event as never, event.target as HTMLElement), { passive: false });
  }
  addEventListener('resize', () => dialog.open && comeToRest());

  return (nextImages: HTMLImageElement[], nextIndex: number) => {
    images = nextImages;
    index = nextIndex;
    comeToRest(rest);
  };
}
