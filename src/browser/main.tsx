import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../page/App';
import { find, findMain } from './dom';
import { keepFields } from './fields';
import { closeOverlays } from './overlays';
import { findPage, pageAt } from './router/find-page';
import { startRouter } from './router/router';
import { isSupported, startShell } from './start-shell';

declare const process: { env: { NODE_ENV: string } };

const { href } = find<HTMLLinkElement>('[rel=canonical]');
const prerendered = pageAt(new URL(href));
const main = findMain();
const loadedPath = pageAt(location).path;
const copy = new Document().importNode(main, true); // loads nothing there
let restoreFields: () => void;

/** After a component has thrown, React empties `main`: shows the copy on its own page, and reloads any other page. */
function showCopy() {
  if (pageAt(location).path !== loadedPath) return location.reload();
  main.replaceWith(copy);
  addEventListener('popstate', showCopy); // the router may not have started
}

// Hydrates the prerendered page. Then the router shows the page of the URL.
function Client() {
  const [page, show] = useState(() => {
    restoreFields = keepFields(); // React renders again right before it replaces what an extension has changed
    return prerendered;
  });
  useEffect(() => {
    setTimeout(() => { // flushSync cannot run while React renders
      startRouter(prerendered, (next) => {
        closeOverlays();
        flushSync(() => show(next));
        if (!main.isConnected) showCopy(); // a component has thrown
      });
      startShell();
    });
  }, []);
  return <App page={page} />;
}

// At an unknown URL of another origin, the page is a saved file or in an archive.
const isArchived = !findPage(location) && location.origin !== new URL(prerendered.url).origin;

if (isSupported && !isArchived) {
  // A transition hydrates in slices, between which the browser handles input.
  startTransition(() => {
    hydrateRoot(main, <Client />, {
      onRecoverableError: (error) => {
        if (process.env.NODE_ENV === 'development') console.error(error);
        main.dataset.traversed = ''; // prevents entrance animations
        restoreFields();
      },
      onUncaughtError: (error) => { console.error(error); showCopy(); },
    });
  });
}
