import { followLink } from '../../src/router/links';

/** Lays out the parts of a prerendered page that the router speaks to. */
export function layPage() {
  document.head.innerHTML = '<title>Antes</title><meta name="robots" content="index">';
  document.body.innerHTML = `
    <div id="page">
      <nav><a href="/">Inicio</a></nav>
      <main tabindex="-1"><section id="equipo" tabindex="-1"></section></main>
    </div>
    <p role="status"></p>`;
}

/** Clicks; says whether the router took the click from the browser. */
export function click(element: Element, init: MouseEventInit = {}) {
  let isTaken: boolean | undefined; // stays undefined when the router throws
  document.body.addEventListener('click', (event) => {
    const before = event.defaultPrevented;
    followLink(event);
    isTaken = event.defaultPrevented && !before;
    event.preventDefault(); // jsdom cannot go anywhere
  }, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isTaken;
}

/** Clicks inside a link with these attributes; says whether the router took the click from the browser. */
export function clickLink(attributes: string, init?: MouseEventInit) {
  document.querySelector('nav')!.insertAdjacentHTML('beforeend', `<a ${attributes}><b>enlace</b></a>`);
  return click(document.querySelector('nav a:last-child b')!, init);
}
