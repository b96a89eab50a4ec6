// What every engine does in a way of its own, or has done wrong before, in each: focus, overlays, history, transitions.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  eventually, expectProblem, frame, isForScript, launch, pathOf, serve, until, untilStill, visit, words,
} from './harness';
import {
  counter, focused, goBack, isBelowHeader, isMenuOpen, isViewerOpen, openCapture, openMenu, overlay, phone, press,
  project, scale, side, toProject,
} from './parts';
import { launchWebKit, type Visit, visitWebKit } from './webkit';

const engines = ['chromium', 'firefox', 'webkit'];
const sections = Object.values(words.sections).map(({ link }) => link);
const failing = (request) => isForScript(request) && request.abort('failed').then(() => true);

/** Launches an engine. Returns a function that opens a path in it. */
async function start(name: string, options = {}) {
  if (name === 'webkit') {
    const webkit = await launchWebKit(options);
    return (path: string, visit?: Visit) => visitWebKit(webkit, path, visit);
  }
  const [browser, { url }] = [await launch(name, options), await serve()];
  return async (path: string, { fails = false, ...size }: Visit = {}): Promise<any> =>
    visit(browser, url + path, { ...size, ...(fails && { block: failing }) });
}

/** Starts to record what moves: transitions of pages, menu and viewer, and elements that are transformed. */
const keepMoved = () => {
  window.moved = [];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { target, pseudoElement } = effect;
      if (!effect.getTiming().duration) continue; // a delay, as of the loading message
      const isOverlay = pseudoElement || target.matches('#menu, dialog, dialog *');
      const isTransformed = effect.getKeyframes().some(({ transform }) => transform);
      if (isOverlay || isTransformed) window.moved.push(pseudoElement ?? target.localName);
    }
    requestAnimationFrame(look);
  };
  look();
};

/** The texts of the elements that have not faded in. */
const faded = () => [...document.querySelectorAll('main *')]
  .filter((element) => getComputedStyle(element).opacity === '0').map((element) => element.textContent);

const isAt = (path, heading, y) => location.pathname + location.search === path
  && document.querySelector('h1').textContent.startsWith(heading) && Math.abs(scrollY - y) <= 2;

