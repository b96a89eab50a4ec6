import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { find } from './find';
import { followLink } from './router/links';
import { showLocation, startRouter } from './router/location';
import { startMenu } from './shell/start-menu';
import { startViewer } from './shell/start-viewer';

function start() {
  const main = find('main');
  const path = main.dataset.path!;
  // React takes the HTML over as it was made; then all look at where the browser really is.
  const root = flushSync(() => hydrateRoot(main, <App path={path} />));
  startRouter(path, (path) => flushSync(() => root.render(<App path={path} />)));
  startMenu();
  startViewer();
  showLocation();
  find('.every-project')?.remove();
  addEventListener('click', followLink);
  find('time').textContent = `${new Date().getFullYear()}`;
}

setTimeout(start); // a task of its own: the one that evaluates the script is long enough
