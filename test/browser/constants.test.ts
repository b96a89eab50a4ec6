import assert from 'node:assert/strict';
import { test } from 'vitest';
import { until, visit } from './harness';
import { project } from './parts';

const home = '/';
const members = '#equipo > ul > li';
const projects = '#proyectos > ul > li';
const avatars = `${members} > div > span`;
const captures = '[data-capture] img';
const gallery = 'main ul:has([data-capture])';

/** A property of the matching elements, in px where it is a length without a unit. */
const read = (property: string, selector: string) => {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  if (property === 'in a row') {
    const tops = all.map((element) => element.closest('li').offsetTop); // which the entrance does not change
    return tops.filter((top) => top === tops[0]).length;
  }
  const valueOf = (element: HTMLElement) => {
    if (property === 'left') return element.getBoundingClientRect().left;
    if (property === 'visible') return element.checkVisibility();
    return element[property] ?? getComputedStyle(element)[property];
  };
  return [...new Set(all.map(valueOf))].join();
};

type Constant = [path: string, width: number, property: string, selector: string, value: string | number];

const constants: Constant[] = [
  [home, 1280, 'fontFamily', 'body', 'ui-monospace, Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace'],
  [home, 1600, 'offsetWidth', 'header > div, main', '1120'],
  [home, 1600, 'paddingBlock', 'main', '24px'],
  [home, 1600, 'paddingInline', 'main', '16px'],
  [home, 480, 'left', 'h1 + p', '16'],
  [home, 1024, 'left', 'h1 + p', '40'],
  [home, 1600, 'maxInlineSize', 'h1 + p', '800px'],
  [home, 480, 'visible', 'header button', 'true'],
  [home, 480, 'visible', 'header nav', 'false'],
  [home, 481, 'visible', 'header button', 'false'],
  [home, 481, 'visible', 'header nav', 'true'],
  [home, 390, 'offsetHeight', '#menu', '198'],
  [home, 1280, 'offsetHeight', members, '240'],
  [home, 1280, 'transitionProperty', `${members} > button + div`, 'transform'],
  [home, 1280, 'transitionDuration', `${members} > button + div`, '0.6s'],
  [home, 1280, 'gap', '#equipo > ul, #proyectos > ul', '16px'],
  [project, 1280, 'gap', gallery, '12px'],
  [home, 1280, 'offsetWidth', avatars, '44'],
  [home, 1280, 'offsetHeight', avatars, '44'],
  [project, 1280, 'offsetHeight', captures, '200'],
  [home, 1280, 'animationName', `${members}, ${projects}`, 'appear, arrive'],
  [home, 1280, 'animationDuration', `${members}, ${projects}`, '0.32s, 0.7s'],
  [home, 1280, 'animationName', 'h1', 'appear'],
  [home, 1280, 'animationDuration', 'h1', '0.5s'],
  [home, 575, 'in a row', members, 1],
  [home, 576, 'in a row', members, 2],
  [home, 991, 'in a row', members, 2],
  [home, 992, 'in a row', members, 3],
  [project, 575, 'in a row', captures, 1],
  [project, 576, 'in a row', captures, 2],
  [project, 767, 'in a row', captures, 2],
  [project, 768, 'in a row', captures, 3],
];

test('the layout has the constants of the specification', async () => {
  const found = new Map<Constant, Constant>();
  for (const shown of [home, project]) {
    const page = await visit('chromium', shown, { motion: true });
    for (const constant of constants.filter(([path]) => path === shown)) {
      const [path, width, property, selector] = constant;
      await page.setViewport({ width, height: 800 });
      await until(page, (width) => innerWidth === width, width);
      found.set(constant, [path, width, property, selector, await page.evaluate(read, property, selector)]);
    }
  }
  assert.deepEqual(constants.map((constant) => found.get(constant)), constants);
});
