import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../page/App';
import { query, queryMain } from './dom';
import { saveFields } from './fields';
import { closeOverlays } from './overlays';
import { copyPrerendered } from './crash-fallback';
import { findPage, pageAt } from './router/find-page';
import { startRouter } from './router/router';
import { isSupported, startShell } from './start-shell';

declare const process: { env: { NODE_ENV: string } };

const { href } = query<HTMLLinkElement>('[rel=canonical]');
const prerendered = pageAt(new URL(href));
const main = queryMain();
const restorePrerendered = copyPrerendered(main);
let restoreFields: () => void;

/** Hydrates the prerendered page. Then the router shows the page of the URL. */
function Client() {
  const [page, show] = useState(() => {
    restoreFields = saveFields(); // after a mismatch, React calls this again before it replaces the DOM
    return prerendered;
  });
  useEffect(() => {
    setTimeout(() => { // flushSync must not run while React renders
      restoreFields(); // even if React has replaced what extensions changed
      startRouter(prerendered, (next) => {
        closeOverlays();
        flushSync(() => show(next));
        if (!main.isConnected) restorePrerendered(); // a component threw an error
      });
      startShell();
    });
  }, []);
  return <App page={page} />;
}

// At an unknown URL on another origin, the page is a saved file or a copy in a web archive.
const isArchived = !findPage(location) && location.origin !== new URL(href).origin;

if (isSupported && !isArchived) {
  // In a transition, React hydrates in slices, so that the browser can handle input in between.
  startTransition(() => {
    hydrateRoot(main, <Client />, {
      onRecoverableError: (error) => {
        if (process.env.NODE_ENV === 'development') console.error(error);
        main.dataset.traversed = ''; // prevents entrance animations
      },
      onUncaughtError: (error) => { console.error(error); restorePrerendered(); },
    });
  });
}
