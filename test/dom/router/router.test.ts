// What browsers do not show. test/browser/router.test.ts has the rest.
import { describe, expect, test, vi } from 'vitest';
import { frame } from '../frame';
import { addTransitions, clickLink, startAt } from './page';

const main = () => document.querySelector('main')!;
const address = () => location.pathname + location.search + location.hash;
const scrolledTo = () => vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1);
const next = (type: string) => new Promise((resolve) => addEventListener(type, resolve, { once: true }));
const toProject = 'href="/proyectos?id=geoapp"';
const volver = 'href="/" rel="prev"';

function traverse(go: 'back' | 'forward' = 'back') {
  history[go]();
  return next('popstate');
}

async function move(go: () => void) {
  const moved = next('hashchange');
  go();
  await moved;
  await new Promise(requestAnimationFrame);
}

describe('a page', () => {
  test('has its title before it is announced, and marks its link (E9, E16)', () => {
    const marks = () => [...document.querySelectorAll('[data-current]')].map(({ ariaCurrent }) => ariaCurrent);
    startAt('/');
    const observer = new MutationObserver(() => {});
    observer.observe(document, { childList: true, subtree: true });
    clickLink(toProject);
    const changed = observer.takeRecords().map(({ target }) => target.nodeName);
    expect(changed.filter((name) => ['TITLE', 'P'].includes(name))).toEqual(['TITLE', 'P']);
    expect(marks()).toEqual([null, 'true']);
    clickLink('href="/"');
    expect(marks()).toEqual(['page', null]);
  });

  test('is read from its heading, and so is a section (F29)', () => {
    startAt('/');
    const starts: string[][] = [];
    const note = () => {
      const { nodeName, textContent } = getSelection()!.anchorNode!;
      starts.push([nodeName, textContent!]);
    };
    addEventListener('focusin', note); // by then the selection must be there
    clickLink(toProject);
    clickLink('href="/#equipo"');
    removeEventListener('focusin', note);
    expect(starts).toEqual([['#text', 'Inicio'], ['#text', 'Integrantes']]);
  });

  test('is rendered in its transition, and a section at once (E15)', async () => {
    const rendered = startAt('/');
    const { startViewTransition, update } = addTransitions();
    clickLink('href="/#equipo"');
    expect([startViewTransition.mock.calls.length, rendered]).toEqual([0, ['/']]);
    clickLink(toProject);
    expect([location.search, rendered]).toEqual(['?id=geoapp', ['/']]);
    await frame();
    update();
    expect([rendered.at(-1), scrolledTo()]).toEqual(['/proyectos?id=geoapp', main()]);
  });

  test('does not scroll if the visitor has navigated on before its transition (E6)', async () => {
    startAt('/');
    const { update } = addTransitions();
    clickLink(toProject);
    history.replaceState(null, '', '/'); // as if by Back
    await frame();
    update();
    expect(scrolledTo()).toBeUndefined();
  });

  test('is noindex for an unknown project (E14)', () => {
    const read = () => ['[name=robots]', '[rel=canonical]'].map((tag) => document.querySelector(tag)!.outerHTML);
    startAt('/proyectos?id=geoapp');
    expect(read()[0]).toContain('"index"');
    clickLink('href="/proyectos?id=nada"');
    expect(read()[0]).toContain('"noindex"');
    expect(read()[1]).toContain('"https://example.com/proyectos"');
  });
});

