import { beforeEach, expect, test, vi } from 'vitest';
import { transition, transitionBack } from '../../../src/browser/router/view-transition';
import { frame } from '../frame';
import { addTransitions } from './page';

const card = (id: string) => `<li><div><h3>${id}</h3><a href="/proyectos?id=${id}"></a></div></li>`;

let update: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <header><ul><li><a href="/proyectos?id=geoapp">Geo App</a></li></ul></header>
    <main id="contenido">
      <h1 id="contenido-title">Home</h1>
      <ul>${['geoapp', 'otra', 'geoapp'].map(card)}</ul>
      <p class="Invitation-invitation"></p><p class="Invitation-invitation"></p>
    </main>`;
  history.replaceState(null, '', '/proyectos?id=geoapp');
  ({ update } = addTransitions());
});

const marked = () => [...document.querySelectorAll('li')].map((item) => item.hasAttribute('data-morphs'));

const place = (top: number, bottom: number) => void vi.spyOn(Element.prototype, 'getBoundingClientRect')
  .mockReturnValue({ top, bottom } as DOMRect);

test.each([
  [0, 100, true], [-60, 50, false], [-50, 50, true], [innerHeight - 50, innerHeight + 60, false],
  [innerHeight - 50, innerHeight + 50, true],
])('title, card and invitation from %i to %i px move: %s (M4, M11)', (top, bottom, moves) => {
  place(top, bottom);
  transition('/', () => {});
  expect(marked()).toEqual([false, moves, false, false]);
  const others = [...document.querySelectorAll('h1, p')].map((part) => part.hasAttribute('data-morphs'));
  expect(others).toEqual([moves, moves, false]);
});

test.each([[20, ''], [40, 'none']])(
  'a title of one line moves to one of %i px with the name %j (M4)',
  async (height, name) => {
    let titleHeight = 20;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => titleHeight);
    vi.stubGlobal('getComputedStyle', () => ({ lineHeight: '20px' }));
    transition('/', () => {
      document.querySelector('main')!.innerHTML = '<a rel="prev"></a><i></i><h1 id="contenido-title">Geo App</h1>';
      titleHeight = height;
    });
    await frame();
    update();
    expect(document.querySelector('h1')!.style.getPropertyValue('view-transition-name')).toBe(name);
  },
);

test('a transition that fails shows the page, after the frame that answers the press (F24, F35)', async () => {
  const startViewTransition = vi.fn(() => { throw new DOMException('', 'InvalidStateError'); });
  Object.assign(document, { startViewTransition });
  const show = vi.fn();
  transition('/', show);
  expect(startViewTransition).not.toHaveBeenCalled();
  await frame();
  expect([startViewTransition.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
});

test('the page is shown once, after a second at most, however often a transition calls back (E24)', () => {
  vi.useFakeTimers();
  for (const [isCalled, startViewTransition] of [
    [false, () => ({ ready: new Promise(() => {}) })],
    [true, (update: () => void) => void update()],
    [true, (update: () => void) => void setTimeout(() => [update(), update()])],
  ] as const) {
    Object.assign(document, { startViewTransition });
    const show = vi.fn();
    transition('/', show);
    vi.advanceTimersByTime(990);
    expect(show).toHaveBeenCalledTimes(Number(isCalled));
    vi.advanceTimersByTime(100);
    expect(show).toHaveBeenCalledOnce();
  }
  const { update } = addTransitions();
  const show = vi.fn();
  transition('/', show);
  vi.runAllTimers();
  update();
  expect(show).toHaveBeenCalledOnce();
});

test('until Back shows a page, the old one keeps its scroll position (E6)', async () => {
  const [scrolledBy, scrolledTo] = [vi.mocked(scrollBy).mock.calls, vi.mocked(scrollTo).mock.calls];
  vi.stubGlobal('scrollY', 300);
  const show = vi.fn();
  transitionBack('/', () => 700, show);
  vi.stubGlobal('scrollY', 100); // the browser restores
  await frame();
  expect([scrolledBy, show.mock.calls]).toEqual([[[0, 200]], []]);
  update();
  expect([show.mock.calls.length, scrolledTo]).toEqual([1, [[0, 700]]]);
  transitionBack('/', () => undefined, show);
  await frame();
  update();
  expect(scrolledTo.at(-1)).toEqual([0, 0]);
});
