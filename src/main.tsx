import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { find } from './find';
import { startMenu } from './overlays/start-menu';
import { startViewer } from './overlays/start-viewer';
import { App } from './pages/App';
import { routeOf } from './pages/routes';
import { followLink } from './router/links';
import { showLocation, startRouter } from './router/location';

const { href } = find<HTMLLinkElement>('[rel=canonical]');
const made = routeOf(new URL(href));

// React takes the HTML over as it was made; then all look at where the browser really is.
function Site() {
  const [route, show] = useState(made);
  useEffect(() => {
    setTimeout(() => { // a task of its own: the router cannot show a page in the midst of React's work
      // The page comes first, then what opens on top of it: in this order they hear of the history.
      startRouter(made.page.path, (next) => flushSync(() => show(next)));
      startMenu();
      startViewer();
      showLocation();
      addEventListener('click', followLink);
      find('time').textContent = `${new Date().getFullYear()}`;
    });
  }, []);
  return <App route={route} />;
}

startTransition(() => { hydrateRoot(find('main'), <Site />); }); // in slices, between which the browser answers the visitor
