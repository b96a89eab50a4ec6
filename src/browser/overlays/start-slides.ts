import { afterFrame } from '../../page/after-frame';
import { find, findAll } from '../find';
import { startGestures } from './gestures';
import { dialog } from './overlays';
import {
  clamp, fitted, isPull, leastTapScale, maxScale, pan, panPx, type Point, swipeStep, type View, zoomStep,
} from './zoom';

const viewport = visualViewport!; // the visible part of a page that is zoomed by a pinch

/** -1 if the next picture is on the left, also in a page that a translator has mirrored by styles. */
const forward = () => (getComputedStyle(dialog).direction === 'rtl' ? -1 : 1);

/**
 * Shows the pictures of a strip, one at a time. Keys, controls and gestures step, zoom and pan. Returns a function that
 * shows one of them; `describe` follows in the next frame.
 */
export function startSlides(strip: HTMLElement, describe: (index: number) => void, close: () => void) {
  const stage = strip.parentElement!;
  const pictures = strip.children as HTMLCollectionOf<HTMLImageElement>;
  let index: number; // these are set when the dialog opens
  let picture: HTMLImageElement;
  let view: View; // at scale 1, x and y are the offset of a swipe or pull

  const isEnlarged = () => view.scale > 1;
  const ownScale = () => picture.naturalWidth / picture.offsetWidth;
  const limitScale = () => Math.max(maxScale, ownScale());

  function setView(next: View, isMoving = false) {
    view = next;
    const isAtLimit = { // measured before writing, which would force a layout
      '-': !isEnlarged(),
      '+': view.scale >= limitScale(),
      'PageUp': index === 0,
      'PageDown': index === pictures.length - 1,
    };
    const { scale, offsetLeft, offsetTop } = viewport;
    // `none` unless the page is zoomed: a transform creates a layer.
    const transform = scale > 1 ? `translate(${offsetLeft}px,${offsetTop}px) scale(${1 / scale})` : 'none';
    const [swipe, x] = isEnlarged() ? [0, view.x] : [view.x, 0]; // moves all pictures, or this one
    dialog.style.cssText =
      `--at:${index * forward()};--swipe:${swipe};--x:${x};--y:${view.y};--scale:${view.scale};transform:${transform}`;
    dialog.toggleAttribute('data-moving', isMoving);
    dialog.toggleAttribute('data-enlarged', isEnlarged());
    for (const [value, isDisabled] of Object.entries(isAtLimit)) {
      find(`[value="${value}"]`, dialog).ariaDisabled = `${isDisabled}`;
    }
  }

  const panned = (from: Point, to: Point, ratio: number) => pan(view, from, to, ratio, limitScale());
  const settle = (next = view) => setView(clamp(next, picture, stage));
  const settleAt = (from: Point, to: Point, ratio = 1) => settle(panned(from, to, ratio));

  function show(next: number) {
    index = next;
    picture = pictures[index]!;
    setView(fitted);
    afterFrame(() => { if (dialog.open && index === next) describe(index); });
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
  for (const control of findAll<HTMLButtonElement>('button', dialog)) control.onclick = actions[control.value] ?? null;

  startGestures(stage, {
    move: (from, to, ratio) => setView(panned(from, to, ratio), true),
    end(press, ms = 0) {
      if (!press || isEnlarged()) goTo(index);
      else if (press.pointerType === 'touch' && isPull(view, stage)) close();
      else goTo(index + swipeStep(view.x, ms, stage.offsetWidth) * forward());
    },
    tap({ target }, at, isDouble) {
      if (target !== picture) close();
      else if (!isDouble) settleAt(at, fitted);
      else if (isEnlarged()) settle(fitted);
      else settleAt(at, at, Math.max(leastTapScale, ownScale()));
    },
  });

  viewport.onresize = viewport.onscroll = () => { if (dialog.open) settle(); };

  return show;
}
