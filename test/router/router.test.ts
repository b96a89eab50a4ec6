// What browsers do not show: test/browser/router.test.ts has the rest.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEntry } from '../../src/router/entry';
import { clickLink, startAt } from './page';

const address = () => location.pathname + location.search + location.hash;
const scrolledTo = () => vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1) as Element | undefined;
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const toProject = 'href="/proyectos?id=geoapp"';

/** A router with an overlay of two items. `shown` has what the overlay was last asked to show, and after what. */
function startWithOverlay(at: string, state?: unknown) {
  const shown: unknown[] = [];
  const router = startAt(at, state, ({ addOverlay }) => addOverlay('viewer', (item, isTraversal) => {
    shown.push([item, isTraversal]);
    return item === 0 || item === 1;
  }));
  return { ...router, shown };
}

/** Gives the document view transitions. Returns a function that runs the update of the last one. */
function addTransitions() {
  let update = () => {};
  const startViewTransition = vi.fn((callback: () => void) => {
    update = callback;
    return { ready: Promise.reject(new Error('skipped')) };
  });
  Object.assign(document, { startViewTransition });
  return { startViewTransition, update: () => update() };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(PopStateEvent.prototype, 'hasUAVisualTransition');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a page', () => {
  test('has its title before it is announced, and its link is marked (E9, E16)', () => {
    const router = startAt('/');
    const observer = new MutationObserver(() => {});
    observer.observe(document, { childList: true, subtree: true });
    clickLink(router, toProject);
    const changed = observer.takeRecords().map(({ target }) => target.nodeName);
    expect(changed.filter((name) => ['TITLE', 'P'].includes(name))).toEqual(['TITLE', 'P']);
    expect(document.querySelector<HTMLElement>('nav a')!.ariaCurrent).toBeNull();
    clickLink(router, 'href="/"');
    expect(document.querySelector<HTMLElement>('nav a')!.ariaCurrent).toBe('page');
  });

  test('is rendered when the transition to it runs, in which no overlay opens (A18, E15)', () => {
    const router = startWithOverlay('/');
    const { startViewTransition, update } = addTransitions();
    clickLink(router, 'href="/#equipo"');
    expect(startViewTransition).not.toHaveBeenCalled();
    clickLink(router, toProject);
    router.open('viewer', 0);
    expect([location.search, router.rendered, readEntry().overlay]).toEqual(['?id=geoapp', [], undefined]);
    update();
    expect([router.rendered, scrolledTo()]).toEqual([['/proyectos?id=geoapp'], document.querySelector('main')]);
  });

  test('does not scroll if the visitor has navigated on before the transition began (E6)', () => {
    const router = startAt('/');
    const { update } = addTransitions();
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    clickLink(router, toProject);
    history.replaceState(null, '', '/'); // as if by Back
    update();
    expect([router.rendered, scrolledTo()]).toEqual([[], undefined]);
  });

  test('is marked as come back to before it is rendered (M1)', async () => {
    const router = startAt('/');
    const marks: boolean[] = [];
    router.rendered.push = () => marks.push(document.querySelector('main')!.hasAttribute('data-traversed'));
    clickLink(router, toProject);
    history.back();
    await popped();
    clickLink(router, toProject);
    expect(marks).toEqual([false, true, false]);
  });

  test('is noindex for an unknown project (E14)', () => {
    const read = () => ['[name=robots]', '[rel=canonical]'].map((tag) => document.querySelector(tag)!.outerHTML);
    const router = startAt('/proyectos?id=geoapp');
    expect(read()[0]).toContain('"index"');
    clickLink(router, 'href="/proyectos?id=nada"');
    expect(read()[0]).toContain('"noindex"');
    expect(read()[1]).toContain('"https://example.com/proyectos"');
  });

  test('has a transition on Back if it knows the scroll position, and the browser has none itself (E6)', async () => {
    window.scrollBy = () => {};
    const start = () => {
      const router = startAt('/');
      clickLink(router, toProject);
      return router;
    };
    const crossesAfter = async (router: ReturnType<typeof start>, isBrowsers?: boolean) => {
      const { startViewTransition } = addTransitions();
      Object.assign(PopStateEvent.prototype, { hasUAVisualTransition: isBrowsers }); // jsdom has none
      history.back();
      await popped();
      const isShown = router.state.path === '/';
      expect(startViewTransition).toHaveBeenCalledTimes(isShown ? 0 : 1);
      Reflect.deleteProperty(document, 'startViewTransition');
      return !isShown;
    };
    expect(await crossesAfter(start(), false)).toBe(true);
    expect(await crossesAfter(start(), true)).toBe(false);
    expect(await crossesAfter(start())).toBe(false); // it does not tell
    startAt('/');
    expect(await crossesAfter(startAt('/proyectos?id=geoapp'), false)).toBe(false);
  });
});

