import { expect, onTestFinished, test, vi } from 'vitest';
import { pageAt } from '../../../src/browser/router/find-page';
import { startRouter } from '../../../src/browser/router/router';

const project = '/proyectos?id=geoapp';
const toProject = `href="${project}"`;
const back = 'href="/" rel="prev"';

const address = () => location.pathname + location.search + location.hash;
const fragmentEvents = () => new Promise((resolve) => setTimeout(resolve));
const popstate = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

type Start = { state?: unknown; prerendered?: string; render?: (path: string) => void };

/** Starts the router at a path, in a history entry with `state`. Returns the paths that it then renders. */
function startAt(path: string, { state = null, prerendered = path, render }: Start = {}) {
  document.head.innerHTML = `<title>Antes</title><link rel="canonical"><meta name="robots"><meta name="description">
    <meta property="og:url"><link hreflang="en">`;
  document.body.innerHTML = `
    <nav><a href="/" data-current="/"></a><a href="/#proyectos" data-current="/proyectos" data-language="x"></a></nav>
    <main id="contenido" tabindex="-1"><h1>Inicio</h1><section id="equipo" tabindex="-1"></section></main>
    <p class="Shell-status" role="status"></p><script type="application/ld+json"></script>`;
  history.pushState(state, '', path);
  const rendered: string[] = [];
  startRouter(pageAt(new URL(prerendered, location.href)), ({ path }) => {
    rendered.push(path);
    render?.(path);
  });
  return rendered;
}

function clickLink(attributes: string) {
  const link = document.createRange().createContextualFragment(`<a ${attributes}></a>`).firstElementChild!;
  document.body.append(link);
  return !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** For one test, adds view transitions to the document, because jsdom lacks them. */
function addTransitions(startViewTransition?: (update: () => void) => object, isWanted = true) {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isWanted }));
  Object.assign(document, { startViewTransition });
  onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
}

const transition = (update: () => void) => (update(), { ready: Promise.resolve() });

test('a page sets its title, then announces it, marks its link and updates metadata (E9, E14, E16, F4)', () => {
  const marks = () => [...document.querySelectorAll('[data-current]')].map(({ ariaCurrent }) => ariaCurrent);
  const read = () => ['[name=robots]', '[rel=canonical]'].map((tag) => document.querySelector(tag)!.outerHTML).join();
  startAt('/');
  document.body.insertAdjacentHTML('beforeend', '<textarea name="description"></textarea>');
  const observer = new MutationObserver(() => {});
  observer.observe(document, { childList: true, subtree: true });
  clickLink(toProject);
  const changed = observer.takeRecords().map(({ target }) => target.nodeName);
  expect(changed.filter((name) => ['TITLE', 'P'].includes(name))).toEqual(['TITLE', 'P']);
  expect(marks()).toEqual([null, 'true']);
  expect(read()).toMatch(/"index".*"https:\/\/example\.com\/proyectos\/geoapp"/);
  expect(document.querySelectorAll('[property], [hreflang], [type$=json], [name=description]')).toHaveLength(1);
  clickLink('href="/proyectos?id=nada"');
  expect(read()).toMatch(/"noindex".*"https:\/\/example\.com\/proyectos"/);
  clickLink('href="/"');
  expect(marks()).toEqual(['page', null]);
});

test('a page is read from its heading, because the selection is there when main gets the focus (F29)', () => {
  startAt('/');
  const starts: (string | null)[] = [];
  addEventListener('focusin', () => starts.push(getSelection()!.anchorNode!.textContent));
  clickLink(toProject);
  expect(starts).toEqual(['Inicio']);
});

test('a page is shown after the response to the click (E15)', async () => {
  const rendered = startAt('/');
  addTransitions(transition);
  clickLink(toProject);
  expect(rendered).toEqual([]);
  await vi.runAllTimersAsync();
  expect(rendered).toEqual([project]);
});

test('Back wins over a page that is not shown yet (E6, E15)', async () => {
  const rendered = startAt('/');
  addTransitions((update) => (setTimeout(update, 500), { ready: Promise.resolve() }));
  clickLink(toProject);
  await vi.advanceTimersByTimeAsync(100);
  history.pushState(null, '', '/proyectos'); // like Back
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.runAllTimersAsync();
  expect(rendered).toEqual(['/proyectos']);
});

test.each([
  ['without view transitions', undefined, true],
  ['with reduced motion', () => { throw new Error('a transition'); }, false],
])('a page is shown immediately %s (E15)', (_, startViewTransition, isWanted) => {
  const rendered = startAt('/');
  addTransitions(startViewTransition, isWanted);
  clickLink(toProject);
  expect(rendered).toEqual([project]);
});

