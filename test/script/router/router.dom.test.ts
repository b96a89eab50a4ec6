// What browsers do not show. test/browser/router.test.ts has the rest.
import { describe, expect, test, vi } from 'vitest';
import { frame } from '../frame';
import { media } from '../media';
import { addTransitions, clickLink, startAt } from './page';

const main = () => document.querySelector('main')!;
const address = () => location.pathname + location.search + location.hash;
const scrolls = () => vi.mocked(scrollTo).mock.calls.map(([options]) => options);
const top = { top: 0, behavior: 'instant' };
const popstate = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const toProject = 'href="/proyectos?id=geoapp"';
const volver = 'href="/" rel="prev"';

function goBack() {
  history.back();
  return popstate();
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

  test('is read from its heading (F29)', () => {
    startAt('/');
    const starts: string[][] = [];
    const note = () => {
      const { nodeName, textContent } = getSelection()!.anchorNode!;
      starts.push([nodeName, textContent!]);
    };
    addEventListener('focusin', note); // by then the selection must be there
    clickLink(toProject);
    removeEventListener('focusin', note);
    expect(starts).toEqual([['#text', 'Inicio']]);
  });

  test('is shown with its address in its transition, after the frame that answers (E15)', async () => {
    const rendered = startAt('/');
    const { startViewTransition, update } = addTransitions();
    clickLink(toProject);
    expect([startViewTransition.mock.calls.length, location.search, rendered]).toEqual([0, '', []]);
    await frame();
    await update();
    expect([location.search, rendered, scrolls()]).toEqual(['?id=geoapp', ['/proyectos?id=geoapp'], [top]]);
    media.clear();
    clickLink('href="/"');
    expect([startViewTransition.mock.calls.length, rendered.at(-1)]).toEqual([1, '/']);
  });

  test('is not shown if the visitor has navigated on before its transition (E6)', async () => {
    const rendered = startAt('/');
    clickLink('href="/proyectos?id=nada"');
    const { update } = addTransitions();
    clickLink(toProject);
    await goBack();
    await frame();
    await update();
    expect([address(), rendered]).toEqual(['/', ['/proyectos?id=nada', '/']]);
  });

  const ready = Promise.resolve();

  test.each([
    () => ({ ready }), () => { throw new Error('no transition'); }, (update: () => void) => (update(), { ready }),
  ])('is shown once, also if its transition never calls back, or throws (E24)', async (startViewTransition) => {
    const rendered = startAt('/');
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
    media.add('(prefers-reduced-motion: no-preference)');
    Object.assign(document, { startViewTransition });
    clickLink(toProject);
    try {
      await vi.runAllTimersAsync();
    } catch {} // the error that it threw
    await vi.runAllTimersAsync();
    expect(rendered).toEqual(['/proyectos?id=geoapp']);
  });

  test('is not shown again after Back, however soon that follows (E6)', async () => {
    const rendered = startAt('/');
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
    const { update } = addTransitions();
    clickLink(toProject);
    await vi.advanceTimersByTimeAsync(10);
    await update();
    history.pushState(null, '', '/'); // as Back does
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.runAllTimersAsync();
    expect([address(), rendered]).toEqual(['/', ['/proyectos?id=geoapp', '/']]);
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

test('Back and Forward show a page at once, and focus the link left (E6, E8)', async () => {
  const rendered = startAt('/');
  main().insertAdjacentHTML('beforeend', `<a ${toProject}></a>`);
  history.pushState(null, '', '/#equipo');
  for (const link of ['href="/proyectos?id=nada"', toProject]) clickLink(link);
  const { startViewTransition } = addTransitions();
  await goBack();
  expect([rendered.at(-1), main().hasAttribute('data-traversed')]).toEqual(['/proyectos?id=nada', true]);
  expect(document.activeElement).toBe(document.querySelector(`main [${toProject}]`));
  await goBack();
  expect(document.activeElement).toBe(main());
  document.querySelector<HTMLElement>('nav a')!.focus();
  await goBack(); // within a page
  expect([address(), document.activeElement]).toEqual(['/', document.querySelector('nav a')]);
  expect(startViewTransition.mock.calls.length).toBe(0);
});

describe('the link back', () => {
  test('goes Back, in a transition, if its page is the previous entry, and forward to another page (E18)', async () => {
    startAt('/');
    clickLink(toProject);
    const back = vi.spyOn(history, 'back');
    const { update } = addTransitions();
    clickLink(volver);
    await frame();
    update();
    await popstate();
    media.clear();
    for (const link of ['href="/proyectos?id=nada"', toProject, volver, toProject, 'href="/" rel="nofollow"']) {
      clickLink(link);
    }
    expect([back.mock.calls.length, address()]).toEqual([1, '/']);
  });

  test('goes forward if the browser knows that the entry is gone (E24)', () => {
    const rendered = startAt('/proyectos?id=geoapp', { from: '/' });
    vi.stubGlobal('navigation', { canGoBack: false });
    clickLink(volver);
    expect(rendered).toEqual(['/']);
  });
});

describe('addresses', () => {
  test.each([
    ['/proyectos/geoapp/', '/proyectos?id=geoapp'],
    ['/nada', '/'],
    ['/?id=boletin', '/?id=boletin'],
    ['/index.html?utm_source=a%20b#equipo', '/?utm_source=a%20b#equipo'],
    ['/proyectos?utm_source=a&id=geoapp&id=x', '/proyectos?id=geoapp&utm_source=a'],
    ['/proyectos?id=geoapp.old&utm_source=a', '/proyectos?id=geoapp.old&utm_source=a'],
  ])('E12, E13, E14, E22: on arrival, %s becomes %s in its entry', (from, to) => {
    history.pushState(null, '', '/antes');
    const { length } = history;
    startAt(from);
    expect([address(), history.length]).toEqual([to, length + 1]);
    startAt(from, { key: 1 });
    expect([address(), history.length]).toEqual([to, length + 2]);
  });

  test.each([
    ['/#equipo', '/#equipo', 0, '/#equipo'],
    ['/', '#contenido', 1, '/#contenido'],
    ['/?utm_source=x', '/#equipo', 1, '/?utm_source=x#equipo'],
    ['/?utm_source=x', '/', 0, '/?utm_source=x'],
    ['/proyectos?id=geoapp&fbclid=1', '/proyectos?id=geoapp', 0, '/proyectos?id=geoapp&fbclid=1'],
    ['/#equipo', '/', 1, '/'],
    ['/', '/proyectos?id=geoapp#contenido', 1, '/proyectos?id=geoapp#contenido'],
    ['/proyectos?id=geoapp', '/#%', 1, '/#%'],
  ])('at %s, a link to %s makes %i new entries, and the address %s (E3, E4, E5, E18, E22)', async (at, to, entries, end) => {
    startAt(at);
    const { length } = history;
    clickLink(`href="${to}"`);
    await frame(); // after the events of a fragment
    expect([history.length - length, location.href]).toEqual([entries, `https://example.com${end}`]);
    expect(scrolls()).toEqual(to.includes('#') ? [] : [top]);
    if (!to.includes('#')) expect(document.activeElement).toBe(main());
  });

  test('a link to a fragment of another page keeps what the entry knows of the one before (E18)', async () => {
    startAt('/');
    clickLink('href="/proyectos?id=geoapp#contenido"');
    expect(history.state).toEqual({ from: '/' });
  });
});

test('a navigation calls the history once, Back not at all (F35)', async () => {
  startAt('/');
  const calls = (['pushState', 'replaceState'] as const).map((name) => vi.spyOn(history, name));
  const counts = () => calls.map(({ mock }) => mock.calls.length);
  clickLink(toProject);
  expect(counts()).toEqual([1, 0]);
  await goBack();
  expect(counts()).toEqual([1, 0]);
});

describe('when the history refuses', () => {
  const refuse = () => { throw new DOMException('too often', 'SecurityError'); }; // as Safari; Chromium ignores calls

  test('arrival and Back show the page of the address (F24)', async () => {
    vi.spyOn(history, 'replaceState').mockImplementation(refuse);
    const rendered = startAt('/nada');
    clickLink(toProject);
    history.pushState(null, '', '/proyectos/geoapp/');
    history.pushState(null, '', '/proyectos');
    await goBack();
    expect(rendered).toEqual(['/proyectos?id=geoapp', '/proyectos?id=geoapp']);
  });
});

test('a page is shown without what another script has removed (F24)', () => {
  const rendered = startAt('/');
  for (const part of document.querySelectorAll('[name=robots], [rel=canonical], [role=status]')) part.remove();
  expect([clickLink(toProject), rendered, scrolls()]).toEqual([true, ['/proyectos?id=geoapp'], [top]]);
});

test.each([[null], [7], ['viewer'], [[]], [{ from: {}, key: {} }], [{ index: 1, overlay: 'viewer', item: 7 }]])(
  'with %j in history.state, the page is shown, and Back leads back (E21)',
  async (state) => {
    const rendered = startAt('/', state);
    clickLink(toProject);
    clickLink(volver);
    await popstate();
    expect([address(), rendered.at(-1)]).toEqual(['/', '/']);
  },
);

test('no global is patched (E19)', () => {
  expect(Object.hasOwn(history, 'pushState') || Object.hasOwn(history, 'replaceState')).toBe(false);
});