describe('Back and Forward', () => {
  test.each([[false, 1], [true, 0], [undefined, 0]])(
    'have a transition only if the browser reports that it has none: %s (E6)',
    async (isBrowsers, count) => {
      startAt('/');
      clickLink(toProject);
      const { startViewTransition } = addTransitions(isBrowsers);
      await traverse();
      await frame();
      expect(startViewTransition).toHaveBeenCalledTimes(count);
    },
  );

  test('have none to an entry whose scroll position is unknown (E6)', async () => {
    startAt('/');
    startAt('/proyectos?id=geoapp');
    const { startViewTransition } = addTransitions(false);
    await traverse();
    await frame();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  test('restore the scroll, also during a smooth one (E6)', async () => {
    startAt('/');
    vi.stubGlobal('scrollY', 700);
    clickLink(toProject);
    vi.stubGlobal('scrollY', 120);
    const { update } = addTransitions(false);
    for (const [go, top] of [['back', 700], ['forward', 120], ['back', 700]] as const) {
      await traverse(go);
      await frame();
      update();
      expect(vi.mocked(scrollTo).mock.lastCall).toEqual([0, top]);
      vi.stubGlobal('scrollY', top);
    }
    expect(main().hasAttribute('data-traversed')).toBe(true);
    vi.stubGlobal('scrollY', 0);
    clickLink('href="/#equipo"');
    vi.stubGlobal('scrollY', 300);
    await move(() => history.back());
    expect(vi.mocked(scrollTo).mock.calls.slice(-2)).toMatchObject([[{ top: 300 }], [{ top: 0, behavior: 'instant' }]]);
    expect(document.activeElement).toBe(document.querySelector('section')); // within a page, the focus stays
  });

  test('the link back goes Back to its page, once, and forward to another page (E18, E20)', async () => {
    startAt('/');
    clickLink(toProject);
    const back = vi.spyOn(history, 'back');
    const { startViewTransition, update } = addTransitions(false);
    const follow = async (link: string) => {
      clickLink(link);
      await frame();
      update();
    };
    clickLink(volver);
    await next('popstate');
    clickLink(volver); // before its page has gone
    await frame();
    expect(startViewTransition).toHaveBeenCalledOnce();
    update();
    for (const link of ['href="/proyectos?id=nada"', toProject, volver, toProject, 'href="/" rel="nofollow"']) {
      await follow(link);
    }
    expect([back.mock.calls.length, address()]).toEqual([1, '/']);
  });
});

describe('the link back', () => {
  /** Goes to a page whose entry says that home is below. */
  function startAboveHome() {
    vi.useFakeTimers();
    const rendered = startAt('/proyectos?id=geoapp', { from: '/', key: 1 });
    return { rendered, back: vi.spyOn(history, 'back').mockReturnValue() };
  }

  test('goes forward after a second if the entry below is gone (E24)', () => {
    const { rendered, back } = startAboveHome();
    for (const press of [1, 2]) expect([clickLink(volver), back.mock.calls.length]).toEqual([true, press]);
    vi.advanceTimersByTime(999);
    expect(rendered).toEqual([]);
    vi.runAllTimers();
    expect([rendered, address(), back.mock.calls.length]).toEqual([['/'], '/', 2]);
  });

  test.each([
    ['led to a page', () => dispatchEvent(new PopStateEvent('popstate'))],
    ['left the document', () => dispatchEvent(new Event('pagehide'))],
  ])('does not when Back has %s (E24)', (_, come) => {
    startAboveHome();
    clickLink(volver);
    come();
    vi.runAllTimers();
    expect(address()).toBe('/proyectos?id=geoapp');
  });
});

test('a typed address scrolls to its section, whatever entry was there before (E6)', async () => {
  startAt('/');
  clickLink('href="/#equipo"');
  await move(() => history.back());
  expect(scrollTo).toHaveBeenCalledTimes(3);
  vi.mocked(scrollTo).mockClear();
  await move(() => void (location.hash = 'contacto'));
  expect(scrollTo).toHaveBeenCalledOnce(); // to end a smooth scroll
});

describe('addresses', () => {
  test.each([
    ['/proyectos/geoapp/', '/proyectos?id=geoapp'],
    ['/nada', '/'],
    ['/?utm_source=boletin&b', '/?utm_source=boletin&b'],
    ['/?id=boletin', '/?id=boletin'],
    ['/index.html?utm_source=a%20b#equipo', '/?utm_source=a%20b#equipo'],
    ['/proyectos/geoapp?utm_source=a', '/proyectos?id=geoapp&utm_source=a'],
    ['/proyectos?utm_source=a&id=geoapp&id=x', '/proyectos?id=geoapp&utm_source=a'],
    ['/proyectos?id=GEOAPP', '/proyectos?id=GEOAPP'],
    ['/proyectos?id=geoapp.old&utm_source=a', '/proyectos?id=geoapp.old&utm_source=a'],
    ['/proyectos/nada)', '/'],
  ])('E12, E13, E14, E22: on arrival, %s becomes %s in its entry', (from, to) => {
    history.pushState(null, '', '/antes');
    const { length } = history;
    startAt(from);
    expect([address(), history.length]).toEqual([to, length + 1]);
    startAt(from, { key: 1 });
    expect([address(), history.length]).toEqual([to, length + 2]);
  });

  test('a navigation drops unknown parameters (E22)', async () => {
    startAt('/?utm_source=boletin');
    expect(document.querySelector('[rel=canonical]')!.getAttribute('href')).toBe('https://example.com/');
    clickLink('href="/#equipo"');
    expect(address()).toBe('/#equipo');
    await traverse();
    expect(address()).toBe('/?utm_source=boletin');
  });

  test.each([
    ['/#equipo', '/#equipo', 'section', 0, '/#equipo'],
    ['/#equipo', '#contenido', 'main', 0, '/#equipo'],
    ['/?utm_source=x', '#contenido', 'main', 0, '/?utm_source=x'],
    ['/?utm_source=x#equipo', '/#equipo', 'section', 0, '/?utm_source=x#equipo'],
    ['/proyectos?id=geoapp&fbclid=1', '/proyectos?id=geoapp', 'main', 0, '/proyectos?id=geoapp&fbclid=1'],
    ['/', '/proyectos?id=geoapp#contenido', 'main', 1, '/proyectos?id=geoapp#contenido'],
    ['/proyectos?id=geoapp', '#equipo', 'section', 1, '/proyectos?id=geoapp#equipo'],
  ])('at %s, a link to %s shows %s, with %i new entries (E4, E18, E20, E22)', (at, to, target, entries, address) => {
    startAt(at);
    const { length } = history;
    clickLink(`href="${to}"`);
    expect([history.length - length, location.href]).toEqual([entries, `https://example.com${address}`]);
    for (const element of [scrolledTo(), document.activeElement]) expect(element).toBe(document.querySelector(target));
  });

  test.each([
    ['#protección', 'section'], ['#protecci%C3%B3n', 'section'], ['#protecci%c3%b3n', 'section'], ['#%', 'main'],
  ])('%s leads to %s (E3, E14)', (hash, target) => {
    startAt('/');
    document.querySelector('section')!.id = 'protección';
    clickLink(`href="/${hash}"`);
    expect(scrolledTo()).toBe(document.querySelector(target));
  });
});

test('a navigation calls the history once, Back not at all (F35)', async () => {
  startAt('/');
  const calls = (['pushState', 'replaceState'] as const).map((name) => vi.spyOn(history, name));
  const counts = () => calls.map(({ mock }) => mock.calls.length);
  clickLink(toProject);
  expect(counts()).toEqual([1, 0]);
  await traverse();
  expect(counts()).toEqual([1, 0]);
});

describe('when the history refuses', () => {
  /** As Safari does after 100 calls in 10 seconds. */
  const refuse = (name: 'pushState' | 'replaceState') => vi.spyOn(history, name).mockImplementation(() => {
    throw new DOMException('Attempt to use history too often', 'SecurityError');
  });

  test('the browser follows a link (F24)', () => {
    const rendered = startAt('/');
    const reported = vi.fn((event: Event) => event.preventDefault());
    addEventListener('error', reported);
    refuse('pushState');
    expect([clickLink(toProject), rendered, address()]).toEqual([false, [], '/']);
    expect(reported).toHaveBeenCalledOnce();
  });

  test('without an exception, the browser follows a link, which is tried again (E24)', () => {
    vi.useFakeTimers();
    const rendered = startAt('/');
    addEventListener('error', (event) => event.preventDefault());
    const push = vi.spyOn(history, 'pushState').mockReturnValue();
    expect([clickLink(toProject), rendered, address()]).toEqual([false, [], '/']);
    vi.advanceTimersByTime(2000);
    expect([push.mock.calls.length, rendered]).toEqual([3, []]);
    push.mockRestore();
    vi.advanceTimersByTime(1000);
    vi.runAllTimers();
    expect([rendered, address()]).toEqual([['/proyectos?id=geoapp'], '/proyectos?id=geoapp']);
  });

  test('without an exception, a link to a section works, and ends earlier tries (E24)', () => {
    vi.useFakeTimers();
    const rendered = startAt('/');
    addEventListener('error', (event) => event.preventDefault());
    const push = vi.spyOn(history, 'pushState').mockReturnValue();
    clickLink(toProject);
    expect([clickLink('href="/#equipo"'), scrolledTo()]).toEqual([true, document.querySelector('#equipo')]);
    push.mockRestore();
    vi.runAllTimers();
    expect([rendered, address()]).toEqual([['/'], '/']);
  });

  test('arrival and Back show the page of the address (F24)', async () => {
    refuse('replaceState');
    const rendered = startAt('/nada');
    clickLink(toProject);
    history.pushState(null, '', '/proyectos/geoapp/'); // without a key
    history.pushState(null, '', '/proyectos');
    await traverse();
    expect(rendered).toEqual(['/proyectos?id=geoapp', '/proyectos?id=geoapp']);
  });
});

test.each(['[name=robots]', '[rel=canonical]', '[role=status]'])(
  'a page is shown without %s, which another script has removed (F24)',
  (taken) => {
    const rendered = startAt('/');
    document.querySelector(taken)!.remove();
    expect([clickLink(toProject), rendered]).toEqual([true, ['/proyectos?id=geoapp']]);
    expect([document.title, scrolledTo()]).toEqual(['Geo App — Equipo Dev', main()]);
  },
);

test.each([[null], [7], ['viewer'], [[]], [{ from: {}, key: {} }], [{ index: 1, overlay: 'viewer', item: 7 }]])(
  'with %j in history.state, the page is shown, and Back leads back (E21)',
  async (state) => {
    const rendered = startAt('/', state);
    clickLink(toProject);
    clickLink(volver);
    await next('popstate');
    expect([address(), rendered]).toEqual(['/', ['/proyectos?id=geoapp', '/']]);
  },
);

test('no global is patched (E19)', () => {
  expect(Object.hasOwn(history, 'pushState') || Object.hasOwn(history, 'replaceState')).toBe(false);
});
