import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { eventually, frame, notFound, test, visit } from './harness';
import {
  isLocked, isMenuOpen, isViewerOpen, openCapture, openMenu, phone, projectPath, scrollToCenter,
  setTextSize,
} from './parts';

test('without the script, mask and links close the menu, and clicks do not reach the page (B1, B15)', async () => {
  const withoutScript = { hydrates: false, wrap: notFound(/\.js$/), expects: /main-|status of/ };
  const page = await visit('chromium', '/', { ...phone, touch: true, ...withoutScript });
  const areLinksSeen = () => isSeen('#menu ul');
  const show = () => page.click('header button').then(() => eventually(page, areLinksSeen, true));
  await scrollToCenter(page, '#proyectos a');
  await show();
  const [x, y, top] = await page.evaluate(() => [boxOf('#proyectos a').x, boxOf('#proyectos a').y, scrollY] as const);
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.wheel({ deltaY: 300 });
  await page.mouse.click(x + 20, y + 20);
  await eventually(page, areLinksSeen, false);
  await frame(page);
  assert.deepEqual(await page.evaluate(() => [location.pathname, scrollY]), ['/', top]);
  for (let time = 0; time < 2; time++) { // also the same link again
    await show(); // at the first press
    await page.click('#menu a[href="/#contacto"]');
    await eventually(page, () => document.activeElement!.id, 'contacto');
    await eventually(page, areLinksSeen, false);
  }
});

test('a link of the menu to another page closes it, and loads nothing (B10)', async () => {
  const page = await visit('chromium', projectPath, phone);
  await page.evaluate(() => { window.mark = true; });
  await openMenu(page);
  await page.click('#menu a[href="/#contacto"]');
  await eventually(page, () => document.activeElement!.id, 'contacto');
  assert.deepEqual(await page.evaluate(() => [$('#menu').matches(':popover-open'), window.mark]), [false, true]);
});

test('the menu has targets of 44 px, which 200 % text can reach (B8, B14)', async () => {
  const page = await visit('chromium', '/', { width: 320, height: 480 });
  await page.evaluate(setTextSize, '200%');
  await openMenu(page);
  const sizes = await page.evaluate(() => $$('#menu a, #menu button:not([aria-hidden])').map((target) => {
    target.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom, width, height } = boxOf(target);
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth ? Math.min(width, height) : 0;
  }));
  assert.ok(Math.min(...sizes) >= 44, `${sizes}`);
});

test('the menu slides in and out within 250 ms, is hidden at the end, and lets clicks through (B13)', async () => {
  const page = await visit('chromium', '/', { ...phone, motion: true });
  await finish(page);
  await page.evaluate(holdAnimations);
  const placeOfMenu = () => {
    const menu = $('#menu');
    const { x, y, height } = boxOf(menu);
    const below = document.elementFromPoint(x + 20, Math.max(1, y + height - 10));
    return { y: isSeen(menu) ? y / height : -1, isInTheWay: !menu.matches(':popover-open') && menu.contains(below) };
  };
  await openMenu(page);
  const opening = await sample(page, placeOfMenu, timesTo(250));
  await page.keyboard.press('Escape');
  await eventually(page, isLocked, false);
  const closing = (await sample(page, placeOfMenu, timesTo(250))).reverse();
  for (const frames of [opening, closing]) {
    const ys = frames.map(({ y }) => y);
    assert.ok(ys.some((y) => y > -1 && y < 0) && ys.every((y, at) => !at || y >= ys[at - 1]!), `by ${ys}`);
    assert.ok(frames.every(({ isInTheWay }) => !isInTheWay));
  }
  assert.deepEqual([opening.at(-1)!.y, closing[0]!.y], [0, -1]);
});

test('menu and viewer are closed in a page that returns from the cache (A18, B11)', async () => {
  const page = await visit('chromium', projectPath, phone);
  const show = (persisted: boolean) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  for (const [open, isOpen] of [[openMenu, isMenuOpen], [openCapture, isViewerOpen]] as const) {
    await open(page);
    for (const persisted of [false, true]) {
      await page.evaluate(show, persisted);
      assert.equal(await page.evaluate(isOpen), !persisted);
    }
  }
});
