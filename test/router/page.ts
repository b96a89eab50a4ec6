import { followLink } from '../../src/router/links';
import { home } from '../../src/words';

/** Lays out the parts of a prerendered page that the router speaks to. */
export function layPage() {
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

/** Clicks; says whether the router took the click from the browser. */
export function click(element: Element, init: MouseEventInit = {}) {
  let isTaken: boolean | undefined; // stays undefined when the router throws
  document.body.addEventListener('click', (event) => {
    const isAnswered = event.defaultPrevented;
    followLink(event);
    isTaken = event.defaultPrevented && !isAnswered;
    event.preventDefault(); // jsdom cannot go anywhere
  }, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isTaken;
}

/** Clicks inside a link with these attributes; says whether the router took the click, which somebody else may have answered. */
export function clickLink(attributes: string, { isAnswered = false, ...init }: MouseEventInit & { isAnswered?: boolean } = {}) {
  document.querySelector('nav')!.insertAdjacentHTML('beforeend', `<a ${attributes}><b>enlace</b></a>`);
  const link = document.querySelector('nav a:last-child')!;
  if (isAnswered) link.addEventListener('click', (event) => event.preventDefault());
  return click(link.firstElementChild!, init);
}
