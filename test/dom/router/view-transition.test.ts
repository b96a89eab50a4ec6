import { expect, test } from 'vitest';
import { transition } from '../../../src/browser/router/view-transition';
import { frame } from '../frame';
import { addTransitions } from './page';

const card = (id: string) => `<li id="${id}"><a href="/proyectos?id=${id}"></a></li>`;
const marked = () => [...document.querySelectorAll('[data-morphs]')].map(({ id }) => id);
const project = '/proyectos?id=uno';

test.each([['/', project], [project, '/']])('from %s to %s, only its card moves (M10)', async (from, to) => {
  document.body.innerHTML = `<header>${card('uno')}</header><main id="contenido">${card('dos')}${card('uno')}</main>`;
  document.querySelector('header li')!.id = 'menu';
  document.querySelector('#dos')!.setAttribute('data-morphs', ''); // by an earlier transition
  const { update } = addTransitions();
  let before: string[];
  transition(from, to, () => { before = marked(); });
  await frame();
  await update();
  expect([before!, marked()]).toEqual(to === '/' ? [[], ['uno']] : [['uno'], []]);
});
