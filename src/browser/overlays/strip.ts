import { find } from '../find';
import { dialog } from './overlays';

/** The pictures of a gallery, side by side. */
export const strip = find('.Viewer-strip', dialog);

/** -1 if the next picture is on the left. */
export const forward = () => (document.dir === 'rtl' ? -1 : 1);

/** Moves the strip, one element whatever the number of pictures, so that the one at `index` is on the stage. */
export function moveTo(index: number) {
  strip.style.translate = `calc(${-index * forward()} * (100% + var(--space-4)))`;
}
