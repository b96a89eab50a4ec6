// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { changeScript, describe, eventually, expectProblem, frame, type Page, test, visit, words } from './harness';
import {
  focus, focused, isMenuOpen, isViewerOpen, openCapture, openMenu, overlay, phone, project, scrollToCenter, setTextSize,
} from './parts';

const areLinksSeen = () => isSeen('#menu ul');

test('without the script, the menu closes by mask and links, and the mask does nothing else (B1, B15)', async () => {
  expectProblem(/main-|integrity|status of/);
  const page = await visit('chromium', '/', { ...phone, touch: true, hydrates: false, block: changeScript });
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
  for (const id of ['contacto', 'contacto']) {
    await show(); // at the first press
    await page.click(`#menu a[href="/#${id}"]`);
    await eventually(page, () => [document.activeElement!.id, location.hash], [id, `#${id}`]);
    await eventually(page, areLinksSeen, false);
  }
});

describe('the menu', () => {
  test.each([
    ['the first Tab', (page: Page) => page.keyboard.press('Tab')],
    ['leaving the window', (page: Page) => page.evaluate(() => dispatchEvent(new FocusEvent('blur')))],
  ])('is modal while it is open, and the page inert from %s (B3, B4, B7, F35)', async (_, leave) => {
    const page = await visit('chromium', '/', phone);
    const state = () => [$('#page').ariaHidden, $('[aria-controls=menu]').ariaExpanded, $('#page').inert];
    await leave(page);
    assert.deepEqual(await page.evaluate(state), [null, 'false', false]);
    await openMenu(page);
    await eventually(page, state, ['true', 'true', false]);
    assert.equal((await page.$$(`aria/[name="${words.menu}"][role="dialog"]`)).length, 1);
    assert.equal(await page.evaluate(() => $('#menu').ariaModal), 'true');
    await leave(page);
    await eventually(page, state, ['true', 'true', true]);
    await page.keyboard.press('Escape');
    await eventually(page, state, [null, 'false', false]);
  });

  test('closes when the window becomes too wide for it, and focuses the brand (B12)', async () => {
    const page = await visit('chromium', '/', phone);
    await openMenu(page);
    await page.setViewport({ width: 1280, height: 800 });
    await eventually(page, isMenuOpen, false);
    assert.equal(await page.evaluate(focused), 'Equipo Dev');
    await focus(page, 'footer a');
    await page.setViewport(phone);
    await page.setViewport({ width: 1280, height: 800 });
    await frame(page);
    assert.ok(await page.evaluate(() => document.activeElement!.closest('footer')), 'it was closed');
  });

  test('has targets of 44 px, which 200 % text can reach (B8, B14)', async () => {
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

  test('slides in and out within 250 ms, and lets clicks through while it leaves (B13)', async () => {
    const page = await visit('chromium', '/', { ...phone, motion: true });
    await finish(page);
    await page.evaluate(holdAnimations);
    const look = () => {
      const menu = $('#menu');
      const { x, y, height } = boxOf(menu);
      const below = document.elementFromPoint(x + 20, Math.max(1, y + height - 10));
      return { y: isSeen(menu) ? y / height : -1, isInTheWay: !menu.matches(':popover-open') && menu.contains(below) };
    };
    await openMenu(page);
    const opening = await sample(page, look, timesTo(250));
    await page.keyboard.press('Escape');
    await eventually(page, overlay, null);
    const closing = (await sample(page, look, timesTo(250))).reverse();
    for (const frames of [opening, closing]) {
      const ys = frames.map(({ y }) => y);
      assert.ok(ys.some((y) => y > -1 && y < 0) && ys.every((y, at) => !at || y >= ys[at - 1]!), `by ${ys}`);
      assert.ok(frames.every(({ isInTheWay }) => !isInTheWay));
    }
    assert.deepEqual([opening.at(-1)!.y, closing[0]!.y], [0, -1]);
  });

  test('is out of reach while it is closed, and so is the viewer', async () => {
    const page = await visit('chromium', project, phone);
    const isReached = (overlay: string) => {
      const inside = [$(overlay), ...$$('a[href], button', $(overlay))];
      for (const one of inside) one.focus();
      return inside.length < 3 || inside.some(isSeen)
        || [document.activeElement, document.elementFromPoint(195, 90)].some((one) => $(overlay).contains(one));
    };
    for (const overlay of ['#menu', 'dialog']) assert.equal(await page.evaluate(isReached, overlay), false, overlay);
  });
});

test.each([
  ['menu', openMenu, isMenuOpen], ['viewer', (page: Page) => openCapture(page, 0), isViewerOpen],
])('the %s is closed in a page that returns from the cache (A18, B11)', async (_, open, isOpen) => {
  const page = await visit('chromium', project, phone);
  const show = (persisted: boolean) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  await open(page);
  for (const persisted of [false, true]) {
    await page.evaluate(show, persisted);
    assert.equal(await page.evaluate(isOpen), !persisted);
  }
});
