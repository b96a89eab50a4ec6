import { expect, test, vi } from 'vitest';
import { transition } from '../../../src/browser/router/view-transition';
import { frame } from '../frame';
import { media } from '../media';
import { addTransitions } from './page';

const card = (id: string) => `<li id="${id}"><h3>${id}</h3><a href="/proyectos?id=${id}"></a></li>`;
const marked = () => [...document.querySelectorAll('[data-morphs]')].map(({ id }) => id);
const project = '/proyectos?id=uno';

/** Puts all titles of cards at a place, from the top of the window. */
const putTitles = (top: number) =>
  vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 30));

test.each([['/', project], [project, '/']])('from %s to %s, only its card moves (M10)', async (from, to) => {
  document.body.innerHTML = `<header>${card('uno')}</header><main id="contenido">${card('dos')}${card('uno')}</main>`;
  document.querySelector('header li')!.id = 'menu';
  document.querySelector('#dos')!.setAttribute('data-morphs', ''); // by an earlier transition
  putTitles(innerHeight - 10);
  const { update } = addTransitions();
  let before: string[];
  transition(from, to, () => { before = marked(); });
  await frame();
  await update();
  expect([before!, marked()]).toEqual(to === '/' ? [[], ['uno']] : [['uno'], []]);
});

test.each([-30, innerHeight])('a card whose title is out of the window, at %i px, does not move (M10)', async (top) => {
  document.body.innerHTML = `<main id="contenido">${card('uno')}</main>`;
  putTitles(top);
  const { update } = addTransitions();
  transition(project, '/', () => {});
  await frame();
  await update();
  expect(marked()).toEqual([]);
});

const ready = Promise.resolve();

test.each([
  () => ({ ready }), () => { throw new Error('no transition'); }, (update: () => void) => (update(), { ready }),
])(
  'a page is shown once, also if its transition never calls back, or throws (E24)',
  async (startViewTransition) => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
    media.add('(prefers-reduced-motion: no-preference)');
    Object.assign(document, { startViewTransition });
    const update = vi.fn();
    transition('/', project, update);
    try {
      await vi.runAllTimersAsync();
    } catch {} // the error that it threw
    await vi.runAllTimersAsync();
    expect(update).toHaveBeenCalledTimes(1);
  },
);
