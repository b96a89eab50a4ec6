import assert from 'node:assert/strict';
import { untilSettled } from './animations';
import { eventually, test, until, visit, words } from './harness';
import { card, focus, phone, setTextSize, side } from './parts';

/** Returns the names of the buttons whose tooltip is visible. */
const shownTooltips = () => $$('[role=tooltip]').filter((tooltip) => isVisible(tooltip))
  .map((tooltip) => $('button', tooltip.closest('.MemberCard-card')!).ariaLabel);

test('at most one tooltip is shown, and none for the keyboard or after Escape (C3, D2)', async () => {
  const page = await visit('chromium', '/#equipo');
  await focus(page, `${card} button`);
  await page.keyboard.press('Enter');
  await eventually(page, side, 'back');
  await untilSettled(page); // by then, a tooltip would have appeared
  assert.deepEqual(await page.evaluate(shownTooltips), []);
  for (const name of ['Ada', 'Carla']) {
    await page.hover(`[aria-label="${words.moreAbout(name)}"]`);
    await eventually(page, shownTooltips, [words.moreAbout(name)]);
  }
  await page.keyboard.press('Escape');
  await eventually(page, shownTooltips, []);
});

test('a touch flips a card, and its visible face is flat and has no tooltip (C8, D2)', async () => {
  const page = await visit('chromium', '/#equipo', { ...phone, touch: true });
  const isFlat = (face: string) => new DOMMatrix(styleOf(face).transform).is2D;
  assert.ok(await page.evaluate(isFlat, '.MemberCard-front'));
  await page.tap(`${card} button`);
  await eventually(page, side, 'back');
  await until(page, (card: string) => $(card).matches(':hover'), card); // browsers report this after a touch
  await untilSettled(page);
  assert.ok(await page.evaluate(isFlat, '.MemberCard-back'));
  assert.deepEqual(await page.evaluate(shownTooltips), []);
});

test.each([320, 1280])('at a width of %i px, a tooltip covers nothing at any text size (D7)', async (width) => {
  const page = await visit('chromium', '/#equipo', { width });
  const isAlone = () => {
    const tooltip = $('[role=tooltip]');
    const [inner, outer] = [boxOf(tooltip), boxOf(tooltip.parentElement!)];
    const isInside = inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
    const isCut = tooltip.scrollWidth > tooltip.clientWidth;
    return isVisible(tooltip) && isInside && !isCut && !isVisible('.MemberCard-back .MemberCard-name');
  };
  for (const size of ['100%', '200%']) {
    await page.evaluate(setTextSize, size);
    await page.mouse.move(5, 5);
    await page.hover(`${card} button`);
    await eventually(page, isAlone, true);
  }
});
