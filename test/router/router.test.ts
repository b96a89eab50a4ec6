// What browsers do not show: test/browser/router.test.ts has the rest.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { media } from '../media';
import { clickLink, startAt } from './page';

const address = () => location.pathname + location.search + location.hash;
const scrolledTo = () => vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1) as Element | undefined;
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const toProject = 'href="/proyectos?id=geoapp"';
const volver = 'href="/" rel="prev"';

/** Gives the document view transitions, whose updates run when the returned `update` is called. */
function addTransitions() {
  const updates: (() => void)[] = [];
  const startViewTransition = vi.fn((update: () => void) => {
    updates.push(update);
    return { ready: Promise.reject(new Error('skipped')) };
  });
  Object.assign(document, { startViewTransition });
  return { startViewTransition, update: () => updates.splice(0).forEach((update) => update()) };
}

/** Says whether the browser has its own animation of Back; jsdom does not tell. */
const setBrowsersTransition = (isBrowsers: boolean) =>
  Object.assign(PopStateEvent.prototype, { hasUAVisualTransition: isBrowsers });

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(PopStateEvent.prototype, 'hasUAVisualTransition');
  vi.restoreAllMocks();
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

  test('is rendered when the transition to it runs; a section of the page is shown at once (E15)', () => {
    const router = startAt('/');
    const { startViewTransition, update } = addTransitions();
    clickLink(router, 'href="/#equipo"');
    expect([startViewTransition.mock.calls.length, router.rendered]).toEqual([0, ['/']]);
    clickLink(router, toProject);
    expect([location.search, router.rendered]).toEqual(['?id=geoapp', ['/']]);
    update();
    expect([router.rendered.at(-1), scrolledTo()]).toEqual(['/proyectos?id=geoapp', document.querySelector('main')]);
  });

  test('does not scroll if the visitor has navigated on before the transition began (E6)', () => {
    const router = startAt('/');
    const { update } = addTransitions();
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    clickLink(router, toProject);
    history.replaceState(null, '', '/'); // as if by Back
    update();
    expect([router.rendered, scrolledTo()]).toEqual([['/'], undefined]);
  });

  test('is marked as come back to before it is rendered, and then has the focus (E8, M1)', async () => {
    const router = startAt('/');
    const marks: boolean[] = [];
    router.rendered.push = () => marks.push(document.querySelector('main')!.hasAttribute('data-traversed'));
    clickLink(router, toProject);
    (document.activeElement as HTMLElement).blur();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    history.back();
    await popped();
    expect([document.activeElement, focus.mock.lastCall]).toEqual(
      [document.querySelector('main'), [{ preventScroll: true }]],
    );
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
});

