import { expect, test, vi } from 'vitest';
import { transition } from '../../../src/browser/router/view-transition';
import { frame } from '../frame';
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
