import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeOverlay, currentItem, currentOverlay, followHistory, openOverlay, showLocation, startRouter } from '../../src/router/location';
import { clickLink, createPage } from './page';

const shown: string[] = [];

function startAt(path: string) {
  createPage();
  history.pushState(null, '', path);
  startRouter('', ({ page }) => shown.push(page.path));
  showLocation();
  shown.length = 0;
}

const scrolledTo = () => vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1) as Element | undefined;
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

beforeEach(() => startAt('/'));
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

describe('navigating to a page', () => {
  test('pushes its canonical address, renders it, scrolls to the top and focuses main (E6, E8)', () => {
    const length = history.length;
    clickLink('href="/proyectos/geoapp.html"');
    expect(location.pathname + location.search).toBe('/proyectos?id=geoapp');
    expect(history.length).toBe(length + 1);
    expect(shown).toEqual(['/proyectos?id=geoapp']);
    expect(scrolledTo()).toBe(document.querySelector('main'));
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  test('scrolls to the section of a fragment and focuses it (E3, E8)', () => {
    startAt('/proyectos?id=geoapp');
    clickLink('href="/#equipo"');
    expect(location.href).toBe('https://example.com/#equipo');
    expect(document.activeElement?.id).toBe('equipo');
    expect(scrolledTo()?.id).toBe('equipo');
  });

  test('scrolls to the section of the current address again, without a new entry (E4)', () => {
    startAt('/#equipo');
    const length = history.length;
    clickLink('href="/#equipo"');
    expect(history.length).toBe(length);
    expect(scrolledTo()?.id).toBe('equipo');
  });

  test('scrolls to the top of the same page, and clears its fragment (E5)', () => {
    startAt('/#equipo');
    clickLink('href="/"');
    expect(location.href).toBe('https://example.com/');
    expect(shown).toEqual([]);
    expect(scrolledTo()).toBe(document.querySelector('main'));
  });

  test('does not scroll if the visitor has navigated on before the transition began (E6)', () => {
    let update = () => {};
    Object.assign(document, { startViewTransition: (callback: () => void) => ((update = callback), { ready: Promise.resolve() }) });
    clickLink('href="/proyectos?id=geoapp"');
    history.replaceState(null, '', '/'); // as if by Back
    update();
    expect(shown).toEqual([]);
    expect(scrolledTo()).toBeUndefined();
  });

  test('updates the document title first, then the live region (E9)', async () => {
    const changed: string[] = [];
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target.nodeName)));
    for (const element of [document.querySelector('title')!, document.querySelector('[role=status]')!]) observer.observe(element, { childList: true });
    clickLink('href="/proyectos?id=geoapp"');
    await expect.poll(() => changed).toEqual(['TITLE', 'P']);
    expect([document.title, document.querySelector('[role=status]')!.textContent]).toEqual(Array(2).fill('Geo App — Equipo Dev'));
  });

  test('marks the link of the current page in the menu (E16)', () => {
    clickLink('href="/proyectos?id=geoapp"');
    const home = document.querySelector<HTMLElement>('nav a')!;
    expect(home.ariaCurrent).toBeNull();
    clickLink('href="/"');
    expect(home.ariaCurrent).toBe('page');
  });

  test('uses a view transition if the browser has them (E15)', () => {
    let update = () => {};
    const startViewTransition = vi.fn((callback: () => void) => {
      update = callback;
      return { ready: Promise.reject(new Error('skipped')) };
    });
    Object.assign(document, { startViewTransition });
    clickLink('href="/#equipo"');
    expect(startViewTransition).not.toHaveBeenCalled();
    clickLink('href="/proyectos?id=geoapp"');
    expect(location.search).toBe('?id=geoapp');
    expect(shown).toEqual([]);
    update();
    expect(shown).toEqual(['/proyectos?id=geoapp']);
    expect(scrolledTo()).toBe(document.querySelector('main'));
  });
});

describe('going back', () => {
  test('renders the page of the entry, focuses main, and leaves the scroll to the browser (E6, E8)', async () => {
    clickLink('href="/proyectos?id=geoapp"');
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    document.querySelector<HTMLElement>('nav a')!.focus();
    history.back();
    await popped();
    expect(shown).toEqual(['/proyectos?id=geoapp', '/']);
    expect(document.activeElement).toBe(document.querySelector('main'));
    expect(scrolledTo()).toBeUndefined();
  });

  test('is what a link with rel="prev" does if its page is the previous entry (E18)', async () => {
    const length = history.length;
    clickLink('href="/proyectos?id=geoapp"');
    clickLink('href="/" rel="prev"');
    await popped();
    expect(location.href).toBe('https://example.com/');
    expect(history.length).toBe(length + 1);
    expect(shown.at(-1)).toBe('/');
  });

  test('marks main before the page is rendered, and following a link removes the mark (M1)', async () => {
    const marks: boolean[] = [];
    const isMarked = () => document.querySelector('main')!.hasAttribute('data-travelled');
    startRouter('/', () => marks.push(isMarked()));
    clickLink('href="/proyectos?id=geoapp"');
    history.back();
    await popped();
    clickLink('href="/#equipo"');
    expect(isMarked()).toBe(true); // the same page, which is not rendered again
    clickLink('href="/proyectos?id=geoapp"');
    expect(marks).toEqual([false, true, false]);
  });

  test('is not what such a link does after another page (E18)', () => {
    startAt('/proyectos?id=geoapp');
    const length = history.length;
    clickLink('href="/" rel="prev"');
    expect(location.pathname).toBe('/');
    expect(history.length).toBe(length + 1);
  });
});

