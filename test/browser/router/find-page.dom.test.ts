import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { type Target, targetOf } from '../../../src/browser/router/find-page';

beforeEach(() => history.replaceState(null, '', '/'));

/** Clicks on an element. Returns the target that the script finds. */
function targetOfClick(element: Element | Document | Window, init = {}) {
  let target: Target | undefined;
  addEventListener('click', (event) => {
    target = targetOf(event);
    event.preventDefault(); // jsdom cannot navigate
  });
  fireEvent.click(element, init);
  return target;
}

function clickLink(attributes: string, init = {}) {
  document.body.innerHTML = `<a ${attributes}><b>enlace</b></a>`;
  return targetOfClick(screen.getByText('enlace'), init);
}

test.each([
  ['href="/proyectos?id=geoapp"', '/proyectos?id=geoapp', '', false], ['href="/#equipo"', '/', '#equipo', false],
  ['href="/" rel="prev"', '/', '', true],
])('a click on %s leads to %s%s (E1, E18)', (attributes, path, hash, isBack) =>
  expect(clickLink(attributes)).toMatchObject({ page: { path }, hash, isBack }));

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser (E1)', (init) =>
    expect(clickLink('href="/proyectos?id=geoapp"', init)).toBeUndefined());

test.each([
  'href="/proyectos?id=geoapp" target="_blank"', 'href="/proyectos?id=geoapp" download',
  'href="https://example.org/proyectos?id=geoapp"', 'href="//example.org/proyectos"', 'href="/assets/cv.pdf"',
  'href="/proyectos?id=geoapp&vista=mapa"', 'href="/en/" hreflang="en"', 'name="sin-destino"',
])('a click on %s is left to the browser (E1)', (attributes) => expect(clickLink(attributes)).toBeUndefined());

test('clicks that are prevented or outside of links are left to the browser (E1, F37)', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(clickLink('href="/proyectos?id=geoapp"')).toBeUndefined();
  for (const target of [document.body, document, window]) expect(targetOfClick(target)).toBeUndefined();
});
