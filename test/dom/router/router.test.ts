// What browsers do not show. test/browser/router.test.ts has the rest.
import { describe, expect, test, vi } from 'vitest';
import { frame } from '../frame';
import { media } from '../media';
import { addTransitions, clickLink, startAt } from './page';

const main = () => document.querySelector('main')!;
const address = () => location.pathname + location.search + location.hash;
const scrolledTo = () => vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1);
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

  test('is rendered in its transition, after the frame that answers, and a section at once (E15)', async () => {
    const rendered = startAt('/');
    const { startViewTransition, update } = addTransitions();
    clickLink('href="/#equipo"');
    expect([startViewTransition.mock.calls.length, rendered]).toEqual([0, ['/']]);
    clickLink(toProject);
    expect([startViewTransition.mock.calls.length, location.search, rendered]).toEqual([0, '?id=geoapp', ['/']]);
    await frame();
    update();
    expect([rendered.at(-1), scrolledTo()]).toEqual(['/proyectos?id=geoapp', document.body]);
    media.clear();
    clickLink('href="/"');
    expect([startViewTransition.mock.calls.length, rendered.at(-1)]).toEqual([1, '/']);
  });

  test('does not scroll if the visitor has navigated on before its transition (E6)', async () => {
    startAt('/');
    const { update } = addTransitions();
    clickLink(toProject);
    await goBack();
    await frame();
    update();
    expect([address(), scrolledTo()]).toEqual(['/', undefined]);
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
  for (const link of ['href="/#equipo"', 'href="/proyectos?id=nada"', toProject]) clickLink(link);
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
    ['/#equipo', '/#equipo', 'section', 0, '/#equipo'],
    ['/#equipo', '#contenido', 'main', 0, '/#equipo'],
    ['/?utm_source=x#equipo', '/#equipo', 'section', 0, '/?utm_source=x#equipo'],
    ['/proyectos?id=geoapp&fbclid=1', '/proyectos?id=geoapp', 'main', 0, '/proyectos?id=geoapp&fbclid=1'],
    ['/?utm_source=x', '/#equipo', 'section', 1, '/#equipo'],
    ['/#equipo', '/', 'main', 1, '/'],
    ['/', '/proyectos?id=geoapp#contenido', 'main', 1, '/proyectos?id=geoapp#contenido'],
    ['/proyectos?id=geoapp', '#equipo', 'section', 1, '/proyectos?id=geoapp#equipo'],
  ])('at %s, a link to %s shows %s, with %i new entries (E4, E5, E18, E22)', (at, to, target, entries, address) => {
    startAt(at);
    const { length } = history;
    clickLink(`href="${to}"`);
    expect([history.length - length, location.href]).toEqual([entries, `https://example.com${address}`]);
    expect(document.activeElement).toBe(document.querySelector(target));
    expect(scrolledTo()).toBe(document.querySelector(to.includes('#') ? target : 'body'));
  });

  test.each(['#protección', '#protecci%C3%B3n', '#%'])('%s leads to its section, or to the page (E3)', (hash) => {
    startAt('/');
    const section = document.querySelector('section')!;
    section.id = 'protección';
    clickLink(`href="/${hash}"`);
    expect(scrolledTo()).toBe(hash === '#%' ? document.body : section);
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

  test.each([[refuse, false], [() => {}, true]])('the browser follows a link (E24, F24)', (answer, showsSections) => {
    const rendered = startAt('/');
    addEventListener('error', (event) => event.preventDefault());
    vi.spyOn(history, 'pushState').mockImplementation(answer);
    expect([clickLink(toProject), rendered, address()]).toEqual([false, [], '/']);
    expect([clickLink('href="/#equipo"'), scrolledTo() !== undefined]).toEqual([showsSections, showsSections]);
  });

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
  expect([clickLink(toProject), rendered, scrolledTo()]).toEqual([true, ['/proyectos?id=geoapp'], document.body]);
});

test.each([[null], [7], ['viewer'], [[]], [{ from: {}, key: {} }], [{ index: 1, overlay: 'viewer', item: 7 }]])(
  'with %j in history.state, the page is shown, and Back leads back (E21)',
  async (state) => {
    const rendered = startAt('/', state);
    clickLink(toProject);
    clickLink(volver);
    await popstate();
    expect([address(), rendered]).toEqual(['/', ['/proyectos?id=geoapp', '/']]);
  },
);

test('no global is patched (E19)', () => {
  expect(Object.hasOwn(history, 'pushState') || Object.hasOwn(history, 'replaceState')).toBe(false);
});