describe('Back and Forward', () => {
  /** Goes back from a project to home. Returns whether a transition began. */
  async function crossesBack(isBrowsers?: boolean) {
    const { rendered } = startAt('/');
    clickLink({ navigate: startAt('/').navigate }, toProject);
    const { startViewTransition } = addTransitions();
    if (isBrowsers !== undefined) setBrowsersTransition(isBrowsers);
    history.back();
    await popped();
    expect(rendered).toEqual([]);
    return startViewTransition.mock.calls.length > 0;
  }

  test('have a transition, unless the browser has its own or does not tell (E6)', async () => {
    window.scrollBy = () => {};
    expect(await crossesBack(false)).toBe(true);
    expect(await crossesBack(true)).toBe(false);
  });

  test('have none without word on who animates (E6)', async () => {
    expect(await crossesBack()).toBe(false);
  });

  test('have none to an entry whose scroll position is not known (E6)', async () => {
    startAt('/');
    startAt('/proyectos?id=geoapp');
    const { startViewTransition } = addTransitions();
    setBrowsersTransition(false);
    history.back();
    await popped();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  test('scroll to where the entry was left, also if a smooth scroll was under way (E6)', async () => {
    window.scrollBy = () => {};
    vi.stubGlobal('scrollY', 700);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const router = startAt('/');
    clickLink(router, toProject);
    vi.stubGlobal('scrollY', 120);
    const { update } = addTransitions();
    setBrowsersTransition(false);
    for (const [go, top] of [['back', 700], ['forward', 120], ['back', 700]] as const) {
      history[go]();
      await popped();
      update();
      expect(scrollTo.mock.calls.at(-1)).toEqual([0, top]);
      vi.stubGlobal('scrollY', top);
    }
    expect(router.rendered.at(-1)).toBe('/');
    expect(document.querySelector('main')!.hasAttribute('data-traversed')).toBe(true);
    vi.stubGlobal('scrollY', 0);
    clickLink(router, 'href="/#equipo"');
    vi.stubGlobal('scrollY', 300);
    const moved = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    history.back();
    await moved;
    await new Promise(requestAnimationFrame);
    expect(scrollTo.mock.calls.slice(-2)).toMatchObject([[{ top: 300 }], [{ top: 0, behavior: 'instant' }]]);
  });

  test('the link back goes Back to its page, once, and to another page forward (E18, E20)', async () => {
    const router = startAt('/');
    clickLink(router, toProject);
    const { length } = history;
    const back = vi.spyOn(history, 'back');
    window.scrollBy = () => {};
    const { update } = addTransitions();
    setBrowsersTransition(false);
    clickLink(router, volver);
    await popped();
    clickLink(router, volver); // before its page has gone
    expect([back.mock.calls.length, address(), history.length]).toEqual([1, '/', length]);
    update();
    clickLink(router, 'href="/proyectos?id=nada"');
    update();
    clickLink(router, toProject);
    update();
    clickLink(router, volver); // which is not below
    expect([back.mock.calls.length, address()]).toEqual([1, '/']);
  });

  test.each(['nofollow', 'noopener'])('a link with rel="%s" is no link back (E18)', (rel) => {
    const router = startAt('/');
    clickLink(router, toProject);
    const back = vi.spyOn(history, 'back');
    const { length } = history;
    clickLink(router, `href="/" rel="${rel}"`);
    expect([back.mock.calls.length, history.length]).toEqual([0, length + 1]);
  });
});

test('an address that is typed scrolls to its section, whatever entry was in its place (E6)', async () => {
  const router = startAt('/');
  clickLink(router, 'href="/#equipo"');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  /** Navigates within the page, until the scroll is restored, if it is. */
  async function move(go: () => void) {
    const moved = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    go();
    await moved;
    await new Promise(requestAnimationFrame);
  }
  await move(() => history.back());
  expect(scrollTo).toHaveBeenCalled();
  scrollTo.mockClear();
  await move(() => void (location.hash = 'contacto'));
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('addresses', () => {
  test.each([
    ['/index.html', '/'],
    ['/proyectos/geoapp', '/proyectos?id=geoapp'],
    ['/proyectos/geoapp/', '/proyectos?id=geoapp'],
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

  test('that of a section is scrolled to smoothly on its page, and where motion is not reduced alone (E4, F17)', () => {
    const router = startAt('/');
    const allowMotion = () => media.add('(prefers-reduced-motion: no-preference)');
    const behaviors = [() => {}, allowMotion, () => clickLink(router, toProject)].map((prepare) => {
      prepare();
      clickLink(router, 'href="/#equipo"');
      return vi.mocked(Element.prototype.scrollIntoView).mock.lastCall;
    });
    expect(behaviors).toEqual(['auto', 'smooth', 'auto'].map((behavior) => [{ behavior }]));
  });

  test.each(['#protección', '#protecci%C3%B3n', '#protecci%c3%b3n'])('%s leads to its section (E3)', (hash) => {
    const router = startAt('/');
    document.querySelector('section')!.id = 'protección';
    clickLink(router, `href="/${hash}"`);
    expect(scrolledTo()?.id).toBe('protección');
  });

  test('a malformed fragment leads to the top (E14)', () => {
    clickLink(startAt('/'), 'href="/#%"');
    expect(scrolledTo()?.localName).toBe('main');
  });
});

test.each([null, 7, 'viewer', [], { from: {}, key: {} }, { index: 1, overlay: 'viewer', item: 7 }])(
  'what history.state holds is input: with %j the page is shown, and Back leads back (E21)',
  async (state) => {
    const router = startAt('/', state);
    clickLink(router, toProject);
    clickLink(router, volver);
    await popped();
    expect([address(), router.rendered]).toEqual(['/', ['/proyectos?id=geoapp', '/']]);
  },
);

test('no global is patched (E19)', () => {
  expect(Object.hasOwn(history, 'pushState') || Object.hasOwn(history, 'replaceState')).toBe(false);
});
