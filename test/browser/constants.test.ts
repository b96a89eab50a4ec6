import assert from 'node:assert/strict';
import { test, visit } from './harness';
import { inWindows, project } from './parts';

const members = '#equipo > ul > li';
const projects = '#proyectos > ul > li';
const avatars = `${members} > div > span`;
const captures = '[data-capture] img';
const gallery = 'main ul:has([data-capture])';

type Constant = [width: number, property: string, selector: string, value: string];

/** The constants with their values in the page. */
const read = (constants: Constant[]) => constants.map(([width, property, selector]) => {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const tops = all.map((element) => element.closest('li')?.offsetTop); // unlike boxes, not animated
  const valueOf = (element: HTMLElement) => {
    if (property === 'in a row') return tops.filter((top) => top === tops[0]).length;
    if (property === 'left') return element.getBoundingClientRect().left;
    if (property === 'visible') return element.checkVisibility();
    return element[property] ?? getComputedStyle(element)[property];
  };
  return [width, property, selector, [...new Set(all.map(valueOf))].join()];
});

// The columns of cards are in layout.test.ts.
const ofHome: Constant[] = [
  [1280, 'fontFamily', 'body', 'ui-monospace, Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace'],
  [1600, 'offsetWidth', 'header > div, main', '1120'],
  [1600, 'paddingBlock', 'main', '24px'],
  [1600, 'paddingInline', 'main', '16px'],
  [480, 'left', 'main > div > p', '16'],
  [1024, 'left', 'main > div > p', '40'],
  [1600, 'maxInlineSize', 'main > div > p', '800px'],
  [480, 'visible', 'header button', 'true'],
  [480, 'visible', 'header nav', 'false'],
  [481, 'visible', 'header button', 'false'],
  [481, 'visible', 'header nav', 'true'],
  [390, 'offsetHeight', '#menu', '198'],
  ...[320, 768, 1024, 1280].map((width): Constant => [width, 'offsetHeight', members, '240']),
  [1280, 'transitionProperty', `${members} > button + div`, 'transform'],
  [1280, 'transitionDuration', `${members} > button + div`, '0.6s'],
  [1280, 'gap', '#equipo > ul, #proyectos > ul', '16px'],
  [1280, 'offsetWidth', avatars, '44'],
  [1280, 'offsetHeight', avatars, '44'],
  [1280, 'animationName', `${members}, ${projects}`, 'appear, arrive'],
  [1280, 'animationDuration', `${members}, ${projects}`, '0.32s, 0.7s'],
  [1280, 'animationName', 'h1', 'brighten'],
  [1280, 'animationDuration', 'h1', '0.5s'],
];

const ofProject: Constant[] = [
  [1280, 'gap', gallery, '12px'],
  [1280, 'offsetHeight', captures, '200'],
  [575, 'in a row', captures, '1'],
  [576, 'in a row', captures, '2'],
  [767, 'in a row', captures, '2'],
  [768, 'in a row', captures, '3'],
];

test.each([['/', ofHome], [project, ofProject]])('%s has the constants specified (C18)', async (path, constants) => {
  const page = await visit('chromium', path, { motion: true });
  for (const width of new Set(constants.map(([width]) => width))) {
    const wanted = constants.filter(([at]) => at === width);
    const [found] = await inWindows(page, [width], read, wanted);
    assert.deepEqual(found, wanted);
  }
});