describe.each(engines)('in %s', async (name) => {
  const open = await start(name, { motion: name === 'webkit' }); // with which it has failed

  test('a card turns by keyboard, and the focus moves to its links and returns (C1, C2, C3, C7)', async () => {
    const page = await open('/#equipo');
    await page.keyboard.press('Tab');
    await eventually(page, focused, words.moreAbout('Ada'));
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key);
      await until(page, (name) => document.activeElement.textContent.startsWith(name), words.linkNames.github);
      await page.hover('#equipo li');
      await page.mouse.move(5, 5);
      await frame(page);
      assert.equal(await page.evaluate(side), 'back');
      await page.keyboard.press('Escape');
      await eventually(page, focused, words.moreAbout('Ada'));
      await eventually(page, side, 'front');
    }
    await page.keyboard.press('Tab'); // skips the inert back
    await eventually(page, focused, words.moreAbout('Bruno'));
  });

  test('the menu opens with the focus inside, and Tab stays in it (B3, B4)', async () => {
    const page = await open('/', phone);
    await openMenu(page);
    await eventually(page, () => document.querySelector('#menu').contains(document.activeElement), true);
    for (let time = 0; time < 8; time++) {
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.querySelector('#page').contains(document.activeElement)), false);
    }
  });

  test('the menu closes in every way, returns the focus and shifts nothing (B1, B2, B5, B6, B8, B9, B10)', async () => {
    const page = await open('/', phone);
    const look = () => {
      const parts = [...document.querySelectorAll('header, header a')];
      return [scrollY, ...parts.map((part) => part.getBoundingClientRect().x)];
    };
    const entries = await page.evaluate(() => history.length);
    const ways = [
      () => page.keyboard.press('Escape'), () => page.mouse.click(200, 600),
      () => page.click(`[aria-label="${words.closeMenu}"]`),
    ];
    await page.evaluate(() => scrollTo(0, 300));
    const before = await page.evaluate(look);
    for (const close of ways) {
      await openMenu(page);
      assert.deepEqual(await page.evaluate(look), before);
      await close();
      await eventually(page, overlay, null);
      await eventually(page, isMenuOpen, false);
      await eventually(page, focused, words.menu);
      assert.deepEqual(await page.evaluate(look), before);
      assert.deepEqual([await pathOf(page), await page.evaluate(() => history.length)], ['/', entries]);
      const attributes = () => [document.documentElement, document.body].map((element) => element.getAttributeNames());
      assert.deepEqual(await page.evaluate(attributes), [['lang'], []]);
    }
    await openMenu(page);
    await page.click('#menu a[href="/#equipo"]');
    await eventually(page, () => document.activeElement.id, 'equipo');
    await until(page, isBelowHeader, 'equipo');
    assert.deepEqual([await page.evaluate(overlay), await page.evaluate(isMenuOpen)], [null, false]);
  });

  test('Back closes what is open and stays, or leaves it closed where it cannot stay (A18, B11, E20)', async () => {
    const page = await open('/', phone);
    const canStay = await page.evaluate(() => 'navigation' in window);
    const isClean = () => document.documentElement.getAttributeNames().join() === 'lang'
      && !document.querySelector<HTMLElement>('#page').inert && document.activeElement.checkVisibility();
    const overlays = [
      [() => openMenu(page), isMenuOpen, 'header button'],
      [() => openCapture(page, 0), isViewerOpen, '[data-capture="0"]'],
    ] as const;
    for (const [openOverlay, isOpen, opener] of overlays) {
      await press(page, toProject);
      await until(page, () => document.querySelector('[data-capture]') !== null);
      await untilStill(page);
      await openOverlay();
      await goBack(page);
      await eventually(page, isOpen, false);
      if (canStay) {
        await until(page, (opener) => document.activeElement.matches(opener), opener);
        assert.equal(await pathOf(page), project);
        await goBack(page);
      }
      await until(page, isAt, '/', 'Desa', 0);
      await until(page, isClean);
      await page.evaluate(() => history.forward());
      await until(page, isAt, project, 'Geo App', 0);
      await goBack(page);
      await until(page, isAt, '/', 'Desa', 0);
    }
  });

  test('a link, the link back, Back and Forward restore the scroll, and focus main (E6, E8, E18)', async () => {
    const page = await open('/', { height: 500 });
    await page.evaluate(() => {
      window.isSame = true;
      // So that a click need not scroll.
      document.querySelector('#proyectos a').scrollIntoView({ block: 'center' });
    });
    const y = await page.evaluate(() => scrollY);
    assert.ok(y > 100);
    const ways = [
      [() => page.click(toProject), project, 'Geo App', 0], [() => page.click('main [rel=prev]'), '/', 'Desa', y],
      [() => page.goForward(), project, 'Geo App', 0], [() => page.goBack(), '/', 'Desa', y],
    ] as const;
    for (const [go, ...there] of ways) {
      await page.evaluate(() => document.querySelector('main a').focus({ preventScroll: true }));
      await go();
      await until(page, isAt, ...there);
      await eventually(page, () => document.activeElement.localName, 'main');
      await untilStill(page);
    }
    assert.equal(await page.evaluate(() => window.isSame), true);
  });

  test('the viewer has the focus as soon as it opens, and zooms and pans by keys (A1, A2, A8, A11, A14)', async () => {
    const page = await open(project);
    await page.evaluate(() => {
      addEventListener('click', () => (window.first ??= document.activeElement.localName)); // after the site's listener
    });
    for (const index of [1, 0]) {
      await openCapture(page, index);
      assert.equal(await page.evaluate(() => window.first), 'dialog');
      if (index) await page.keyboard.press('Escape');
      await eventually(page, overlay, index ? null : 'viewer');
      await page.evaluate(() => (window.first = undefined));
    }
    await page.keyboard.press('Tab');
    await eventually(page, focused, words.close);
    const isModal = () => document.querySelector('dialog').matches(':modal');
    assert.equal(await page.evaluate(isModal), true);
    for (const size of [1.5, 2.25, 3.375]) {
      await page.keyboard.press('+');
      await eventually(page, scale, size);
    }
    const left = () => Math.round(document.querySelector('dialog img:not([inert])').getBoundingClientRect().left);
    await frame(page); // in which WebKit begins the transition
    await untilStill(page);
    const before = await page.evaluate(left);
    await page.keyboard.press('ArrowRight');
    await eventually(page, left, before - 80);
  });

  test('the viewer closes in every way, and the last thumbnail has the focus (A14, A18)', async () => {
    const page = await open(project);
    for (const close of [() => page.keyboard.press('Escape'), () => page.click('dialog [value="Escape"]')]) {
      await openCapture(page, 0);
      await page.keyboard.press('End');
      await eventually(page, counter, words.position(3, 3));
      await close();
      await eventually(page, overlay, null);
      await eventually(page, () => document.activeElement.dataset.capture, '2');
      assert.deepEqual([await page.evaluate(isViewerOpen), await pathOf(page)], [false, project]);
    }
  });

  test('with a script that fails, all can be read, and menu, cards and links work (A1, B15, C1, F24)', async () => {
    expectProblem(/\.js/);
    const page = await open('/', { ...phone, fails: true });
    await untilStill(page);
    assert.deepEqual(await page.evaluate(faded), []);
    await page.click('header button');
    await eventually(page, isMenuOpen, true);
    await page.click('#menu button');
    await eventually(page, isMenuOpen, false);
    if (name !== 'webkit') {
      await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
      await page.evaluate(() => document.querySelector('#equipo > ul > li a').focus()); // which turns the card by CSS
      await until(page, () => {
        const { x, y, width, height } = document.activeElement.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === document.activeElement;
      });
    }
    await page.click(toProject);
    await until(page, () => document.querySelector('h1')?.textContent === 'Geo App');
    await page.click('[data-capture="0"]');
    await until(page, () => location.pathname.endsWith('.avif'));
  });
});

