import { find } from './find';
import { startMenu } from './menu';
import { closeOnTraversal } from './overlays';
import { ignoreSecondClicks } from './second-clicks';
import { startViewer } from './viewer/viewer';

/** Starts what is outside of `<main>`. */
export function startShell() {
  startMenu();
  startViewer();
  closeOnTraversal();
  ignoreSecondClicks();
  const time = find('#page > footer time');
  const year = `${new Date().getFullYear()}`;
  if (year > time.textContent) time.textContent = year; // else the clock may be wrong
}
