// The constants of the layout.
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { launch, names, serve, until, visit } from './harness';

const home = '/';
const project = '/proyectos?id=geoapp';
const members = '#equipo > ul > li';
const projects = '#proyectos > ul > li';
const captures = '[data-capture] img';

const widths = (selector) =>
  [...new Set([...document.querySelectorAll(selector)].map((element) => element.offsetWidth))];
const heights = (selector) =>
  [...new Set([...document.querySelectorAll(selector)].map((element) => element.offsetHeight))];
const left = (selector) => document.querySelector(selector).getBoundingClientRect().left;
const columns = (selector) => {
  // The entrance does not change this.
  const tops = [...document.querySelectorAll(selector)].map((element) => element.closest('li').offsetTop);
  return tops.filter((top) => top === tops[0]).length;
};
const styles = (selector, ...properties) =>
  properties.map((property) => getComputedStyle(document.querySelector(selector))[property]);
const fonts = () => getComputedStyle(document.body).fontFamily.split(', ').at(-1);
const isShown = (...selectors) => selectors.map((selector) => document.querySelector(selector).checkVisibility());

type Read = (...args: unknown[]) => unknown;
type Constant = [title: string, path: string, width: number, read: Read, args: string[], value: unknown];

const gutter = ['columnGap', 'rowGap'];
const turn = ['transitionProperty', 'transitionDuration'];
const entrance = ['animationName', 'animationDuration'];

/** Each constant: its title, the page and its width, the function that reads it, with its arguments, and the value. */
const constants: Constant[] = [
  ['the font is monospace', home, 1280, fonts, [], 'monospace'],
  ['the content of the header is 1120px wide at most', home, 1600, widths, ['header > div'], [1120]],
  ['the content of the page is 1120px wide at most', home, 1600, widths, ['main'], [1120]],
  ['the padding is 24px and 16px', home, 1600, styles, ['main', 'paddingBlock', 'paddingInline'], ['24px', '16px']],
  ['at 480px the page has 16px beside it', home, 480, left, ['h1 + p'], 16],
  ['at 1024px the page has 40px beside it', home, 1024, left, ['h1 + p'], 40],
  ['the intro is 800px wide at most', home, 1600, widths, ['h1 + p'], [800]],
  ['at 480px there is a menu button and no menu', home, 480, isShown, ['header button', 'header nav'], [true, false]],
  ['at 481px there is a menu and no button', home, 481, isShown, ['header button', 'header nav'], [false, true]],
  ['the drawer is 198px high', home, 390, heights, ['#menu'], [198]],
  ['a member’s card is 240px high', home, 1280, heights, [members], [240]],
  ['it turns in 0.6s', home, 1280, styles, [`${members} > button + div`, ...turn], ['transform', '0.6s']],
  ['the gutter of the members is 16px', home, 1280, styles, ['#equipo > ul', ...gutter], ['16px', '16px']],
  ['the gutter of the projects is 16px', home, 1280, styles, ['#proyectos > ul', ...gutter], ['16px', '16px']],
  ['that of captures is 12px', project, 1280, styles, ['main ul:has([data-capture])', ...gutter], ['12px', '12px']],
  ['an avatar is 44px wide', home, 1280, widths, [`${members} > div > span`], [44]],
  ['an avatar is 44px high', home, 1280, heights, [`${members} > div > span`], [44]],
  ['a capture is 200px high', project, 1280, heights, [captures], [200]],
  ['cards of members fade in and stand', home, 1280, styles, [members, ...entrance], ['appear, stand', '0.3s, 0.7s']],
  ['cards of projects fade in and rise', home, 1280, styles, [projects, ...entrance], ['appear, rise', '0.3s, 0.7s']],
  ['the headline fades in in 0.5s', home, 1280, styles, ['h1', ...entrance], ['appear', '0.5s']],
  ...[[575, 1], [576, 2], [991, 2], [992, 3]].map(([width, count]): Constant =>
    [`at ${width}px there are ${count} members in a row`, home, width, columns, [members], count]),
  ...[[575, 1], [576, 2], [767, 2], [768, 3]].map(([width, count]): Constant =>
    [`at ${width}px there are ${count} captures in a row`, project, width, columns, [captures], count]),
];

for (const name of names) {
  test(`the layout has the constants of the specification, in ${name}`, async () => {
    const browser = await launch(name, { motion: true });
    const site = await serve();
    const found = {};
    for (const shown of [home, project]) {
      const page = await visit(browser, site.url + shown);
      for (const [title, path, width, read, selectors] of constants) {
        if (path !== shown) continue;
        if (page.viewport().width !== width) await page.setViewport({ width, height: 800 });
        await until(page, (width) => innerWidth === width, width);
        found[title] = await page.evaluate(read, ...selectors);
      }
    }
    assert.deepEqual(found, Object.fromEntries(constants.map(([title, , , , , value]) => [title, value])));
  });
}
