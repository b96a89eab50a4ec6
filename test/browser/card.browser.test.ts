import assert from 'node:assert/strict';
import { untilStill } from './animations';
import { chromiumAndFirefox, eventually, frame, test, until, visit } from './harness';
import { card, focus, phone, scrollToCenter, setTextSize, side } from './parts';

const tooltips = () => $$('[role=tooltip]').map(isSeen);

test.each(chromiumAndFirefox)('a card that scrolls under a pointer flips when that moves, in %s (C15)', async (
  engine,
) => {
  const page = await visit(engine, '/');
  await page.mouse.move(300, 400);
  await scrollToCenter(page, card);
  await until(page, (card: string) => $(card).matches(':hover'), card);
  await frame(page);
  assert.equal(await page.evaluate(side), 'front');
  await page.mouse.move(301, 400);
  await eventually(page, side, 'back');
});

test('one tooltip is shown at a time, and none for the keyboard or after Escape (D2, D3, D8)', async () => {
  const page = await visit('chromium', '/#equipo');
  await focus(page, `${card} button`);
  await page.keyboard.press('Enter');
  await eventually(page, side, 'back');
  await untilStill(page); // the delay is over
  assert.deepEqual(await page.evaluate(tooltips), [false, false, false]);
  for (const number of [1, 3]) {
    await page.hover(`${card}:nth-child(${number})`);
    await eventually(page, tooltips, [number === 1, false, number === 3]);
  }
  await page.keyboard.press('Escape');
  await eventually(page, tooltips, [false, false, false]);
});

test('a touch flips a card; its visible face is flat and has no tooltip (C8, D6)', async () => {
  const page = await visit('chromium', '/#equipo', { ...phone, touch: true });
  const flat = () => ['front', 'back'].map((face) => new DOMMatrix(styleOf(`.MemberCard-${face}`).transform).is2D);
  assert.equal((await page.evaluate(flat))[0], true);
  await page.tap(`${card} button`);
  await eventually(page, side, 'back');
  await until(page, (card: string) => $(card).matches(':hover'), card); // as browsers say after a touch
  await untilStill(page);
  assert.deepEqual(await page.evaluate(flat), [false, true]);
  assert.deepEqual(await page.evaluate(tooltips), [false, false, false]);
});

test.each([320, 1280])('a tooltip is alone beside its icon, in %i px at any text size (D7)', async (width) => {
  const page = await visit('chromium', '/#equipo', { width });
  const isAlone = () => {
    const tooltip = $('[role=tooltip]');
    const [inner, outer] = [boxOf(tooltip), boxOf(tooltip.parentElement!)];
    const isInside = inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
    const isCut = tooltip.scrollWidth > tooltip.clientWidth;
    return isSeen(tooltip) && isInside && !isCut && !isSeen('.MemberCard-back .MemberCard-name');
  };
  for (const size of ['100%', '200%']) {
    await page.evaluate(setTextSize, size);
    await page.mouse.move(5, 5);
    await page.hover(`${card} button`);
    await eventually(page, isAlone, true);
  }
});
