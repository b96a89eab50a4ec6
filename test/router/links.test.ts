import { beforeEach, describe, expect, test } from 'vitest';
import { openLinks } from '../../src/router/links';
import { click, clickLink, startAt } from './page';

let router: ReturnType<typeof startAt>;
beforeEach(() => void (router = startAt('/')));

describe('links', () => {
  test.each([
    ['href="/"'],
    ['href="/#equipo"'],
    ['href="#contenido"', '/proyectos?id=geoapp'],
    ['href="/#equipo" id="de-otra-pagina"', '/proyectos?id=geoapp'],
    ['href="/proyectos?id=geoapp"'],
    ['href="/proyectos/geoapp.html"'],
  ])('handles a plain click on %s', (attributes, from = '/') => {
    expect(clickLink(startAt(from), attributes)).toBe(true);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'E1: leaves a click with %o to the browser',
    (init) => expect(clickLink(router, 'href="/proyectos?id=geoapp"', init)).toBe(false),
  );

  test.each([
    'href="/proyectos?id=geoapp" target="_blank"',
    'href="/proyectos?id=geoapp" download',
    'href="https://example.org/proyectos?id=geoapp"',
    'href="//otra.example/"',
    'href="/\\otra.example/"',
    'href="mailto:hola@example.com"',
    'href="/assets/cv.pdf"',
    'href="/nada"',
    'href="/en/" hreflang="en"',
    'name="sin-destino"',
  ])('E2: leaves %s to the browser', (attributes) => expect(clickLink(router, attributes)).toBe(false));

  test('leaves a click that another listener has prevented', () => {
    expect(clickLink(router, 'href="/proyectos?id=geoapp"', { isAnswered: true })).toBe(false);
    expect(location.pathname).toBe('/');
  });

  test.each(['main', 'body', 'nav'])('leaves a click outside links, on %s', (place) => {
    expect(click(router, document.querySelector(place)!)).toBe(false);
  });

  test('leaves a click whose target is not an element', () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.addEventListener('click', openLinks(router.navigate), { once: true });
    document.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
