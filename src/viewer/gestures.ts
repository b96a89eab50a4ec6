// Moves the viewer's picture by wheel, fingers, mouse, keys and controls. The view is painted into custom properties
// of the dialog, so that it keeps up with a hand. At scale 1 its offset is the drag of a swipe or a pull.
import { openOverlay } from '../router/location';
import { doubleTapMs, panPx, tapSlopPx, wheelLinePx, wheelRestMs } from './gesture-limits';
import { carry, follow, isPull, maxScale, minScale, type Point, refit, rest, settle, span, swipeStep, type View, zoomStep } from './zoom';

/** Starts to listen on `dialog`. Returns what takes up another picture, `images[index]`, at rest. */
export function startGestures(dialog: HTMLDialogElement, stage: HTMLElement) {
  const controls = dialog.querySelectorAll('button'); // in the order in which their ends are told below
  const pointers = new Map<number, Point>();
  let images: HTMLImageElement[];
  let index: number;
  let view: View;
  let fittedPx: number; // the width of the picture, not enlarged, when it was painted last
  let timer: number;
  let lastTap = NaN; // no time is near it
  let press: (Point & { time: number; isTap: boolean; isPicture: boolean }) | undefined;

  function paint(next: View, isMoving = false) {
    const { scale, x, y } = (view = next);
    fittedPx = images[index]!.offsetWidth;
    dialog.style.cssText = `--x:${x};--y:${y};--scale:${scale};--index:${index}`;
    dialog.toggleAttribute('data-moving', isMoving);
    const isAtEnd = [scale === minScale, scale === maxScale, !index, !images[index + 1]];
    isAtEnd.forEach((isIt, at) => (controls[at]!.ariaDisabled = `${isIt}`));
  }

  const comeToRest = (next = view) => paint(settle(next, images[index]!, stage));
  const zoom = (factor: number) => comeToRest(carry(view, rest, rest, factor));
  const walk = (to: number) => (images[to] && to !== index ? openOverlay(`${to}`) : comeToRest());
  const step = (x: number, y: number) =>
    view.scale > minScale ? comeToRest(carry(view, rest, { x: x * panPx, y: y * panPx }, 1)) : walk(index - x);

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
    return { x: clientX - stage.offsetLeft - stage.offsetWidth / 2, y: clientY - stage.offsetTop - stage.offsetHeight / 2 };
  }

  Object.assign<HTMLElement, Partial<GlobalEventHandlers>>(stage, {
    onpointerdown(event) {
      if (event.button) return;
      const point = pointOf(event);
      press = pointers.size ? undefined : { ...point, time: event.timeStamp, isTap: true, isPicture: event.target !== stage };
      pointers.set(event.pointerId, point);
      stage.setPointerCapture(event.pointerId);
    },

    onpointermove(event) {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      const point = pointOf(event);
      if (press?.isTap) {
        if (span(point, press) < tapSlopPx) return;
        press.isTap = false;
      }
      pointers.set(event.pointerId, point);
      paint(follow(view, before, [...pointers.values()]), true);
    },

    onwheel(event) {
      event.preventDefault(); // keeps the page behind where it is
      const px = event.deltaY * (event.deltaMode ? wheelLinePx : 1);
      const point = pointOf(event);
      paint(carry(view, point, point, Math.exp(px / -500)), true);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!pointers.size) comeToRest(); // a hand that has it by then brings it to rest
      }, wheelRestMs);
    },

    // After the pointer is up, or was taken away.
    onlostpointercapture(event) {
      pointers.delete(event.pointerId);
      if (pointers.size || !dialog.open) return; // closed in the meantime, it leaves as it lies
      if (!press || view.scale > minScale) comeToRest();
      else if (event.pointerType === 'touch' && isPull(view, stage)) dialog.close();
      else walk(index + swipeStep(view.x, event.timeStamp - press.time, stage.offsetWidth));
    },

    onclick({ timeStamp }) {
      if (!press?.isTap) return;
      if (!press.isPicture) return dialog.close();
      const isDouble = timeStamp - lastTap < doubleTapMs;
      const { naturalWidth, offsetWidth } = images[index]!;
      lastTap = isDouble ? NaN : timeStamp;
      comeToRest(
        !isDouble ? carry(view, press, rest, 1)
        : view.scale > minScale ? rest
        : carry(view, press, press, Math.max(2, naturalWidth / offsetWidth)),
      );
    },
  });

  Object.assign<HTMLElement, Partial<GlobalEventHandlers>>(dialog, {
    onkeydown(event) {
      if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      keys[event.key]!();
    },

    onclick({ target }) {
      keys[(target as HTMLButtonElement).value]?.();
    },
  });

  // The style sheet fits the picture anew; where it is enlarged, its offset must follow.
  addEventListener('resize', () => {
    if (dialog.open && view.scale > minScale) comeToRest(refit(view, images[index]!.offsetWidth / fittedPx));
  });

  return (nextImages: HTMLImageElement[], nextIndex: number) => {
    images = nextImages;
    index = nextIndex;
    comeToRest(rest);
  };
}
