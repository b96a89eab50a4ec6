// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { box, changeScript, describe, eventually, expectProblem, frame, names, test, visit } from './harness';
import { enlargeText, openMenu, overlay, phone, project } from './parts';

const isSeen = () => document.querySelector('#menu ul').checkVisibility({ visibilityProperty: true });

test.each(names)('without the script, the menu closes by mask and links, in %s (B1, B15)', async (name) => {
  expectProblem(/main-|integrity|status of/);
  const page = await visit(name, '/', { ...phone, touch: true, hydrates: false, block: changeScript });
  const show = () => page.click('header button').then(() => eventually(page, isSeen, true));
  await page.$eval('#proyectos a', (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await show();
  const top = await page.evaluate(() => scrollY);
  const { x, y } = await box(page, '#proyectos a');
  if (name === 'chromium') { // Firefox does not contain the scroll
    await page.mouse.move(200, 600);
    await page.mouse.wheel({ deltaY: 300 });
  }
  await page.mouse.click(x + 20, y + 20);
  await eventually(page, isSeen, false);
  await frame(page);
  assert.deepEqual(await page.evaluate(() => [location.pathname, scrollY]), ['/', top]);
  for (const id of ['contacto', 'contacto']) {
    await show(); // at the first press
    await page.click(`#menu a[href="/#${id}"]`);
    await eventually(page, () => [document.activeElement.id, location.hash], [id, `#${id}`]);
    await eventually(page, isSeen, false);
    assert.ok((await box(page, `#${id} h2`)).top >= (await box(page, 'header')).bottom);
  }
});

describe('the menu in chromium', () => {
  test('has targets of 44 px, which 200 % text can reach (B8, B14)', async () => {
    const page = await visit('chromium', '/', { width: 320, height: 480 });
    await page.evaluate(enlargeText);
    await openMenu(page);
    const sizes = await page.$$eval('#menu a, #menu button:not([aria-hidden])', (all) => all.map((target) => {
      target.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && Math.min(width, height);
    }));
    assert.ok(sizes.every((size) => size >= 44), `${sizes}`);
  });

  test('slides in and out within 250 ms, and lets clicks through while it leaves (B13)', async () => {
    const page = await visit('chromium', '/', { ...phone, motion: true });
    await finish(page).then(() => page.evaluate(holdAnimations));
    const look = () => {
      const menu = document.querySelector('#menu');
      if (!menu.checkVisibility({ visibilityProperty: true })) return false;
      const { x, y, height } = menu.getBoundingClientRect();
      const below = document.elementFromPoint(x + 20, Math.max(1, y + height - 10));
      return { y: y / height, isInTheWay: !menu.matches(':popover-open') && menu.contains(below) };
    };
    await openMenu(page);
    const opening = await sample(page, look, timesTo(250));
    await page.keyboard.press('Escape');
    await eventually(page, overlay, null);
    const closing = (await sample(page, look, timesTo(250))).reverse();
    for (const frames of [opening, closing]) {
      const ys = frames.filter(Boolean).map(({ y }) => y);
      assert.ok(ys.some((y) => y > -1 && y < 0) && ys.every((y, at) => !at || y >= ys[at - 1]), `by ${ys}`);
      assert.ok(frames.every(({ isInTheWay }) => !isInTheWay));
    }
    assert.deepEqual([opening.at(-1).y, closing[0]], [0, false]);
  });

  test('is out of reach while it is closed, and so is the viewer', async () => {
    const page = await visit('chromium', project, phone);
    const isReached = (overlay) => {
      const inside = [overlay, ...overlay.querySelectorAll('a[href], button')];
      for (const one of inside) one.focus();
      return inside.length < 3 || inside.some((one) => one.checkVisibility({ visibilityProperty: true }))
        || [document.activeElement, document.elementFromPoint(195, 90)].some((one) => overlay.contains(one));
    };
    for (const overlay of ['#menu', 'dialog']) assert.equal(await page.$eval(overlay, isReached), false, overlay);
  });
});
