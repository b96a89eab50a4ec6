// The menu. What engines do in a way of their own is in engines.test.ts.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  box, eventually, expectProblem, film, frame, isForScript, launch, names, serve, until, untilStill, visit,
} from './harness';
import { isMenuOpen, openMenu, phone } from './parts';

const isSeen = () => document.querySelector('#menu ul').checkVisibility({ visibilityProperty: true });

describe.each(names)('the menu in %s', async (name) => {
  const browser = await launch(name);
  const site = await serve();
  const visitMenu = async () => {
    const page = await visit(browser, `${site.url}/`, phone);
    await openMenu(page);
    return page;
  };

  test('stays open, with the focus, on a click inside, and on a press that is released outside (B1, B3)', async () => {
    const page = await visitMenu();
    await page.mouse.click(200, 30);
    assert.equal(await page.evaluate(() => document.querySelector('#menu').contains(document.activeElement)), true);
    await page.mouse.move(200, 30);
    await page.mouse.down();
    await page.mouse.move(200, 600);
    await page.mouse.up();
    await frame(page);
    assert.equal(await page.evaluate(isMenuOpen), true);
  });

  test('closes by mask and links without the script, and lets no click or wheel through (B1, B15)', async () => {
    expectProblem(/main-|integrity|status of/);
    const changed = { contentType: 'text/javascript', body: 'document.title = 1' };
    const block = (request) => isForScript(request) && request.respond(changed).then(() => true);
    const page = await visit(browser, `${site.url}/`, { ...phone, touch: true, block });
    const show = async () => {
      await page.click('header button');
      await eventually(page, isSeen, true);
    };
    await page.$eval('#proyectos a', (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await show();
    const top = await page.evaluate(() => scrollY);
    if (name === 'chromium') { // Firefox contains the scroll only where there is something to scroll
      await page.mouse.move(200, 600);
      await page.mouse.wheel({ deltaY: 300 });
    }
    const { x, y } = await box(page, '#proyectos a');
    if (name === 'chromium') await page.touchscreen.tap(x + 20, y + 20);
    else await page.mouse.click(x + 20, y + 20);
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
});

describe('the menu in chromium', async () => {
  const site = await serve();

  test('has targets of at least 44 by 44 px (B8), all reachable at 200 % text (B14)', async () => {
    const page = await visit(await launch('chromium'), `${site.url}/`, { width: 320, height: 480 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await openMenu(page);
    for (const target of await page.$$('#menu a, #menu button:not([aria-hidden])')) {
      await target.scrollIntoView();
      const { x, y, width, height } = await target.boundingBox();
      assert.ok(width >= 44 && height >= 44 && y >= 0 && y + height <= 480 && x >= 0 && x + width <= 320);
    }
  });

  test('slides in from above and out again within 250 ms, and lets clicks through while it leaves (B13)', async () => {
    const page = await visit(await launch('chromium', { motion: true }), `${site.url}/`, phone);
    const look = () => {
      const menu = document.querySelector('#menu');
      const { x, y, height } = menu.getBoundingClientRect();
      if (!menu.checkVisibility({ visibilityProperty: true })) return undefined;
      const animations = document.getAnimations().filter(({ effect }) => effect.target?.id === 'menu');
      const ends = Math.max(0, ...animations.map(({ effect }) => effect.getComputedTiming().endTime));
      const below = document.elementFromPoint(x + 20, Math.max(1, y + height - 10));
      return { y: Math.round(y) / height, ends, isInTheWay: !menu.matches(':popover-open') && menu.contains(below) };
    };
    const opening = await film(page, look, async () => {
      await openMenu(page);
      await untilStill(page);
    });
    const closing = await film(page, look, async () => {
      await page.keyboard.press('Escape');
      await eventually(page, isSeen, false);
    });
    for (const frames of [opening, closing]) {
      assert.ok(frames.some(({ y }) => y > -1 && y < 0), `by ${frames.map(({ y }) => y)}`);
      assert.ok(frames.every(({ ends, isInTheWay }) => ends <= 250 && !isInTheWay));
    }
  });

  test('cannot be seen, focused or clicked while it is closed, and does not animate on load (B5, M6)', async () => {
    const browser = await launch('chromium', { motion: true });
    const page = await visit(browser, 'about:blank', { ...phone, block: () => false });
    await page.evaluateOnNewDocument(() => {
      window.moved = [];
      addEventListener('transitionrun', ({ target }) => window.moved.push(target.id || target.className), true);
    });
    await page.goto(`${site.url}/proyectos?id=geoapp`);
    await until(page, () => document.querySelector('header button').ariaExpanded);
    await frame(page);
    for (const selector of ['#menu', 'dialog']) {
      const found = await page.$eval(selector, (element) => {
        const inside = [element, ...element.querySelectorAll('a[href], button')];
        for (const one of inside) one.focus();
        const isSeen = inside.some((one) => one.checkVisibility({ visibilityProperty: true }));
        const reached = [document.activeElement, document.elementFromPoint(195, 90)];
        return [inside.length > 3, isSeen, ...reached.map((one) => element.contains(one))];
      });
      assert.deepEqual(found, [true, false, false, false], selector);
    }
    assert.deepEqual(await page.evaluate(() => window.moved), []);
  });
});
