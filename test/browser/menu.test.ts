import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { box, eventually, film, frame, hold, isForScript, launch, names, serve, until, untilStill, visit, words } from './harness';

const phone = { width: 390, height: 844 };
const isOpen = () => document.querySelector('#menu').matches(':popover-open');
/** Records in the page every state change that the menu announces. */
const noteStates = () => {
  window.states = [];
  document.querySelector('#menu').addEventListener('beforetoggle', ({ newState }) => window.states.push(newState));
};
const focused = () => document.activeElement.textContent || document.activeElement.ariaLabel;
const open = async (page) => {
  await page.click('header button');
  await eventually(page, isOpen, true);
  await eventually(page, () => history.state?.overlay, 'menu');
};

for (const name of names) {
  describe(`menu in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('opens at the top, 198 px high, named by its title, with the focus inside (B3, B7)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      assert.equal(await page.$eval('header button', (button) => button.ariaExpanded), 'false');
      await open(page);
      const { x, y, width, height } = await box(page, '#menu');
      assert.deepEqual([x, y, height], [0, 0, 198]);
      assert.equal(width, (await box(page, 'header')).width);
      assert.deepEqual(await page.$$eval('#menu a', (links) => links.map((link) => link.textContent)), Object.values(words.sections).map(({ link }) => link));
      assert.equal(await page.$eval('#menu', (menu) => document.getElementById(menu.getAttribute('aria-labelledby')).textContent), words.menu);
      assert.deepEqual(await page.$eval('header button', (button) => [button.ariaExpanded, button.getAttribute('aria-controls')]), ['true', 'menu']);
      await eventually(page, () => document.querySelector('#menu').contains(document.activeElement), true);
    });

    test('keeps Tab inside (B4)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      await open(page);
      assert.equal(await page.$eval('#page', (behind) => behind.inert), true);
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press('Tab');
        assert.equal(await page.evaluate(() => document.querySelector('#page').contains(document.activeElement)), false);
      }
    });

    test('closes by mask, Escape, button and Back, returns the focus and shifts nothing (B1, B2, B5, B6, B8, B9, B11)', async () => {
      const ways = {
        mask: (page) => page.mouse.click(200, 600),
        escape: (page) => page.keyboard.press('Escape'),
        button: (page) => page.click(`[aria-label="${words.closeMenu}"]`),
        back: (page) => page.evaluate(() => history.back()),
      };
      for (const [way, close] of Object.entries(ways)) {
        const page = await visit(browser, `${site.url}/`, phone);
        await page.evaluate(() => scrollTo(0, 300));
        const look = () => [scrollY, document.querySelector('header').getBoundingClientRect().x, document.querySelector('header a').getBoundingClientRect().x];
        const before = await page.evaluate(look);
        await open(page);
        assert.deepEqual(await page.evaluate(look), before, way);
        await close(page);
        await eventually(page, isOpen, false);
        await eventually(page, () => [history.state?.overlay ?? null, location.pathname], [null, '/']);
        await eventually(page, focused, words.menu);
        assert.deepEqual(await page.evaluate(look), before, way);
        assert.deepEqual(
          await page.evaluate(() => [document.documentElement, document.body].map((element) => element.getAttributeNames())),
          [['lang'], []],
          way,
        );
      }
    });

    test('stays open on a click inside, and on a press inside that is released outside (B1)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      await open(page);
      await page.mouse.click(200, 30);
      await page.mouse.move(200, 30);
      await page.mouse.down();
      await page.mouse.move(200, 600);
      await page.mouse.up();
      await frame(page);
      assert.equal(await page.evaluate(isOpen), true);
    });

    test('closes and navigates on a link, also on the same link twice in a row (B6, B10)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      for (let time = 0; time < 2; time++) {
        await page.evaluate(() => scrollTo(0, 0));
        await open(page);
        await page.click('#menu a[href="/#contacto"]');
        await eventually(page, isOpen, false);
        await eventually(page, () => [document.activeElement.id, location.hash], ['contacto', '#contacto']);
        await until(page, () => scrollY > 0);
      }
      await open(page);
      await page.click('#menu a[href="/#equipo"]');
      await eventually(page, () => [document.activeElement.id, location.hash], ['equipo', '#equipo']);
    });

    test('navigates on a link from another page too (B10)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, phone);
      await open(page);
      await page.click('#menu a[href="/#equipo"]');
      await eventually(page, () => [document.activeElement.id, location.pathname + location.hash], ['equipo', '/#equipo']);
      assert.equal(await page.evaluate(isOpen), false);
    });

    test('closes when the window becomes too wide (B12)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      await open(page);
      await page.setViewport({ width: 700, height: 844 });
      await eventually(page, isOpen, false);
      assert.equal(await page.$eval('#page', (element) => element.inert), false);
    });

    test('moves the focus to the first link of the header when the window becomes too wide (B9, B12)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      await open(page);
      await page.setViewport({ width: 700, height: 844 });
      await eventually(page, () => [history.state?.overlay ?? null, document.activeElement === document.querySelector('header a')], [null, true]);
    });

    test('is open, with the focus inside, when it is reopened while it closes (B9, B11)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      await open(page);
      await page.evaluate(noteStates);
      await page.evaluate(() => {
        const menu = document.querySelector('#menu');
        // Before popstate.
        menu.addEventListener('toggle', () => document.querySelector('header button').click(), { once: true });
        addEventListener('popstate', () => (window.hasLeft = true), { once: true });
      });
      await page.keyboard.press('Escape');
      await until(page, () => window.hasLeft);
      await eventually(page, () => history.state?.overlay, 'menu');
      await frame(page);
      assert.deepEqual(await page.evaluate(() => window.states), ['closed', 'open']);
      await eventually(page, () => [document.querySelector('#page').inert, document.querySelector('#menu').contains(document.activeElement)], [true, true]);
      await page.evaluate(() => history.back());
      await eventually(page, isOpen, false);
      await eventually(page, focused, words.menu);
    });

    test('stays closed when the window is resized while it closes (B2, B11)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      await open(page);
      await page.evaluate(noteStates);
      await page.evaluate(() => {
        const menu = document.querySelector('#menu');
        menu.addEventListener('toggle', () => dispatchEvent(new Event('resize')), { once: true }); // before popstate
        addEventListener('popstate', () => (window.hasLeft = true), { once: true });
      });
      await page.keyboard.press('Escape');
      await until(page, () => window.hasLeft);
      await frame(page);
      assert.deepEqual(await page.evaluate(() => window.states), ['closed']);
      assert.equal(await page.evaluate(isOpen), false);
    });

    test('navigates on a link that is clicked while it closes (B10)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      await open(page);
      await page.evaluate(() => {
        addEventListener('popstate', () => (window.hasLeft = true), { once: true });
        document.querySelector('#menu').addEventListener('toggle', () => document.querySelector('#proyectos .button').click(), { once: true });
      });
      await page.keyboard.press('Escape');
      await until(page, () => window.hasLeft);
      await eventually(page, () => [location.search, document.querySelector('h1').textContent, document.activeElement.localName], ['?id=geoapp', 'Geo App', 'main']);
      await page.goBack();
      await eventually(page, () => [location.pathname, history.state?.overlay ?? null], ['/', null]);
    });

    test('navigates on a section link that is clicked while it closes, from any scroll position (B6, B10)', async () => {
      const page = await visit(browser, `${site.url}/`, phone);
      await page.evaluate(() => scrollTo(0, 300));
      await open(page);
      await page.evaluate(() => {
        addEventListener('popstate', () => (window.hasLeft = true), { once: true });
        document.querySelector('#menu').addEventListener('toggle', () => document.querySelector('#menu a[href="/#contacto"]').click(), { once: true });
      });
      await page.keyboard.press('Escape');
      await until(page, () => window.hasLeft);
      await eventually(page, () => [document.activeElement.id, location.hash], ['contacto', '#contacto']);
      await frame(page);
      assert.ok((await box(page, '#contacto')).bottom <= phone.height);
    });

    test('has targets of at least 44 by 44 px (B8), all reachable at 200 % text (B14)', async () => {
      const page = await visit(browser, `${site.url}/`, { width: 320, height: 480 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await open(page);
      for (const target of await page.$$('#menu a, #menu button')) {
        await target.scrollIntoView();
        const { x, y, width, height } = await target.boundingBox();
        assert.ok(width >= 44 && height >= 44 && y >= 0 && y + height <= 480 && x >= 0 && x + width <= 320);
      }
    });
  });
}

for (const name of names) {
  describe(`menu, frame by frame, in ${name}`, () => {
    const isShown = () => document.querySelector('#menu').checkVisibility({ visibilityProperty: true });

    test('slides in from above and out again, visible all the time, and lets clicks through while it leaves (B13)', async () => {
      const site = await serve();
      const page = await visit(await launch(name, { motion: true }), `${site.url}/`, phone);
      const look = () => {
        const menu = document.querySelector('#menu');
        const { x, y, height } = menu.getBoundingClientRect();
        if (!menu.checkVisibility({ visibilityProperty: true })) return undefined;
        return [Math.round(y) / height, !menu.matches(':popover-open') && menu.contains(document.elementFromPoint(x + 20, Math.max(1, y + height - 10)))];
      };
      const opening = await film(page, look, async () => {
        await open(page);
        await untilStill(page);
      });
      assert.ok(opening.some(([y]) => y > -1 && y < 0), `comes by ${opening.map(([y]) => y)}`);
      const closing = await film(page, look, async () => {
        await page.keyboard.press('Escape');
        await eventually(page, isShown, false);
      });
      const between = closing.filter(([y]) => y > -1 && y < 0);
      assert.ok(between.length > 0, `leaves by ${closing.map(([y]) => y)}`);
      assert.ok(closing.every(([, isInTheWay]) => !isInTheWay));
    });

    test('cannot be seen, focused or clicked while it is closed, and does not animate on load (B5, M6)', async () => {
      const site = await serve();
      const page = await visit(await launch(name, { motion: true }), 'about:blank', { ...phone, block: () => false });
      await page.evaluateOnNewDocument(() => {
        window.moved = [];
        addEventListener('transitionrun', ({ target }) => window.moved.push(target.id || target.className), true);
      });
      await page.goto(`${site.url}/proyectos?id=geoapp`);
      await until(page, () => document.querySelector('header button').ariaExpanded);
      await frame(page);
      for (const selector of ['#menu', 'dialog']) {
        assert.deepEqual(
          await page.$eval(selector, (element) => {
            const inside = [element, ...element.querySelectorAll('a[href], button')];
            for (const one of inside) one.focus();
            return [inside.length > 3, inside.some((one) => one.checkVisibility({ visibilityProperty: true })), element.contains(document.activeElement), element.contains(document.elementFromPoint(195, 90))];
          }),
          [true, false, false, false],
          selector,
        );
      }
      assert.deepEqual(await page.evaluate(() => window.moved), []);
    });
  });
}

describe('menu in motion, in chromium', () => {
  test('opens and closes within 250 ms, and at once under reduced motion (B13)', async () => {
    const site = await serve();
    for (const motion of [true, false]) {
      const page = await visit(await launch('chromium', { motion }), `${site.url}/`, phone);
      const longest = (toggle) =>
        page.evaluate((toggle) => {
          document.querySelector('#menu')[toggle]();
          const animations = document.getAnimations().filter((animation) => animation.effect.target?.id === 'menu');
          return Math.max(0, ...animations.map((animation) => animation.effect.getComputedTiming().endTime));
        }, toggle);
      const opening = await longest('showPopover');
      assert.ok(motion ? opening > 0 && opening <= 250 : opening === 0);
      await until(page, () => document.getAnimations().every((animation) => animation.playState !== 'running'));
      const closing = await longest('hidePopover');
      assert.ok(motion ? closing > 0 && closing <= 250 : closing === 0);
    }
  });

  test('stays open if it was opened before the script ran, and closes by Back (B11, B15)', async () => {
    const site = await serve();
    const { block, release } = hold(isForScript);
    const browser = await launch('chromium');
    const page = await visit(browser, 'about:blank', { ...phone, block });
    const loaded = page.goto(`${site.url}/`, { waitUntil: 'domcontentloaded' });
    await until(page, () => document.querySelector('header button') !== null);
    await page.click('header button');
    await eventually(page, isOpen, true);
    await page.focus('#menu li:last-child a');
    release();
    await loaded;
    await eventually(page, () => history.state?.overlay, 'menu');
    assert.equal(await page.evaluate(isOpen), true);
    await eventually(page, focused, words.sections.contacto.link); // the focus has not moved
    await page.evaluate(() => history.back());
    await eventually(page, isOpen, false);
  });
});
