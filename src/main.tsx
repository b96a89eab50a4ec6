import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { find } from './find';
import { followLink } from './router/links';
import { showLocation, startRouter } from './router/location';
import { homeRoute, matchRoute } from './router/routes';
import { startMenu } from './menu/start-menu';
import { startViewer } from './viewer/start-viewer';

function start() {
  const main = find('main');
  const { pathname = '', search = '' } = main.dataset;
  const made = matchRoute({ pathname, search }) ?? homeRoute;
  // React takes the HTML over as it was made; then all look at where the browser really is.
  const root = flushSync(() => hydrateRoot(main, <App route={made} />));
  // The page comes first, then what opens on top of it: in this order they hear of the history.
  startRouter(made.page.path, (route) => flushSync(() => root.render(<App route={route} />)));
  startMenu();
  startViewer();
  showLocation();
  addEventListener('click', followLink);
  find('time').textContent = `${new Date().getFullYear()}`;
}

setTimeout(start); // a task of its own: the one that evaluates the script is long enough
