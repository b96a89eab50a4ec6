// For the check, which hydrates pages in jsdom with React's development build.
import { base, root } from 'model';
import React from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../page/pages/App';
import { routes } from '../page/pages/routes';
import { find } from './find';

const folder = base.slice(root.length); // of the language

// Effects may call what jsdom lacks, or set timers.
Object.assign(React, { useEffect() {}, useLayoutEffect() {}, useInsertionEffect() {} });

export const { captureOwnerStack } = React;

/** Hydrates the pages that have components of the team. */
export function hydratePages(pages: ReadonlyMap<string, string>) {
  for (const [file, route] of routes) {
    if (route.kind !== 'home' && route.kind !== 'own') continue;
    const html = pages.get(`${folder}${file}.html`)!;
    document.body.innerHTML = html.slice(html.indexOf('<body>')); // jsdom parses style sheets slowly
    flushSync(() => {
      hydrateRoot(find('main'), <App route={route} />, {
        onRecoverableError: (error) => console.error((error as Error).message),
        onCaughtError() {},
        onUncaughtError() {},
      });
    });
  }
}
