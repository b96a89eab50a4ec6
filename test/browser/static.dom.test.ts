import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';

const address = () => location.pathname + location.search + location.hash;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Runs the script of static pages, in the page /blog/primero with this content. */
async function start(content = '', { path = '/blog/primero', isSupported = true } = {}) {
  document.head.innerHTML = '<link rel="canonical" href="https://example.com/blog/primero">';
  document.body.innerHTML = `<main id="contenido">${content}</main>`;
  history.replaceState({ key: 1 }, '', path);
  vi.resetModules();
  vi.doMock('../../src/browser/start-shell', () => ({ isSupported, startShell: () => {} }));
  await import('../../src/browser/static');
  vi.doUnmock('../../src/browser/start-shell');
}

test.each([
  ['/blog/primero.html?a=1#b', 'a new', '/blog/primero?a=1#b'], ['/blog/primero/index.html', 'a new', '/blog/primero'],
  ['/web/2026/blog/primero', 'a new', '/web/2026/blog/primero'], // an archived page
  ['/blog/primero.html', 'an old', '/blog/primero.html'],
])('at %s, in %s browser, the address bar shows %s (E12, E13, E22)', async (path, browser, end) => {
  const { length } = history;
  await start('', { path, isSupported: browser === 'a new' });
  expect([address(), history.length, history.state]).toEqual([end, length, { key: 1 }]);
});

test.each([
  [['/blog#uno'], 'rel="prev" href="/blog"', 'goes back'], [['/'], 'rel="prev" href="/blog"', 'adds an entry'],
  [['/blog'], 'href="/blog"', 'adds an entry'], [[], 'rel="prev" href="/blog"', 'adds an entry'],
])('after the entries %j, a click on a link with %s %s (E18)', async (before, attributes, effect) => {
  await start(`<a ${attributes}></a>`);
  const entries = [...before, '/blog/primero'].map((path) => ({ url: `https://example.com${path}` }));
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: before.length } });
  const goesBack = vi.spyOn(history, 'back').mockReturnValue();
  let isTaken;
  addEventListener('click', (event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot navigate
  });
  fireEvent.click(find('a'));
  expect([goesBack.mock.calls.length, isTaken]).toEqual(effect === 'goes back' ? [1, true] : [0, false]);
});

// CSS flips a card while it has the focus.
test.each([['takes the focus from it', 'button', true], ['leaves the focus on a link', 'a', false]])(
  'a tap on a card %s (C4)', async (_, focused, isTaken) => {
    await start('<div><button class="MemberCard-flip"></button></div><a href="/">Otra</a>');
    find(focused).focus();
    expect(fireEvent.mouseDown(find('button')), 'the browser may focus the card').toBe(!isTaken);
    expect(document.activeElement).toBe(isTaken ? document.body : find('a'));
  });

test('code and tables can be focused while they scroll (F18)', async () => {
  let resize = () => {};
  vi.stubGlobal('ResizeObserver', class { constructor(read: () => void) { resize = read; } observe() {} });
  await start('<pre></pre>');
  const width = vi.spyOn(find('pre'), 'scrollWidth', 'get');
  for (const [px, tabIndex] of [[1, 0], [0, -1]] as const) {
    width.mockReturnValue(px);
    resize();
    expect(find('pre').tabIndex).toBe(tabIndex);
  }
});
