import { home } from 'site/words';
import { vi } from 'vitest';
import { startRouter } from '../../../src/browser/router/router';
import type { Page } from '../../../src/model/types';
import { removeListeners } from '../listeners';
import { media } from '../media';

let isTaken: boolean;

/** Starts a router at an address, in an entry with `state`. Returns the paths that it then renders. */
export function startAt(address: string, state: unknown = null) {
  removeListeners();
  document.head.innerHTML = '<title>Antes</title><link rel="canonical"><meta name="robots">';
  document.body.innerHTML = `
    <div id="page">
      <nav><a href="/" data-current="/">${home}</a><a href="/#proyectos" data-current="/proyectos"></a></nav>
      <main id="contenido" tabindex="-1">
        <h1>Inicio</h1>
        <section id="equipo" tabindex="-1"><h2>Integrantes</h2></section>
      </main>
    </div>
    <p class="Shell-status" role="status"></p>`;
  history.pushState(state, '', address);
  const rendered: string[] = [];
  startRouter({ path: '' } as Page, ({ path }) => rendered.push(path));
  addEventListener('click', (event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot navigate
  });
  rendered.length = 0;
  return rendered;
}

export function click(target: EventTarget, init: MouseEventInit = {}) {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isTaken;
}

export function clickLink(attributes: string, init: MouseEventInit = {}) {
  const nav = document.querySelector('nav')!;
  nav.insertAdjacentHTML('beforeend', `<a ${attributes}><b>enlace</b></a>`);
  return click(nav.lastElementChild!.firstElementChild!, init);
}

/** Adds motion and view transitions, whose updates run when `update` is called. */
export function addTransitions() {
  media.add('(prefers-reduced-motion: no-preference)');
  const updates: (() => unknown)[] = [];
  const startViewTransition = vi.fn((update: () => unknown) => {
    updates.push(update);
    return { ready: Promise.reject(new Error('skipped')) };
  });
  Object.assign(document, { startViewTransition });
  return { startViewTransition, update: async () => { for (const update of updates.splice(0)) await update(); } };
}