test.each([
  [-20, 0, 'appears'], [-20, 1, 'morphs'], [innerHeight - 1, innerHeight, 'morphs'], [innerHeight, 999, 'appears'],
])('from a card whose title is from %i to %i px below the top of the window, a page %s (M10)',
  async (top, bottom, change) => {
    startAt('/');
    const travels = vi.fn();
    addTransitions((update) => (travels('morphs' in document.querySelector('li')!.dataset), transition(update)));
    document.querySelector('section')!.innerHTML = `<li><h3></h3><a href="${project}"></a></li>`;
    vi.spyOn(document.querySelector('h3')!, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
    clickLink(toProject);
    await vi.runAllTimersAsync();
    expect(travels.mock.calls).toEqual([[change === 'morphs']]);
  });

test('the page is that of the URL, even if the host sent a different page (E12)', () => {
  expect(startAt(project)).toEqual([]);
  expect(startAt(project, { prerendered: '/proyectos' })).toEqual([project]);
});

test('the back link goes back if the previous entry shows its page, and otherwise forward (E8, E18)', async () => {
  startAt('/');
  document.querySelector('main')!.innerHTML += `<a href="#"></a><a ${toProject}></a>`;
  const goesBack = vi.spyOn(history, 'back');
  for (const link of [toProject, back]) clickLink(link);
  await popstate();
  expect(document.activeElement!.getAttribute('href')).toBe(project); // the link that was followed
  for (const link of ['href="/proyectos?id=nada"', toProject, back, toProject, 'href="/"']) clickLink(link);
  expect([goesBack.mock.calls.length, address()]).toEqual([1, '/']);
});

test('the back link goes back after a link with a fragment too (E18)', async () => {
  startAt('/');
  const goesBack = vi.spyOn(history, 'back');
  clickLink('href="/proyectos?id=geoapp#contenido"');
  await fragmentEvents();
  clickLink(back);
  await popstate();
  expect([goesBack.mock.calls.length, address()]).toEqual([1, '/']);
});

test('the back link goes forward if the browser knows that there is no previous entry (E18)', () => {
  const rendered = startAt(project, { state: { from: '/' } });
  vi.stubGlobal('navigation', { canGoBack: false });
  clickLink(back);
  expect(rendered).toEqual(['/']);
});

test.each(['/#equipo', '/proyectos?id=nada'])(
  'a later click on a link to %s wins over a page that is not shown yet (E20)', async (end) => {
    startAt('/');
    const { length } = history;
    addTransitions(transition);
    for (const link of [toProject, `href="${end}"`]) clickLink(link);
    await vi.runAllTimersAsync();
    expect([address(), history.length]).toEqual([end, length + 1]);
  });

test('two clicks on the back link go back once, and again if nothing happens for a second (E18, E20)', () => {
  startAt(project, { state: { from: '/' } });
  const goesBack = vi.spyOn(history, 'back').mockReturnValue();
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  for (const [ms, times] of [[0, 1], [999, 1], [1000, 2]]) {
    now.mockReturnValue(ms!);
    clickLink(back);
    expect(goesBack).toHaveBeenCalledTimes(times!);
  }
});

test.each([
  ['/nada', '/'],
  ['/?id=boletin', '/?id=boletin'],
  ['/index.html?utm_source=a%20b#equipo', '/?utm_source=a%20b#equipo'],
  ['/proyectos?utm_source=a&id=geoapp&id=x', '/proyectos?id=geoapp&utm_source=a'],
  ['/proyectos?id=geoapp.old&utm_source=a', '/proyectos?id=geoapp.old&utm_source=a'],
])('on arrival, %s becomes %s in the same entry (E12, E13, E14, E22)', (from, to) => {
  history.pushState(null, '', '/'); // drops entries that a test left by going back
  const { length } = history;
  startAt(from, { state: { key: 1 } });
  expect([address(), history.length, history.state]).toEqual([to, length + 1, { key: 1 }]);
});

test.each([
  ['/#equipo', '/#equipo', 0, '/#equipo'],
  ['/', '#contenido', 1, '/#contenido'],
  ['/?utm_source=x', '/#equipo', 1, '/?utm_source=x#equipo'],
  ['/proyectos?id=geoapp&fbclid=1', project, 0, '/proyectos?id=geoapp&fbclid=1'],
  ['/#equipo', '/', 1, '/'],
  ['/', '/proyectos?id=geoapp#contenido', 1, '/proyectos?id=geoapp#contenido'],
  [project, '/#%', 1, '/#%'],
])('at %s, a link to %s adds %i entries and leads to %s (E4, E5, E22)', async (at, to, entries, end) => {
  startAt(at);
  const { length } = history;
  clickLink(`href="${to}"`);
  await fragmentEvents();
  expect([history.length - length, address()]).toEqual([entries, end]);
  expect(vi.mocked(scrollTo).mock.calls).toEqual(to.includes('#') ? [] : [[{ top: 0, behavior: 'instant' }]]);
});

test('entrance animations restart after a link, but not after Back or printing (F20, M1)', async () => {
  startAt('/');
  const isStill = () => document.querySelector('main')!.hasAttribute('data-traversed');
  clickLink(toProject);
  expect(isStill()).toBe(false);
  dispatchEvent(new Event('beforeprint'));
  expect(isStill()).toBe(true);
  clickLink('href="/proyectos?id=nada"');
  history.back();
  await popstate();
  expect(isStill()).toBe(true);
});

test('Back brings back what visitors entered in an entry; a new entry has empty fields (E6)', async () => {
  const key = () => location.href + JSON.stringify(history.state);
  vi.stubGlobal('navigation', { get currentEntry() { return { key: key() }; } });
  let shown = '';
  const render = (path: string) => {
    if (path !== shown) document.querySelector('main')!.innerHTML = '<input>';
    shown = path;
  };
  startAt('/', { render });
  render('/');
  const field = () => document.querySelector('input')!;
  for (const link of [toProject, 'href="/#contenido"', 'href="/proyectos"']) {
    expect(field().value).toBe('');
    field().value = link;
    clickLink(link);
    await fragmentEvents();
  }
  for (const link of ['href="/proyectos"', 'href="/#contenido"', toProject]) {
    history.back();
    await popstate();
    expect(field().value).toBe(link);
  }
});

test('Back to another fragment of the page announces nothing and keeps the focus (E4, E8)', async () => {
  startAt('/');
  clickLink('href="#contenido"');
  await fragmentEvents();
  const focused = document.activeElement;
  history.back();
  await popstate();
  expect([document.querySelector('[role=status]')!.textContent, document.activeElement]).toEqual(['', focused]);
});
