// The constants of the specification that only a browser computes. layout.test.ts has the columns of cards.
import assert from 'node:assert/strict';
import { test, visit } from './harness';
import { card, inWindows, project } from './parts';

const captures = '[data-capture] img';

type Constant = [width: number, property: keyof DOMRect | 'in a row' | 'visible' | 'gap', part: string, value: unknown];

const ofHome: Constant[] = [
  [1600, 'width', 'header > div, main', 1120],
  [480, 'left', '.Home-intro', 16],
  [480, 'visible', 'header button', true],
  [480, 'visible', 'header nav', false],
  [481, 'visible', 'header button', false],
  [481, 'visible', 'header nav', true],
  [320, 'height', card, 240],
  [1280, 'height', card, 240],
  [1280, 'gap', '#equipo > ul, #proyectos > ul', 16],
  [1280, 'width', '.MemberCard-avatar', 44],
  [1280, 'height', '.MemberCard-avatar', 44],
];

const ofProject: Constant[] = [
  [1280, 'gap', '.Gallery-gallery', 12],
  [1280, 'height', captures, 200],
  [575, 'in a row', captures, 1],
  [576, 'in a row', captures, 2],
  [767, 'in a row', captures, 2],
  [768, 'in a row', captures, 3],
];

const read = (property: Constant[1], part: string) => {
  const all = $$(part);
  if (property === 'in a row') return [all.filter((one) => boxOf(one).top === boxOf(all[0]!).top).length];
  return [...new Set(all.map((one) =>
    property === 'visible' ? one.checkVisibility()
      : property === 'gap' ? parseFloat(styleOf(one).columnGap) : boxOf(one)[property]))];
};

test.each([['/', ofHome], [project, ofProject]])('%s has the constants specified (C18)', async (path, constants) => {
  const page = await visit('chromium', path);
  for (const [width, property, part, value] of constants) {
    assert.deepEqual(await inWindows(page, [width], read, property, part), [[value]], `${property} of ${part}`);
  }
});

test('the menu is 198 px high (C18)', async () => {
  const page = await visit('chromium', '/', { width: 390 });
  await page.click('header button');
  assert.equal(await page.evaluate(() => $('#menu').offsetHeight), 198);
});
