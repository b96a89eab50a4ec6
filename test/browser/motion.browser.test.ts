import assert from 'node:assert/strict';
import { finish, holdAnimations, sample } from './animations';
import { eventually, frame, type Page, test, until, visit, words } from './harness';
import {
  card, counter, isAt, isMenuOpen, isViewerOpen, openCapture, openMenu, phone, press, projectPath,
  side, toProject, traverse,
} from './parts';

/** Returns the opacity of the headline, the opacity, offset and width of the first card, and the width of the bar. */
const entranceStyles = () => {
  const { opacity, transform } = styleOf('.MemberCard-card');
  const { m42: y, m11: width } = new DOMMatrix(transform);
  const bar = new DOMMatrix(styleOf('h1 > span', '::after').transform).m11;
  return { headline: Number(styleOf('h1').opacity), opacity: Number(opacity), y, width, bar };
};

async function assertEntrance(page: Page) {
  const [first, last] = await sample(page, entranceStyles, [0, 1600]);
  const { headline, opacity, y, width, bar } = first!;
  assert.deepEqual(
    { isFaded: headline < 1 && opacity < 1, isLow: y > 5, isNarrow: width < 0.7, isBar: bar > 20 },
    { isFaded: true, isLow: true, isNarrow: true, isBar: true },
  );
  assert.deepEqual(last, { headline: 1, opacity: 1, y: 0, width: 1, bar: 1 });
}

const open = (path = '/') => visit('chromium', path, { motion: true, prepare: [holdAnimations] });

test('on load and after a link, but not after Back, cards rise and a bar becomes a square (M1, M11)', async () => {
  const page = await open();
  await assertEntrance(page);
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  await finish(page);
  await press(page, 'header a');
  await until(page, isAt, 'Desa', 0);
  await assertEntrance(page);
  for (const [by, heading] of [[-1, 'Geo App'], [1, 'Desa']] as const) {
    await traverse(page, by);
    await until(page, isAt, heading, 0);
    await frame(page);
  }
  assert.equal(await page.evaluate(() => window.held.filter((one) => one instanceof CSSAnimation).length), 0);
});

test.each([
  ['to a project whose card is out of view', '/', toProject], ['from a project', projectPath, 'header a'],
])('on the way %s, the old page, title and capture go before the new ones appear (M10)', async (_, path, link) => {
  const page = await open(path);
  await finish(page);
  await press(page, link);
  /** Returns whether any part of the old and of the new page is visible. */
  const shown = () => ['old', 'new'].map((state) => document.getAnimations()
    .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
    .filter((part) => new RegExp(`-${state}.(root|title|capture)`).test(part))
    .some((part) => styleOf(document.documentElement, part).opacity !== '0'));
  const [isOld, isNew] = [[true, false], [false, true]];
  assert.deepEqual(await sample(page, shown, [0, 87, 89, 219]), [isOld, isOld, isNew, isNew]); // of 220 ms
});

test('at each moment of a flip, one face is visible, and the card keeps the pointer (C6, C8)', async () => {
  const page = await open();
  await page.evaluate(() => $('#equipo').scrollIntoView());
  await finish(page);
  const edge = await page.evaluate((card: string) => [boxOf(card).x + 10, boxOf(card).y + 40] as const, card);
  await page.mouse.move(...edge);
  await eventually(page, side, 'back');
  await frame(page);
  await page.evaluate(() => { for (const animation of window.held) animation.currentTime = 200; });
  await page.mouse.move(...edge); // beside the faces, which are narrow at this moment
  await frame(page);
  assert.equal(await page.evaluate(side), 'back');
  const angles = await sample(page, () => ['.MemberCard-front', '.MemberCard-back'].map((face) => {
    const { m31, m33 } = new DOMMatrix(styleOf(face).transform);
    return Math.abs(Math.round(Math.atan2(m31, m33) * 180 / Math.PI));
  }), [0, 150, 300, 450, 600]);
  for (const [front, back] of angles) assert.equal(front! + back!, 180);
  assert.deepEqual([angles[0], angles.at(-1)], [[0, 180], [180, 0]]);
});

test('nothing moves with reduced motion (B13, F17, M1)', async () => {
  const page = await visit('chromium', '/', { ...phone, prepare: [holdAnimations] });
  await page.hover(card);
  await eventually(page, side, 'back');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await eventually(page, isMenuOpen, false);
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  await openCapture(page);
  await page.keyboard.press('ArrowRight');
  await eventually(page, counter, words.position(2, 3));
  await page.keyboard.press('Escape');
  await eventually(page, isViewerOpen, false);
  const moved = () => window.held.map(({ effect }) => effect as KeyframeEffect)
    .filter((effect) => effect.getTiming().duration // without one, it is only a delay
      && (effect.pseudoElement || effect.target!.matches('#menu, dialog, dialog *')
        || effect.getKeyframes().some(({ transform }) => transform)))
    .map(({ target, pseudoElement }) => pseudoElement ?? target!.outerHTML);
  assert.deepEqual(await page.evaluate(moved), []);
});
