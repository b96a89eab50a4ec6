import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { find } from './find';
import { followLink } from './router/links';
import { showLocation, startRouter } from './router/location';
import { type Address, matchRoute } from './router/routes';
import { startMenu } from './shell/start-menu';
import { startViewer } from './shell/start-viewer';

function start() {
  const main = find('main');
  const made = matchRoute(main.dataset as Address)!;
  // React takes the HTML over as it was made; then all look at where the browser really is.
  const root = flushSync(() => hydrateRoot(main, <App route={made} />));
  startRouter(made.path, (route) => flushSync(() => root.render(<App route={route} />)));
  startMenu();
  startViewer();
  showLocation();
  addEventListener('click', followLink);
  addEventListener('resize', showLocation); // the viewer fits its picture anew, the menu goes with its button
  find('time').textContent = `${new Date().getFullYear()}`;
}

setTimeout(start); // a task of its own: the one that evaluates the script is long enough