test('an address that is typed scrolls to its section, whatever entry was in its place (E6)', async () => {
  const router = startAt('/');
  clickLink(router, 'href="/#equipo"');
  history.back();
  await popped();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const moved = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = 'contacto';
  await moved;
  expect(router.state.index).toBe(readEntry().index);
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('addresses', () => {
  test.each([
    ['/index.html', '/'],
    ['/proyectos/geoapp', '/proyectos?id=geoapp'],
    ['/nada', '/'],
    ['/?utm_source=boletin&b', '/?utm_source=boletin&b'],
    ['/index.html?utm_source=a%20b#equipo', '/?utm_source=a%20b#equipo'],
    ['/proyectos/geoapp?utm_source=a', '/proyectos?id=geoapp&utm_source=a'],
    ['/proyectos?utm_source=a&id=geoapp&id=x', '/proyectos?id=geoapp&utm_source=a'],
  ])('E12, E13, E22: on arrival, %s becomes %s, in its entry', (from, to) => {
    history.pushState(null, '', '/antes');
    const { length } = history;
    startAt(from);
    expect([address(), history.length]).toEqual([to, length + 1]);
  });

  test('a navigation drops the parameters that the site does not know (E22)', async () => {
    const router = startAt('/?utm_source=boletin');
    expect(document.querySelector('[rel=canonical]')!.getAttribute('href')).toBe('https://example.com/');
    clickLink(router, 'href="/#equipo"');
    expect(address()).toBe('/#equipo');
    history.back();
    await popped();
    expect(address()).toBe('/?utm_source=boletin');
  });

  test('the same one gets no new entry, nor does the skip link (E4, E18)', () => {
    const router = startAt('/#equipo');
    const { length } = history;
    clickLink(router, 'href="/#equipo"');
    expect(scrolledTo()?.id).toBe('equipo');
    clickLink(router, 'href="#contenido"');
    expect([scrolledTo(), document.activeElement]).toEqual(Array(2).fill(document.querySelector('main')));
    expect([history.length, address()]).toEqual([length, '/#equipo']);
  });
});

describe('overlays', () => {
  test('have one entry for all their items, and closing goes back from it (A18)', async () => {
    const { open, close, shown, state } = startWithOverlay('/');
    const { length } = history;
    open('viewer', 0);
    open('viewer', 1);
    expect([readEntry().item, history.length]).toEqual([1, length + 1]);
    close('viewer');
    close('viewer');
    expect(state.timer).toBeDefined();
    await popped();
    expect([readEntry().overlay, state.timer, shown.at(-1)]).toEqual([undefined, undefined, [undefined, true]]);
    expect(address()).toBe('/');
  });

  test('do not undo what follows while they close: another item, or a page (A18, B10)', async () => {
    const router = startWithOverlay('/');
    router.open('viewer', 0);
    router.close('viewer');
    router.open('viewer', 1);
    await popped();
    await expect.poll(() => readEntry().item).toBe(1);
    router.close('viewer');
    clickLink(router, toProject);
    expect(address()).toBe('/'); // until popstate
    await popped();
    await expect.poll(address).toBe('/proyectos?id=geoapp');
    expect(router.shown.slice(-2)).toEqual([[1, false], [undefined, false]]); // the focus does not return
  });

  test('are replaced by the page of a link in them, or closed if it leads to where they are (B10, E4)', async () => {
    const router = startWithOverlay('/');
    router.open('viewer', 0);
    const { length } = history;
    clickLink(router, 'href="/#equipo"');
    expect([address(), readEntry().from, history.length]).toEqual(['/#equipo', '/', length]);
    router.open('viewer', 0);
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    clickLink(router, 'href="/#equipo"');
    await popped();
    await expect.poll(() => scrolledTo()?.id).toBe('equipo');
    expect([address(), readEntry().from, readEntry().overlay]).toEqual(['/#equipo', '/', undefined]);
  });

  test('a traversal that does not come is given up (E21)', () => {
    vi.useFakeTimers();
    vi.spyOn(history, 'back').mockReturnValue();
    const router = startWithOverlay('/');
    router.open('viewer', 0);
    router.close('viewer');
    clickLink(router, toProject);
    vi.runAllTimers();
    expect([address(), router.state.timer]).toEqual(['/proyectos?id=geoapp', undefined]);
    router.open('viewer', 0);
    router.close('viewer');
    history.pushState(null, ''); // another navigation
    clickLink(router, 'href="/"');
    expect(address()).toBe('/'); // at once
    router.open('viewer', 0);
    router.close('viewer');
    vi.runAllTimers();
    expect([router.shown.at(-1), router.state.timer]).toEqual([[0, false], undefined]); // what the entry says
  });

  test('a second press of the link back does nothing (E18, E20)', async () => {
    const router = startAt('/');
    clickLink(router, toProject);
    const back = vi.spyOn(history, 'back');
    clickLink(router, 'href="/" rel="prev"');
    clickLink(router, 'href="/" rel="prev"');
    for (const link of document.querySelectorAll('[rel=prev]')) link.remove(); // with their page
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    await popped();
    await new Promise((resolve) => setTimeout(resolve)); // after that of the action that has waited
    expect([address(), back.mock.calls.length, scrolledTo()]).toEqual(['/', 1, undefined]);
  });
});

describe('what history.state holds is input (E21)', () => {
  test.each([
    null, 7, 'viewer', [],
    { overlay: 7 }, { overlay: 'menu', item: 0 }, { overlay: '__proto__', item: {} }, { from: {}, index: '1' },
    { overlay: 'viewer' }, { overlay: 'viewer', item: '1' }, { overlay: 'viewer', item: -1 },
    { overlay: 'viewer', item: 0.5 }, { overlay: 'viewer', item: 7 },
  ])('%j shows the page', (state) => {
    const { shown } = startWithOverlay('/', state);
    expect([undefined, -1, 7]).toContain((shown.at(-1) as unknown[])[0]);
    expect(readEntry()).toMatchObject({ overlay: undefined, item: undefined, from: undefined });
  });

  /** Starts a router anew at an entry whose overlay cannot be shown, on top of `below` others that look the same. */
  function startAtStale(below = 0) {
    startAt('/');
    const router = startWithOverlay('/proyectos?id=geoapp');
    for (let stale = 0; stale <= below; stale += 1) {
      history.pushState({ overlay: 'viewer', item: 7, index: readEntry().index! + 1 }, '');
    }
    router.start();
    return router;
  }

  test('Back and Forward skip entries that look the same, and what follows has entries of its own (E20)', async () => {
    const router = startAtStale();
    router.open('viewer', 0);
    router.close('viewer');
    await popped();
    expect(address()).toBe('/proyectos?id=geoapp');
    history.back();
    await expect.poll(address).toBe('/');
    clickLink(startAtStale(1), 'href="/#equipo"');
    history.back();
    await popped();
    history.back();
    await expect.poll(address).toBe('/');
    history.forward();
    await popped();
    history.forward();
    await expect.poll(address).toBe('/#equipo');
  });

  test('entries whose order is wrong make no loop (E21)', async () => {
    const router = startAtStale(1);
    const go = vi.spyOn(history, 'go');
    history.replaceState({ index: readEntry().index! - 2 }, '');
    router.start();
    history.back(); // to one that says to be above
    for (let traversals = 0; traversals < 3; traversals += 1) await popped();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(go.mock.calls).toEqual([[1], [-1]]);
  });
});

test('the entry of an overlay that was replaced, since its address was typed again, is skipped (E20)', async () => {
  startAt('/');
  const router = startWithOverlay('/proyectos?id=geoapp');
  router.open('viewer', 0);
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router.shown.at(-1)).toEqual([undefined, true]);
  history.back();
  await expect.poll(address).toBe('/');
});

test('an entry that the browser has replaced without an event is mended before an overlay opens (E20)', async () => {
  startAt('/');
  const router = startWithOverlay('/proyectos?id=geoapp');
  history.replaceState(null, '');
  router.open('viewer', 0);
  history.replaceState({ overlay: 'viewer', item: 7 }, '');
  router.start();
  history.back(); // to an entry that looks the same
  await expect.poll(address).toBe('/');
});

test('an address that is typed again is no press of Back (E4)', () => {
  startAt('/#equipo');
  const go = vi.spyOn(history, 'go');
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(go).not.toHaveBeenCalled();
});

test('no global is patched (E19)', () => {
  expect(Object.hasOwn(history, 'pushState') || Object.hasOwn(history, 'replaceState')).toBe(false);
});
