import { beforeEach, describe, expect, test } from 'vitest';
import { followLink } from '../../src/router/links';
import { startRouter } from '../../src/router/location';
import { click, clickLink, createPage } from './page';

beforeEach(() => {
  createPage();
  history.replaceState(null, '', '/');
  startRouter('/', () => {});
});

describe('links', () => {
  test.each([
    ['href="/"'],
    ['href="/#equipo"'],
    ['href="/#equipo" id="de-otra-pagina"', '/proyectos?id=geoapp'],
    ['href="/proyectos?id=geoapp"'],
    ['href="/proyectos/geoapp.html"'],
  ])('handles a plain click on %s', (attributes, from = '/') => {
    history.replaceState(null, '', from);
    expect(clickLink(attributes)).toBe(true);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'E1: leaves a click with %o to the browser',
    (init) => expect(clickLink('href="/proyectos?id=geoapp"', init)).toBe(false),
  );

  test.each([
    'href="/proyectos?id=geoapp" target="_blank"',
    'href="/proyectos?id=geoapp" download',
    'href="https://example.org/proyectos?id=geoapp"',
    'href="//otra.example/"',
    'href="/\\otra.example/"',
    'href="//otra.example/proyectos?id=geoapp"',
    'href="mailto:hola@example.com"',
    'href="/assets/cv.pdf"',
    'href="/assets/a.avif" data-capture="0"',
    'href="/nada"',
    'href="/aviso-legal.html"',
    'href="/en/" hreflang="en"',
    'href="#equipo"',
    'name="sin-destino"',
  ])('E2: leaves %s to the browser', (attributes) => expect(clickLink(attributes)).toBe(false));

  test('leaves a click that another listener has prevented', () => {
    expect(clickLink('href="/proyectos?id=geoapp"', { isAnswered: true })).toBe(false);
    expect(location.pathname).toBe('/');
  });

  test.each(['main', 'body', 'nav'])('leaves a click outside links, on %s', (place) => {
    expect(click(document.querySelector(place)!)).toBe(false);
  });

  test('leaves a click whose target is not an element', () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.addEventListener('click', followLink, { once: true });
    document.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
