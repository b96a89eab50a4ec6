import { beforeEach, expect, test } from 'vitest';
import { click, clickLink, startAt } from './page';

beforeEach(() => void startAt('/'));

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
  'href="/?plan=pro"',
  'href="/proyectos?id=geoapp&vista=mapa"',
  'href="/en/" hreflang="en"',
  'name="sin-destino"',
])('E2: leaves %s to the browser', (attributes) => expect(clickLink(attributes)).toBe(false));

test('leaves prevented clicks, and clicks outside links', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  clickLink('href="/proyectos?id=geoapp"');
  expect(location.pathname).toBe('/');
  for (const target of [document.querySelector('main')!, document.body]) expect(click(target)).toBe(false);
});
