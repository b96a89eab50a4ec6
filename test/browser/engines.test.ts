// What engines do differently, or have done wrong.
import assert from 'node:assert/strict';
import { sections } from 'site/sections';
import { vi } from 'vitest';
import { finish, holdAnimations, untilStill } from './animations';
import { describe, eventually, expectProblem, frame, pathOf, ready, test, until, words } from './harness';
import { assertWide, look, windows } from './headline';
import {
  counter, focused, goBack, heading, isAt, isBelowHeader, isMenuOpen, isViewerOpen, openCapture, openMenu, overlay,
  phone, press, project, side, toProject,
} from './parts';
import { engines, open } from './webkit';

const faded = () => [...document.querySelectorAll('main *')]
  .filter((element) => getComputedStyle(element).opacity === '0').map((element) => element.textContent);

describe.each(engines)('in %s', (name) => {
  const motion = name === 'webkit'; // where it has failed

  test('a card flips by keyboard, with the focus (C1, C2, C3, C7)', async () => {
    const page = await open(name, '/#equipo', { motion });
    await page.keyboard.press('Tab');
    await eventually(page, focused, words.moreAbout('Ada'));
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key);
      await until(page, (name) => document.activeElement.textContent.startsWith(name), words.linkNames.github);
      await page.hover('#equipo li');
      await page.mouse.move(5, 5);
      await eventually(page, side, 'back');
      await page.keyboard.press('Escape');
      await eventually(page, focused, words.moreAbout('Ada'));
      await eventually(page, side, 'front');
    }
    await page.keyboard.press('Tab'); // skips the inert back
    await eventually(page, focused, words.moreAbout('Bruno'));
  });

  test('the menu keeps the focus, closes in every way and shifts nothing (B1 to B6, B8, B9, B10)', async () => {
    const page = await open(name, '/', { ...phone, motion });
    const look = () => [scrollY, document.querySelector('header a').getBoundingClientRect().x, location.pathname,
      document.documentElement.getAttributeNames().join(), document.body.attributes.length];
    const hasFocus = (id) => document.querySelector(id).contains(document.activeElement);
    const ways = [
      () => page.keyboard.press('Escape'), () => page.mouse.click(200, 600),
      () => page.click(`[aria-label="${words.closeMenu}"]`),
    ];
    await page.evaluate(() => scrollTo(0, 300));
    const before = await page.evaluate(look);
    for (const close of ways) {
      await openMenu(page);
      assert.deepEqual((await page.evaluate(look)).slice(0, 3), before.slice(0, 3));
      await eventually(page, hasFocus, true, '#menu');
      await close();
      await eventually(page, focused, words.menu);
      await eventually(page, look, before);
    }
    await openMenu(page);
    await untilStill(page);
    await page.mouse.click(200, 30); // inside
    assert.equal(await page.evaluate(isMenuOpen), true);
    for (let time = 0; time < 8; time++) {
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(hasFocus, '#page'), false);
    }
    await page.click('#menu a[href="/#equipo"]');
    await eventually(page, () => document.activeElement.id, 'equipo');
    await until(page, isBelowHeader, 'equipo');
  });

  test('Tab in the header does not scroll (F16)', async () => {
    const page = await open(name, '/', { motion });
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      document.querySelector<HTMLElement>('header a').focus({ preventScroll: true });
    });
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
    await untilStill(page);
    assert.deepEqual(await page.evaluate(() => [document.activeElement.textContent, scrollY]), ['Contacto', 900]);
  });

  test('Back closes what is open, and stays if the browser can (A18, B5, B11, E20)', async () => {
    const page = await open(name, '/', { ...phone, motion });
    const canStay = await page.evaluate(() => 'navigation' in window);
    const isClean = () => document.documentElement.getAttributeNames().join() === 'lang'
      && !document.querySelector<HTMLElement>('#page').inert && document.activeElement.checkVisibility();
    for (const [openOverlay, isOpen] of [[openMenu, isMenuOpen], [openCapture, isViewerOpen]] as const) {
      await press(page, toProject);
      await until(page, isAt, 'Geo App', 0);
      await untilStill(page);
      await openOverlay(page, 0);
      await goBack(page);
      await eventually(page, isOpen, false);
      await until(page, isClean);
      if (canStay) {
        assert.equal(await pathOf(page), project);
        await goBack(page);
      }
      await until(page, isAt, 'Desa', 0);
    }
  });

  test('links between pages have a transition, Back and Forward none, and all restore scroll and focus '
    + '(E6, E8, E15, E18, F29, M4)', async () => {
    const page = await open(name, '/', { height: 500, motion: true });
    await finish(page);
    await page.evaluate(() => {
      window.isSame = true;
      // Then a click does not scroll.
      document.querySelector('#proyectos a').scrollIntoView({ behavior: 'instant', block: 'center' });
    });
    await page.evaluate(holdAnimations);
    const isCrossing = () => window.held.some(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'));
    const y = await page.evaluate(() => scrollY);
    assert.ok(y > 100);
    const ways = [
      [() => page.click(toProject), 'main', 'Geo App', 0], [() => page.click('main [rel=prev]'), toProject, 'Desa', y],
      [() => page.goForward(), '[rel=prev]', 'Geo App', 0], [() => page.goBack(), toProject, 'Desa', y],
    ] as const;
    for (const [way, [go, focus, ...there]] of ways.entries()) {
      await go();
      if (way < 2) await until(page, isCrossing);
      else assert.equal(await page.evaluate(isCrossing), false);
      await finish(page);
      await until(page, isAt, ...there);
      await eventually(page, (focus) => document.activeElement.matches(focus), true, focus);
    }
    assert.equal(await page.evaluate(() => window.isSame), true);
  });

  test('a link to a fragment, of the page or another one, does all that browsers do (E3, E4, E8)', async () => {
    const page = await open(name, '/', { motion });
    await page.evaluate(() => {
      const [details, summary, link] = ['details', 'summary', 'a'].map((tag) => document.createElement(tag));
      link.id = 'precios';
      link.setAttribute('href', '/');
      document.querySelector('#contacto').append(details);
      details.append(summary, link);
      addEventListener('hashchange', () => (window.hasChanged = true));
      document.querySelector('header a[href="/#contacto"]').setAttribute('href', '#contacto');
      document.querySelector('header a[href="/#equipo"]').setAttribute('href', '/#precios');
    });
    const state = () => [location.hash, document.querySelector(':target')?.id, document.activeElement.id];
    await press(page, 'header a[href="#contacto"]');
    await eventually(page, state, ['#contacto', 'contacto', 'contacto']);
    await press(page, 'header a[href="/#precios"]');
    await eventually(page, state, ['#precios', 'precios', 'precios']);
    assert.ok(await page.evaluate(() => document.querySelector('details').open && window.hasChanged));
    await press(page, toProject);
    await until(page, isAt, 'Geo App', 0);
    await press(page, 'header a[href="/#proyectos"]');
    await eventually(page, state, ['#proyectos', 'proyectos', 'proyectos']);
    await page.keyboard.press('Tab');
    await eventually(page, () => document.activeElement.closest('section')?.id, 'proyectos');
  });

  test('a double click acts once on links, menu and captures (E20)', async () => {
    const page = await open(name, '/', { ...phone, motion });
    const state = () => [location.pathname, document.documentElement.dataset.overlay ?? null];
    for (const [selector, ...then] of [
      ['header button', '/', 'menu'], [toProject, '/proyectos', null], ['[data-capture="0"]', '/proyectos', 'viewer'],
    ] as const) {
      await page.click(selector, { count: 2 });
      await eventually(page, state, then);
      await frame(page);
      assert.deepEqual(await page.evaluate(state), then);
      await page.keyboard.press('Escape');
      await eventually(page, overlay, null);
      await untilStill(page);
    }
  });

  test('the viewer has the focus, pans by keys and closes in every way (A1, A2, A8, A11, A14)', async () => {
    const page = await open(name, project, { motion: true });
    const left = () => Math.round(document.querySelector('dialog img:not([inert])').getBoundingClientRect().left);
    for (const close of [() => page.keyboard.press('Escape'), () => page.click('dialog [value="Escape"]')]) {
      await openCapture(page, 0);
      await eventually(page, () => document.activeElement.localName, 'dialog');
      await vi.waitFor(async () => { // WebKit's driver loses a key now and then
        if (await page.evaluate(() => document.activeElement.localName) === 'dialog') await page.keyboard.press('Tab');
        assert.equal(await page.evaluate(focused), words.close);
      }, 30_000);
      await page.keyboard.press('End');
      await eventually(page, counter, words.position(3, 3));
      for (let time = 0; time < 3; time++) await page.keyboard.press('+');
      await frame(page); // WebKit begins the transition
      await finish(page);
      const before = await page.evaluate(left);
      await page.keyboard.press('ArrowRight');
      await eventually(page, left, before - 80);
      await close();
      await eventually(page, overlay, null);
      await eventually(page, () => document.activeElement.dataset.capture, '2');
      assert.deepEqual([await page.evaluate(isViewerOpen), await pathOf(page)], [false, project]);
    }
  });

  test('with a script that fails, menu, cards and links work (A1, B15, C1, F24)', async () => {
    expectProblem(/\.js/);
    const page = await open(name, '/', { ...phone, motion, fails: true });
    await finish(page);
    assert.deepEqual(await page.evaluate(faded), []);
    await page.click('header button');
    await eventually(page, isMenuOpen, true);
    await page.click('#menu button');
    await eventually(page, isMenuOpen, false);
    if (name !== 'webkit') {
      await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
      await page.evaluate(() => document.querySelector('#equipo > ul > li a').focus()); // turns the card by CSS
      await until(page, () => {
        const { x, y, width, height } = document.activeElement.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === document.activeElement;
      });
    }
    await page.click('#proyectos h3'); // its link covers the card
    await until(page, isAt, 'Geo App', 0);
    await page.click('[data-capture="0"]');
    await until(page, () => location.pathname.endsWith('.avif'));
  });

  test('after a component has failed, its page stays, and links and Back load pages (F24)', async () => {
    expectProblem(/aviso|JSHandle/);
    const fail = () => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query === '(hover: hover)') throw new Error('aviso'); // in each card
        return matchMedia(query);
      };
    };
    const page = await open(name, '/', { motion, prepare: fail, beforeScript: (page) => page.evaluate(fail) });
    const count = (selector) => document.querySelectorAll(selector).length;
    await eventually(page, count, 3, '#equipo > ul > li');
    assert.equal(await page.evaluate(count, 'main [inert]'), 0);
    await page.evaluate(() => (window.isSame = true));
    await press(page, toProject);
    await eventually(page, heading, 'Geo App');
    assert.notEqual(await page.evaluate(() => window.isSame), true);
    await ready(page);
    await page.evaluate(fail);
    await goBack(page);
    await eventually(page, count, 3, '#equipo > ul > li');
  });
});

