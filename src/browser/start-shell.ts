import { query } from './dom';
import { closeOnTraversal, startMenu } from './overlays';
import { ignoreSecondClicks } from './double-clicks';
import { startViewer } from './viewer/viewer';

/** Without these features, pages stay plain documents. The style sheets use the same condition. */
export const isSupported = CSS.supports('selector(:popover-open) and (color: light-dark(red, red))');

/** Starts everything outside of `<main>`. */
export function startShell() {
  startMenu();
  startViewer();
  closeOnTraversal();
  ignoreSecondClicks();
  query('#page > footer time').textContent = `${new Date().getFullYear()}`;
}
