import { find } from './dom';
import { closeOnTraversal, startMenu } from './overlays';
import { ignoreSecondClicks } from './second-clicks';
import { startViewer } from './viewer/viewer';

/** In browsers without these, pages stay plain documents, as in the style sheets. */
export const isSupported = CSS.supports('selector(:popover-open) and (color: light-dark(red, red))');

/** Starts what is outside of `<main>`. */
export function startShell() {
  startMenu();
  startViewer();
  closeOnTraversal();
  ignoreSecondClicks();
  find('#page > footer time').textContent = `${new Date().getFullYear()}`;
}