test('nothing moves under reduced motion (A19, B13, C9, F17)', async () => {
  const page = await open('chromium', '/', phone);
  await page.evaluate(holdAnimations);
  await page.hover('#equipo li');
  await eventually(page, side, 'back');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await eventually(page, isMenuOpen, false);
  await press(page, toProject);
  await until(page, isAt, 'Geo App', 0);
  await openCapture(page, 0);
  await page.keyboard.press('ArrowRight');
  await eventually(page, counter, words.position(2, 3));
  await page.keyboard.press('Escape');
  await eventually(page, isViewerOpen, false);
  const moved = () => window.held.map(({ effect }) => effect)
    .filter((effect) => effect.getTiming().duration // else it is a delay
      && (effect.pseudoElement || effect.target.matches('#menu, dialog, dialog *')
        || effect.getKeyframes().some(({ transform }) => transform)))
    .map(({ target, pseudoElement }) => pseudoElement ?? target.localName);
  assert.deepEqual(await page.evaluate(moved), []);
});

test('in webkit, the section of the address is shown before the script runs, and stays (E7)', async () => {
  let before;
  const beforeScript = async (page) => {
    await until(page, isBelowHeader, 'equipo');
    before = await until(page, () => scrollY > 100 && scrollY);
  };
  const page = await open('webkit', '/#equipo', { height: 500, beforeScript });
  assert.equal(await page.evaluate(() => scrollY), before);
});

