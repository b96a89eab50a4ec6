import { afterEach } from 'vitest';
import { openLinks } from '../../src/router/links';
import { createRouter, type Router } from '../../src/router/router';
import { home } from '../site/src/words';

/** Creates the parts of a prerendered page that the router uses. */
export function createPage() {
  document.head.innerHTML = `
    <title>Antes</title><link rel="canonical" data-field="url">
    <meta name="robots" data-field="robots"><meta name="description" data-field="description">`;
  document.body.innerHTML = `
    <div id="page">
      <nav><a href="/" data-current="/">${home}</a><a href="/#proyectos" data-current="project"></a></nav>
      <main id="contenido" tabindex="-1"><section id="equipo" tabindex="-1"></section></main>
    </div>
    <p role="status"></p>`;
}

let stop = () => {};
afterEach(() => stop());

/** Starts a router at an address, in an entry with `state`, after `prepare`. Returns it and the paths it renders. */
export function startAt(address: string, state: unknown = null, prepare = (_: Router) => {}) {
  stop();
  createPage();
  history.pushState(state, '', address);
  const rendered: string[] = [];
  const router = createRouter('', ({ page }) => rendered.push(page.path));
  prepare(router);
  const { addEventListener: add } = window;
  const listeners: Parameters<typeof add>[] = [];
  window.addEventListener = (...listener: Parameters<typeof add>) => void (listeners.push(listener), add(...listener));
  router.start();
  window.addEventListener = add;
  stop = () => listeners.forEach((listener) => removeEventListener(...listener));
  rendered.length = 0;
  return { ...router, rendered };
}

/** Clicks. Returns whether the router handled the click, or undefined if it threw. */
export function click(router: Router, element: Element, init: MouseEventInit = {}) {
  let isTaken: boolean | undefined;
  document.body.addEventListener('click', (event) => {
    const isAnswered = event.defaultPrevented;
    openLinks(router)(event);
    isTaken = event.defaultPrevented && !isAnswered;
    event.preventDefault(); // jsdom cannot navigate
  }, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isTaken;
}

/** Clicks inside a link with these attributes. With `isAnswered`, another listener has prevented the click. */
export function clickLink(router: Router, attributes: string, init: MouseEventInit & { isAnswered?: boolean } = {}) {
  document.querySelector('nav')!.insertAdjacentHTML('beforeend', `<a ${attributes}><b>enlace</b></a>`);
  const link = document.querySelector('nav a:last-child')!;
  if (init.isAnswered) link.addEventListener('click', (event) => event.preventDefault());
  return click(router, link.firstElementChild!, init);
}