describe.each(engines)('in %s, with motion', async (name) => {
  const open = await start(name, { motion: true });

  test('a view transition runs between pages, in both directions (E15, M4)', async () => {
    const page = await open('/');
    await untilStill(page);
    for (const link of [toProject, 'header a']) {
      const from = await pathOf(page);
      await page.evaluate(keepMoved);
      await press(page, link);
      await until(page, (from) => location.pathname + location.search !== from, from);
      await until(page, () => window.moved.some((name) => name.startsWith('::view-transition')));
      await untilStill(page);
    }
  });

  test('the viewer’s mask fades out (M3)', async () => {
    const page = await open(project);
    await untilStill(page);
    await openCapture(page, 0);
    await untilStill(page);
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      const look = () => {
        const opacity = Number(getComputedStyle(dialog, '::before').opacity);
        window.isFading ||= opacity > 0 && opacity < 1 && dialog.checkVisibility({ visibilityProperty: true });
        requestAnimationFrame(look);
      };
      document.documentElement.style.setProperty('--morph', '2s'); // a busy machine paints few frames
      dialog.addEventListener('transitionrun', look, { once: true });
    });
    await page.keyboard.press('Escape');
    await until(page, () => window.isFading);
  });
});

test.each(engines)('nothing moves under reduced motion in %s (A19, B13, C9, F17)', async (name) => {
  const open = await start(name, { motion: false });
  const page = await open('/', phone);
  await page.evaluate(keepMoved);
  await page.hover('#equipo li');
  await eventually(page, side, 'back');
  await page.click('#equipo li');
  await eventually(page, side, 'front');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await eventually(page, isMenuOpen, false);
  await press(page, toProject);
  await until(page, () => document.querySelector('[data-capture]') !== null);
  await openCapture(page, 0);
  await page.keyboard.press('ArrowRight');
  await eventually(page, counter, words.position(2, 3));
  await page.keyboard.press('Escape');
  await eventually(page, isViewerOpen, false);
  await frame(page);
  assert.deepEqual(await page.evaluate(() => window.moved), []);
});

test('in webkit, the section of the address is shown before the script runs, and stays afterwards (E7)', async () => {
  let before;
  const page = await visitWebKit(await launchWebKit(), '/#equipo', {
    height: 500,
    async beforeScript(page) {
      await until(page, isBelowHeader, 'equipo');
      await until(page, () => scrollY > 100);
      before = await page.evaluate(() => scrollY);
    },
  });
  assert.equal(await page.evaluate(() => scrollY), before);
});

test('in webkit, scripting off, all is shown, and the links of header and page work (B15, C13, F24)', async () => {
  const page = await visitWebKit(await launchWebKit({ script: false }), '/', phone);
  await untilStill(page);
  assert.deepEqual(await page.evaluate(faded), []);
  const links = () => [...document.querySelectorAll('header nav a')]
    .filter((link) => link.checkVisibility()).map((link) => link.textContent);
  assert.deepEqual((await page.evaluate(links)).slice(-3), sections);
  assert.equal(await page.evaluate(() => document.querySelector('header button').checkVisibility()), false);
  const heights = () => [...document.querySelectorAll('#equipo > ul > li > div')].map((face) => face.offsetHeight);
  assert.ok((await page.evaluate(heights)).every((px) => px > 40)); // both faces, stacked
  await page.click(toProject);
  await eventually(page, () => [location.search, document.querySelector('h1')?.textContent], ['?id=geoapp', 'Geo App']);
});