describe('loading an address', () => {
  test.each([
    ['/index.html', '/'],
    ['/proyectos/?id=geoapp', '/proyectos?id=geoapp'],
    ['/proyectos/geoapp', '/proyectos?id=geoapp'],
    ['/nada', '/'],
  ])('E12, E13: %s is replaced by %s', (address, path) => {
    history.pushState(null, '', address);
    const { length } = history;
    showLocation();
    expect(location.pathname + location.search).toBe(path);
    expect(history.length).toBe(length);
  });

  test.each(['no-such', '1', '%', '%E0%A4%A', 'a.b['])('scrolls to the top for the fragment #%s, which has no target (E3)', (fragment) => {
    clickLink(`href="/#${fragment}"`);
    expect(scrolledTo()).toBe(document.querySelector('main'));
  });

  test('is noindex for an unknown project (E14)', () => {
    const robots = () => [...document.querySelectorAll('[name=robots]')].map((tag) => tag.getAttribute('content'));
    const canonical = () => document.querySelector('[rel=canonical]')?.getAttribute('href');
    startAt('/proyectos?id=nada');
    expect([robots(), canonical()]).toEqual([['noindex'], 'https://example.com/proyectos']);
    clickLink('href="/proyectos?id=geoapp"');
    expect([robots(), canonical()]).toEqual([['index'], 'https://example.com/proyectos/geoapp']);
    history.pushState(null, '', '/proyectos?id=nada');
    showLocation();
    expect([robots(), canonical()]).toEqual([['noindex'], 'https://example.com/proyectos']);
  });
});

describe('overlays', () => {
  test('do not open during a transition to another page (A18)', () => {
    let update = () => {};
    Object.assign(document, { startViewTransition: (callback: () => void) => ((update = callback), { ready: Promise.resolve() }) });
    clickLink('href="/proyectos?id=geoapp"');
    openOverlay('viewer', 0);
    expect(currentOverlay()).toBeUndefined();
    update();
    openOverlay('viewer', 0);
    expect(currentOverlay()).toBe('viewer');
  });

  test('have one history entry for all their captures, and closing goes back from it (A18)', async () => {
    const length = history.length;
    openOverlay('viewer', 0);
    openOverlay('viewer', 1);
    expect([currentOverlay(), currentItem()]).toEqual(['viewer', 1]);
    expect(history.length).toBe(length + 1);
    closeOverlay();
    await popped();
    expect(currentOverlay()).toBeUndefined();
    expect(location.pathname).toBe('/');
  });

  test('wait for the closing of the previous one when they are opened again (A18)', async () => {
    openOverlay('viewer', 0);
    closeOverlay();
    openOverlay('viewer', 1);
    await popped();
    await expect.poll(currentItem).toBe(1);
    closeOverlay();
    await popped();
    expect(currentOverlay()).toBeUndefined();
  });

  test('are closed for listeners before the next one opens (A18)', async () => {
    const heard: [isTravel: boolean, string | undefined][] = [];
    openOverlay('viewer', 0);
    followHistory((isTravel) => heard.push([isTravel, currentOverlay()]));
    closeOverlay();
    openOverlay('viewer', 0);
    await popped();
    await expect.poll(currentItem).toBe(0);
    expect(heard).toEqual([[false, undefined], [false, 'viewer']]); // not as travel, so that the focus does not return
  });

  test('do not cancel a navigation that starts while they close (A18, B10)', async () => {
    openOverlay('viewer', 0);
    closeOverlay();
    clickLink('href="/proyectos?id=geoapp"');
    expect(location.pathname).toBe('/'); // until popstate
    await popped();
    await expect.poll(() => shown).toEqual(['/proyectos?id=geoapp']);
    expect(location.search).toBe('?id=geoapp');
    expect(history.state).toEqual({ from: '/' });
  });

  test('are replaced in the history by the page of a link in them (B10)', () => {
    openOverlay('menu');
    const length = history.length;
    clickLink('href="/#equipo"');
    expect(currentOverlay()).toBeUndefined();
    expect(location.hash).toBe('#equipo');
    expect(history.length).toBe(length);
  });
});

describe('history listeners', () => {
  test('learn of Back and Forward, in the order of registration and after the page is rendered', async () => {
    const heard: string[] = [];
    for (const name of ['first', 'second']) followHistory((isTravel) => heard.push(`${name}: ${isTravel} ${shown.length}`));
    showLocation();
    clickLink('href="/proyectos?id=geoapp"');
    history.back();
    await popped();
    expect(heard).toEqual([
      'first: false 0', 'second: false 0', 'first: false 1', 'second: false 1', 'first: true 2', 'second: true 2',
    ]);
  });

  test('are not called for other events', () => {
    const listener = vi.fn();
    followHistory(listener);
    dispatchEvent(new Event('resize'));
    expect(listener).not.toHaveBeenCalled();
  });
});

test('no global is patched (E19)', () => {
  expect(String(history.pushState)).not.toContain('popstate');
  expect(Object.hasOwn(history, 'pushState')).toBe(false);
  expect(Object.hasOwn(history, 'replaceState')).toBe(false);
});
