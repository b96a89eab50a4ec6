import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../page/App';
import { markFailedImages } from './failed-images';
import { find, findMain } from './find';
import { startMenu } from './menu';
import { closeOnTraversal, closeOverlays } from './overlays';
import { copyPage } from './page-copy';
import { findPage, pageAt } from './router/find-page';
import { startRouter } from './router/router';
import { ignoreSecondClicks } from './second-clicks';
import { startViewer } from './viewer/viewer';

const { href } = find<HTMLLinkElement>('[rel=canonical]');
const prerendered = pageAt(new URL(href));
const main = findMain();
const showCopy = copyPage(main);

// Hydrates the page of the HTML. Then the router shows the page of the address.
function Client() {
  const [page, show] = useState(prerendered);
  useEffect(() => {
    setTimeout(() => { // flushSync cannot run while React renders
      startRouter(prerendered, (next) => {
        closeOverlays();
        flushSync(() => show(next));
        if (!main.isConnected) showCopy(); // React has stopped
      });
      startMenu();
      startViewer();
      closeOnTraversal();
      ignoreSecondClicks();
      find('#page > footer time').textContent = `${new Date().getFullYear()}`;
    });
  }, []);
  return <App page={page} />;
}

// At an unknown address elsewhere, this is a saved file or an archive's. The site's own become home.
const isArchived = !findPage(location) && location.origin !== new URL(prerendered.url).origin;

// In older browsers too, pages stay plain documents.
if ('popover' in HTMLElement.prototype && !isArchived) {
  markFailedImages();
  // Hydrates in slices, between which the browser handles input.
  startTransition(() => {
    hydrateRoot(main, <Client />, { onUncaughtError: (error) => { console.error(error); showCopy(); } });
  });
}
