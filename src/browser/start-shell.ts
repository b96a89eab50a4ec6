import { featureQuery } from '../model/markup';
import { query } from './dom';
import { closeOnTraversal, startMenu } from './overlays';
import { ignoreRepeats } from './double-clicks';
import { startViewer } from './viewer/viewer';

export const isSupported = CSS.supports(featureQuery);

/** Starts everything outside of `<main>`. */
export function startShell() {
  startMenu();
  startViewer();
  closeOnTraversal();
  ignoreRepeats();
  query('#page > footer time').textContent = `${new Date().getFullYear()}`;
}
