import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { find } from './find';
import { followLink } from './router/links';
import { showLocation, startRouter } from './router/location';
import { startMenu } from './shell/menu';
import { startViewer } from './shell/captures';

// React takes the HTML over as it was made; then all look at where the browser really is.
const main = find('main');
const path = main.dataset.path!;
const root = flushSync(() => hydrateRoot(main, <App path={path} />));
startRouter(path, (path) => flushSync(() => root.render(<App path={path} />)));
startMenu();
startViewer();
showLocation();
addEventListener('click', followLink);
find('time').textContent = String(new Date().getFullYear());
