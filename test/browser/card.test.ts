// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { untilStill } from './animations';
import { both, eventually, frame, test, until, visit } from './harness';
import { card, focus, phone, scrollToCenter, setTextSize, side } from './parts';

const tooltips = () => $$('[role=tooltip]').map(isSeen);

/** The texts that the first tooltip covers, and whether it is inside its card and the window, beside the icon. */
function coversOf() {
  const tip = $('[role=tooltip]');
  const [area] = linesOf(tip);
  if (!isSeen(tip) || !area) return;
  const meets = ({ width, left, right, top, bottom }: DOMRect) =>
    width && left < area.right && right > area.left && top < area.bottom && bottom > area.top;
  const covered = $$('#page *').filter((element) => isSeen(element)
    && !element.closest('[role=tooltip], [inert], #page > a')
    && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && linesOf(node).some(meets)));
  const card = boxOf(tip.closest('.MemberCard-card')!);
  const label = tip.parentElement!;
  const end = boxOf(label).right - parseFloat(styleOf(label, '::before').inlineSize);
  const isInside = area.left >= card.left && area.top >= card.top && area.bottom <= Math.min(card.bottom, innerHeight);
  return { covered: covered.map(({ textContent }) => textContent), isInside: isInside && area.right < end };
}

test.each(both)('a card that scrolls under the pointer flips when that moves, in %s (C15)', async (name) => {
  const page = await visit(name, '/');
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
  assert.deepEqual(await page.evaluate(tooltips), [false, false, false]);
  for (const number of [1, 3]) {
    await page.hover(`${card}:nth-child(${number})`);
    await eventually(page, tooltips, [number === 1, false, number === 3]);
  }
  await page.keyboard.press('Escape');
  await eventually(page, tooltips, [false, false, false]);
});

test('the face that is seen at rest is flat, so that its text is sharp at any pixel ratio (C8)', async () => {
  const page = await visit('chromium', '/#equipo');
  const flat = () => ['front', 'back'].map((face) => new DOMMatrix(styleOf(`.MemberCard-${face}`).transform).is2D);
  assert.equal((await page.evaluate(flat))[0], true);
  await page.hover(`${card} button`);
  await eventually(page, side, 'back');
  await untilStill(page);
  assert.deepEqual(await page.evaluate(flat), [false, true]);
});

test('a touch flips a card, and shows no tooltip (D6)', async () => {
  const page = await visit('chromium', '/#equipo', { ...phone, touch: true });
  await page.tap(`${card} button`);
  await eventually(page, side, 'back');
  await until(page, (card: string) => $(card).matches(':hover'), card); // as browsers say after a touch
  await untilStill(page);
  assert.deepEqual(await page.evaluate(tooltips), [false, false, false]);
});

test.each([320, 1280])('a tooltip covers no text in a window of %i px, at any text size (D7)', async (width) => {
  const page = await visit('chromium', '/#equipo', { width });
  for (const size of ['100%', '200%']) {
    await page.evaluate(setTextSize, size);
    await page.mouse.move(5, 5);
    await page.hover(`${card} button`);
    assert.deepEqual(await until(page, coversOf), { covered: [], isInside: true }, size);
  }
});
