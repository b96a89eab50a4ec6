import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../page/pages/App';
import { routeOf } from '../page/pages/routes';
import { markFailedImages } from './failed-images';
import { find } from './find';
import { closeOnTraversal, closeOverlays } from './overlays/overlays';
import { startMenu } from './overlays/start-menu';
import { startViewer } from './overlays/start-viewer';
import { openLinks } from './router/links';
import { startRouter } from './router/router';
import { ignoreSecondClicks } from './second-clicks';

const { href } = find<HTMLLinkElement>('[rel=canonical]');
const made = routeOf(new URL(href));

// Hydrates the route that the HTML was made for; then the router shows the route of the browser's own address.
function Site() {
  const [route, show] = useState(made);
  useEffect(() => {
    setTimeout(() => { // in a task of its own, since flushSync cannot run while React renders
      const navigate = startRouter(made.page.path, (next) => {
        closeOverlays();
        flushSync(() => show(next));
      });
      startMenu();
      startViewer();
      closeOnTraversal();
      ignoreSecondClicks();
      addEventListener('click', openLinks(navigate));
      find('#page > footer time').textContent = `${new Date().getFullYear()}`;
    });
  }, []);
  return <App route={route} />;
}

// In older browsers the pages stay documents, whose links work.
if ('popover' in HTMLElement.prototype) {
  markFailedImages();
  // A transition hydrates in slices, between which the browser can answer input.
  startTransition(() => { hydrateRoot(find('main'), <Site />); });
}
