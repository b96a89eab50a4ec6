import { afterEach } from 'vitest';
import { openLinks } from '../../src/router/links';
import { startRouter } from '../../src/router/router';
import { listeners } from '../listeners';
import { home } from '../site/src/words';

/** Creates the parts of a prerendered page that the router uses. */
function createPage() {
  document.head.innerHTML = `
    <title>Antes</title><link rel="canonical"><meta name="robots">`;
  document.body.innerHTML = `
    <div id="page">
      <nav><a href="/" data-current="/">${home}</a><a href="/#proyectos" data-current="project"></a></nav>
      <main id="contenido" tabindex="-1"><section id="equipo" tabindex="-1"></section></main>
    </div>
    <p role="status"></p>`;
}

let stop = () => {};
afterEach(() => stop());

/** Starts a router at an address, in an entry with `state`. Returns it and the paths it renders. */
export function startAt(address: string, state: unknown = null) {
  stop();
  createPage();
  history.pushState(state, '', address);
  const rendered: string[] = [];
  const first = listeners.count();
  const navigate = startRouter('', ({ page }) => rendered.push(page.path));
  stop = () => listeners.removeFrom(first);
  rendered.length = 0;
  return { navigate, rendered };
}

type Started = Pick<ReturnType<typeof startAt>, 'navigate'>;

/** Clicks. Returns whether the router handled the click, or undefined if it threw. */
export function click({ navigate }: Started, element: Element, init: MouseEventInit = {}) {
  let isTaken: boolean | undefined;
  document.body.addEventListener('click', (event) => {
    const isAnswered = event.defaultPrevented;
    openLinks(navigate)(event);
    isTaken = event.defaultPrevented && !isAnswered;
    event.preventDefault(); // jsdom cannot navigate
  }, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isTaken;
}

/** Clicks inside a link with these attributes. With `isAnswered`, another listener has prevented the click. */
export function clickLink(router: Started, attributes: string, init: MouseEventInit & { isAnswered?: boolean } = {}) {
  document.querySelector('nav')!.insertAdjacentHTML('beforeend', `<a ${attributes}><b>enlace</b></a>`);
  const link = document.querySelector('nav a:last-child')!;
  if (init.isAnswered) link.addEventListener('click', (event) => event.preventDefault());
  return click(router, link.firstElementChild!, init);
}
