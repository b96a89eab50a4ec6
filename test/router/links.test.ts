import { beforeEach, describe, expect, test } from 'vitest';
import { click, clickLink, layPage } from './page';

beforeEach(() => {
  layPage();
  history.replaceState(null, '', '/');
});

describe('links', () => {
  test.each([
    ['href="/"'],
    ['href="/#equipo"'],
    ['href="/#equipo" id="de-otra-pagina"', '/proyectos?id=geoapp'],
    ['href="/proyectos?id=geoapp"'],
    ['href="/proyectos/geoapp.html"'],
    ['href="/assets/a.avif" data-capture="0"'],
  ])('takes a plain click on %s', (attributes, from = '/') => {
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
    'href="mailto:hola@example.com"',
    'href="/assets/cv.pdf"',
    'href="/nada"',
    'href="#equipo"',
    'name="sin-destino"',
  ])('E2: leaves %s to the browser', (attributes) => expect(clickLink(attributes)).toBe(false));

  test.each(['main', 'body', 'nav'])('leaves a click beside links, on %s', (place) => {
    expect(click(document.querySelector(place)!)).toBe(false);
  });
});
