import { afterFrame } from '../after-frame';
import { findAll } from '../find';
import { dialog } from '../overlays';
import {
  clamp, fitted, flickMs, flickPx, leastTapScale, maxScale, pan, panPx, type Point, type View, zoomStep,
} from './zoom';

/** -1 if the next picture is on the left, also in a page that a translator has mirrored by styles. */
const forward = () => (getComputedStyle(dialog).direction === 'rtl' ? -1 : 1);

/** Shows the pictures of a strip, one at a time, and has it described. Keys and controls step, zoom and pan. */
export function startSlides(strip: HTMLElement, describe: (index: number) => void) {
  const stage = strip.parentElement!;
  const pictures = strip.children as HTMLCollectionOf<HTMLImageElement>;
  const controls = findAll<HTMLButtonElement>('button', dialog);
  let index: number; // set when the dialog opens
  let view: View; // at scale 1, x and y are the offset of a swipe or pull

  const picture = () => pictures[index]!;
  const isEnlarged = () => view.scale > 1;
  const ownScale = () => picture().naturalWidth / picture().offsetWidth;
  const limitScale = () => Math.max(maxScale, ownScale());

  function setView(next: View, isMoving = false) {
    view = next;
    const isAtLimit: Partial<Record<string, boolean>> = { // measured before writing, which would force a layout
      '-': !isEnlarged(),
      '+': view.scale >= limitScale(),
      'PageUp': index === 0,
      'PageDown': index === pictures.length - 1,
    };
    const { scale, offsetLeft, offsetTop } = visualViewport!; // of a page that is zoomed by a pinch
    dialog.style.cssText = `--at:${index * forward()};--x:${view.x};--y:${view.y};--scale:${view.scale};
      transform:translate(${offsetLeft}px,${offsetTop}px) scale(${1 / scale})`;
    dialog.toggleAttribute('data-moving', isMoving);
    dialog.toggleAttribute('data-enlarged', isEnlarged());
    for (const control of controls) control.ariaDisabled = `${isAtLimit[control.value] ?? false}`;
  }

  const panned = (from: Point, to: Point, ratio: number) => pan(view, from, to, ratio, limitScale());
  const settle = (next = view) => setView(clamp(next, picture(), stage));
  const settleAt = (from: Point, to: Point, ratio = 1) => settle(panned(from, to, ratio));
  const close = () => afterFrame(() => dialog.close()); // after the press is shown, as it restyles the page

  function show(next: number) {
    index = next;
    setView(fitted);
    describe(index);
  }

  function goTo(next: number) {
    if (!dialog.open) return;
    if (pictures[next] && next !== index) show(next);
    else settle();
  }

  function step(x: number, y: number) {
    if (isEnlarged()) settleAt(fitted, { x: x * panPx, y: y * panPx });
    else goTo(index - x * forward());
  }

  const actions: Partial<Record<string, () => void>> = {
    'ArrowLeft': () => step(1, 0),
    'ArrowRight': () => step(-1, 0),
    'ArrowUp': () => step(0, 1),
    'ArrowDown': () => step(0, -1),
    'PageUp': () => goTo(index - 1),
    'PageDown': () => goTo(index + 1),
    'Home': () => goTo(0),
    'End': () => goTo(pictures.length - 1),
    '+': () => settleAt(fitted, fitted, zoomStep),
    '-': () => settleAt(fitted, fitted, 1 / zoomStep),
    '0': () => settle(fitted),
    'Escape': close,
  };

  dialog.onkeydown = (event) => {
    const action = actions[event.key];
    const isScroll = !isEnlarged() && ['ArrowUp', 'ArrowDown'].includes(event.key); // of a low window
    if (!action || isScroll || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  for (const control of controls) control.onclick = actions[control.value] ?? null;
  visualViewport!.onresize = visualViewport!.onscroll = () => goTo(index);

  return {
    show,
    /** Moves what is under `from` to `to`, and zooms about it by `ratio`. */
    move: (from: Point, to: Point, ratio: number) => setView(panned(from, to, ratio), true),
    /** A pause of the wheel, or the release of the last pointer: after `press`, if that was alone. */
    end(press?: PointerEvent, ms = 0) {
      const isPull = view.y > Math.max(Math.abs(view.x), stage.offsetHeight / 5);
      const isSwipe = Math.abs(view.x) >= (ms > flickMs ? stage.offsetWidth / 3 : flickPx);
      if (!press || isEnlarged()) goTo(index);
      else if (press.pointerType === 'touch' && isPull) close();
      else goTo(isSwipe ? index - Math.sign(view.x) * forward() : index);
    },
    tap({ target }: PointerEvent, at: Point, isDouble: boolean) {
      if (target !== picture()) close();
      else if (!isDouble) settleAt(at, fitted);
      else if (isEnlarged()) settle(fitted);
      else settleAt(at, at, Math.max(leastTapScale, ownScale()));
    },
  };
}
