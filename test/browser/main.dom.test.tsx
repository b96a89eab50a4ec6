import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { pageAt } from '../../src/browser/router/find-page';
import { Shell } from '../../src/page/shell/Shell';

const hydrateRoot = vi.fn();
vi.mock('react-dom/client', () => ({ hydrateRoot }));

const project = '/proyectos?id=geoapp';
const copy = `https://archive.example/web/2026/https://example.com${project}`;

afterEach(() => {
  document.head.replaceChildren();
});

/** Runs the script at an address, with the HTML of a project. Returns whether it takes the page over. */
async function startsAt(address: string, isNew = true) {
  const page = pageAt(new URL(project, 'https://example.com'));
  document.head.innerHTML = `<link rel="canonical" href="${page.url}">`;
  document.body.innerHTML = renderToStaticMarkup(<Shell page={page} year={2001} />);
  vi.stubGlobal('CSS', { supports: () => isNew });
  vi.stubGlobal('location', new URL(address));
  hydrateRoot.mockClear();
  vi.resetModules();
  await import('../../src/browser/main');
  return hydrateRoot.mock.calls.length === 1;
}

test.each([`https://example.com${project}`, 'https://example.com/nada', 'http://localhost:3000/proyectos/geoapp.html'])(
  'the script takes over the page at %s (E12, E13)', async (address) => expect(await startsAt(address)).toBe(true));

test.each(['file:///home/ada/Geo%20App.html', copy])(
  'the copy of a page at %s stays as it is (E13, F24)', async (address) => expect(await startsAt(address)).toBe(false));

test('in browsers without popovers or light-dark(), the page stays as it is (B15, F24)', async () =>
  expect(await startsAt(`https://example.com${project}`, false)).toBe(false));
