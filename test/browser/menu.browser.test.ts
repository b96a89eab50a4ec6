import assert from 'node:assert/strict';
import { finish, holdAnimations, sample } from './animations';
import { eventually, frame, test, visit, withoutScript } from './harness';
import { isLocked, openMenu, phone, scrollToCenter, setTextSize } from './parts';

test('without the script, the mask and links close the menu, and clicks do not reach the page (B1, B15)', async () => {
  const page = await visit('chromium', '/', { ...phone, touch: true, ...withoutScript });
  const areLinksVisible = () => isVisible('#menu ul');
  const show = () => page.click('header button').then(() => eventually(page, areLinksVisible, true));
  await scrollToCenter(page, '#proyectos a');
  await show();
  const [x, y, top] = await page.evaluate(() => [boxOf('#proyectos a').x, boxOf('#proyectos a').y, scrollY] as const);
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.wheel({ deltaY: 300 });
  await page.mouse.click(x + 20, y + 20);
  await eventually(page, areLinksVisible, false);
  await frame(page);
  assert.deepEqual(await page.evaluate(() => [location.pathname, scrollY]), ['/', top]);
  for (let time = 0; time < 2; time++) { // the second time, by the same link
    await show(); // with a single press
    await page.click('#menu a[href="/#contacto"]');
    await eventually(page, () => document.activeElement!.id, 'contacto');
    await eventually(page, areLinksVisible, false);
  }
});

test('the menu has targets of 44 px, which are reachable with 200 % text (B2, B14)', async () => {
  const page = await visit('chromium', '/', { width: 320, height: 150 });
  await page.evaluate(setTextSize, '200%');
  await openMenu(page);
  const sizes = await page.evaluate(() => $$('#menu a, #menu button:not([aria-hidden])').map((target) => {
    target.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom, width, height } = boxOf(target);
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth ? Math.min(width, height) : 0;
  }));
  assert.ok(Math.min(...sizes) >= 44, `${sizes}`);
});

test('the menu slides in and out within 250 ms, and lets clicks through while it closes (B13)', async () => {
  const page = await visit('chromium', '/', { ...phone, motion: true });
  await finish(page);
  await page.evaluate(holdAnimations);
  /** Returns how much of the menu is in view, and whether a click at its end reaches the page. */
  const look = () => {
    const { x, y, height } = boxOf('#menu');
    const below = document.elementFromPoint(x + 20, Math.max(1, y + height - 10));
    return [isVisible('#menu') ? 1 + y / height : 0, !$('#menu').contains(below)];
  };
  await openMenu(page);
  assert.deepEqual((await sample(page, look, [0, 250])).map(([part]) => part), [0, 1]);
  await page.keyboard.press('Escape');
  await eventually(page, isLocked, false);
  assert.deepEqual(await sample(page, look, [0, 250]), [[1, true], [0, true]]);
});
