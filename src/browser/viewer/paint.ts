import { find, findAll } from '../find';
import { viewer } from '../overlays';
import { type Box, spent, type State } from './state';

export const strip = find('.Viewer-strip', viewer);
export const stage = strip.parentElement!;
export const controls = findAll<HTMLButtonElement>('.Viewer-control', viewer);

/** Measures before `paint` writes, after which it would force a layout. */
export function measure({ offsetWidth, offsetHeight, naturalWidth }: HTMLImageElement): Box {
  return {
    stage: { width: stage.offsetWidth, height: stage.offsetHeight },
    picture: { width: offsetWidth, height: offsetHeight },
    pixels: naturalWidth,
  };
}

/** Writes what each movement changes. */
export function paint(state: State, box: Box) {
  const { index, forward, x, y, scale, isMoving } = state;
  const view = visualViewport!; // of a page that is zoomed by a pinch
  viewer.style.cssText = `--at:${index * forward};--x:${x};--y:${y};--scale:${scale};
    transform:translate(${view.offsetLeft}px,${view.offsetTop}px) scale(${1 / view.scale})`;
  viewer.toggleAttribute('data-moving', isMoving);
  viewer.toggleAttribute('data-enlarged', scale > 1);
  for (const control of controls) control.ariaDisabled = `${spent(state, box).includes(control.value)}`;
}
