// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { untilStill } from './animations';
import { eventually, frame, names, test, until, visit } from './harness';
import { phone, side } from './parts';

const card = '#equipo > ul > li';
const tooltips = () => [...document.querySelectorAll('#equipo [role=tooltip]')]
  .map((tooltip) => tooltip.checkVisibility({ visibilityProperty: true }));

/** The texts that the first tooltip covers, and whether it is inside its card and the window, beside the icon. */
function coversOf() {
  const tip = document.querySelector('#equipo [role=tooltip]');
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  if (!isSeen(tip)) return;
  const boxesOf = (content: Node) => {
    const range = new Range();
    range.selectNodeContents(content);
    return [...range.getClientRects()];
  };
  const [area] = boxesOf(tip);
  const meets = ({ width, left, right, top, bottom }) =>
    width && left < area.right && right > area.left && top < area.bottom && bottom > area.top;
  const covered = [...document.querySelectorAll('#page *')].filter((element) =>
    isSeen(element) && !element.closest('[role=tooltip], [inert], #page > a')
    && [...element.childNodes].some((node) => node.nodeType === 3 && boxesOf(node).some(meets)));
  const card = tip.closest('#equipo > ul > li').getBoundingClientRect();
  const icon = parseFloat(getComputedStyle(tip.parentElement, '::before').inlineSize);
  const end = tip.parentElement.getBoundingClientRect().right - icon;
  const isInside = area.left >= card.left && area.top >= card.top && area.bottom <= Math.min(card.bottom, innerHeight);
  return [covered.map(({ textContent }) => textContent), isInside && area.right < end];
}

test.each(names)('a card that scrolls under the pointer flips when that moves, in %s (C15)', async (name) => {
  const page = await visit(name, '/');
  await page.mouse.move(300, 400);
  await page.$eval(card, (card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await until(page, () => document.querySelector('#equipo li').matches(':hover'));
  await frame(page);
  assert.equal(await page.evaluate(side), 'front');
  await page.mouse.move(301, 400);
  await eventually(page, side, 'back');
});

test.each(names)('one tooltip is shown at a time, and none for the keyboard or after Escape, in %s (D2, D3, D8)',
  async (name) => {
    const page = await visit(name, '/#equipo');
    await page.focus(`${card} button`);
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
  const isFlat = (face: string) => new DOMMatrix(getComputedStyle(document.querySelector(face)).transform).is2D;
  const faces = [`${card} > div`, `${card} > button ~ div`];
  assert.equal(await page.evaluate(isFlat, faces[0]), true);
  await page.hover(`${card} button`);
  await eventually(page, side, 'back');
  await untilStill(page);
  assert.deepEqual([await page.evaluate(isFlat, faces[0]), await page.evaluate(isFlat, faces[1])], [false, true]);
});

test('a touch flips a card, and shows no tooltip (D6)', async () => {
  const page = await visit('chromium', '/#equipo', { ...phone, touch: true });
  await page.tap(`${card} button`);
  await eventually(page, side, 'back');
  await until(page, (card) => document.querySelector(card).matches(':hover'), card); // as browsers say after a touch
  await untilStill(page);
  assert.deepEqual(await page.evaluate(tooltips), [false, false, false]);
});

test('a tooltip covers no text, at any width and text size (D7)', async () => {
  for (const width of [320, 1280]) {
    const page = await visit('chromium', '/#equipo', { width });
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      await page.mouse.move(5, 5);
      await page.hover(`${card} button`);
      assert.deepEqual(await until(page, coversOf), [[], true], `${width} at ${size}`);
    }
  }
});