test.each([windows[0], windows[2]])('in webkit, the headline is as wide as a page of %i by %i px (F31)', async (
  width, height,
) => {
  const page = await open('webkit', '/', { width, height }); // it does not follow a change of the height
  assertWide(await page.evaluate(look), [width, height], -0.4, 0.4); // it rounds the widths of letters
});

test('in webkit, the brand is on one line after the window has grown (B16)', async () => {
  const page = await open('webkit', '/', { width: 460 });
  await page.setViewport({ width: 1200, height: 800 });
  await eventually(page, () => document.querySelector<HTMLElement>('header a span').offsetHeight < 30, true);
});

const unscripted = ['chromium', 'webkit'];

test.each(unscripted)('with scripting off, all is shown, and links work, in %s (B15, C13, F24)', async (name) => {
  const page = await open(name, '/', { ...phone, motion: true, script: false });
  await finish(page);
  assert.deepEqual(await page.evaluate(faded), []);
  const links = () => [...document.querySelectorAll('header nav a')]
    .filter((link) => link.checkVisibility()).map((link) => link.textContent);
  assert.deepEqual((await page.evaluate(links)).slice(-3), Object.values(sections).map(({ link }) => link));
  assert.equal(await page.evaluate(() => document.querySelector('header button').checkVisibility()), false);
  const card = () => {
    const [front, back] = document.querySelectorAll<HTMLElement>('#equipo > ul > li:first-child > div');
    return [back.offsetTop >= front.offsetTop + front.offsetHeight, back.offsetHeight > 40];
  };
  assert.deepEqual(await page.evaluate(card), [true, true]);
  await page.click(toProject);
  await until(page, isAt, 'Geo App', 0);
});
