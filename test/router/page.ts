import { followLink } from '../../src/router/links';
import { home } from '../site/src/words';

/** Creates the parts of a prerendered page that the router uses. */
export function createPage() {
  document.head.innerHTML = `
    <title>Antes</title><link rel="canonical" data-says="url">
    <meta name="robots" data-says="robots"><meta name="description" data-says="description">`;
  document.body.innerHTML = `
    <div id="page">
      <nav><a href="/">${home}</a></nav>
      <main tabindex="-1"><section id="equipo" tabindex="-1"></section></main>
    </div>
    <p role="status"></p>`;
}

/** Clicks. Returns whether the router handled the click, or undefined if it threw. */
export function click(element: Element, init: MouseEventInit = {}) {
  let isTaken: boolean | undefined;
  document.body.addEventListener('click', (event) => {
    const isAnswered = event.defaultPrevented;
    followLink(event);
    isTaken = event.defaultPrevented && !isAnswered;
    event.preventDefault(); // jsdom cannot navigate
  }, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isTaken;
}

/** Clicks inside a link with these attributes. With `isAnswered`, another listener has prevented the click. */
export function clickLink(attributes: string, { isAnswered = false, ...init }: MouseEventInit & { isAnswered?: boolean } = {}) {
  document.querySelector('nav')!.insertAdjacentHTML('beforeend', `<a ${attributes}><b>enlace</b></a>`);
  const link = document.querySelector('nav a:last-child')!;
  if (isAnswered) link.addEventListener('click', (event) => event.preventDefault());
  return click(link.firstElementChild!, init);
}
