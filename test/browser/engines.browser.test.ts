// What engines do differently, or have done wrong.
import assert from 'node:assert/strict';
import { finish, holdAnimations, untilStill } from './animations';
import { describe, eventually, frame, notFound, pathOf, test, until, words } from './harness';
import {
  card, counter, focus, focused, goBack, isAt, isAtSection, isMenuOpen, isViewerOpen, openCapture, isLocked, openMenu,
  phone, press, projectPath, scrollToCenter, side, toProject,
} from './parts';
import { engines, visitIn } from './webkit';

const faded = () => $$('main *').filter((part) => styleOf(part).opacity === '0').map((part) => part.textContent);
const hasFocus = (selector: string) => $(selector).contains(document.activeElement);

describe.each(engines)('in %s', (engine) => {
  test('the section of the address is shown, and its cards flip by keyboard, with the focus (C1, C2, C3, C7, E7)',
    async () => {
      const page = await visitIn(engine, '/#equipo', { height: 500 });
      await until(page, isAtSection, 'equipo');
      await page.keyboard.press('Tab');
      await eventually(page, focused, words.moreAbout('Ada'));
      await page.keyboard.press('Enter');
      await until(page, (link: string) => document.activeElement!.textContent.startsWith(link), words.linkNames.github);
      await page.hover(card);
      await page.mouse.move(5, 5);
      await eventually(page, side, 'back');
      await page.keyboard.press('Escape');
      await eventually(page, focused, words.moreAbout('Ada'));
      await eventually(page, side, 'front');
      await page.keyboard.press('Tab'); // skips the inert back
      await eventually(page, focused, words.moreAbout('Bruno'));
    });

  test('the menu keeps the focus, closes in every way, shifts nothing '
    + '(B1, B2, B9, B10, E20)', async () => {
    const page = await visitIn(engine, '/', phone);
    const places = () => [scrollY, boxOf('header a').x, location.pathname];
    const attributes = () => [document.documentElement, document.body].flatMap((part) => part.getAttributeNames());
    await page.evaluate(() => scrollTo(0, 300));
    const before = await page.evaluate(places);
    for (const close of [
      () => page.keyboard.press('Escape'), () => page.mouse.click(200, 600),
      () => page.click(`[aria-label="${words.closeMenu}"]`),
    ]) {
      await openMenu(page);
      await eventually(page, hasFocus, true, '#menu');
      assert.deepEqual(await page.evaluate(places), before);
      await close();
      await eventually(page, focused, words.menu);
      await eventually(page, attributes, ['lang']);
      assert.deepEqual(await page.evaluate(places), before);
    }
    await page.click('header button', { count: 2 }); // opens it once
    await eventually(page, isLocked, true);
    await untilStill(page);
    await page.mouse.click(200, 30); // inside
    await focus(page, '#menu li:last-child a');
    await page.keyboard.press('Tab'); // leaves the menu
    await eventually(page, isMenuOpen, false);
    for (let time = 0; time < 2; time++) { // also the same link again
      if (!await page.evaluate(isMenuOpen)) await openMenu(page);
      await page.click('#menu a[href="/#equipo"]');
      await eventually(page, isMenuOpen, false);
      await eventually(page, () => document.activeElement!.id, 'equipo');
      await until(page, isAtSection, 'equipo');
    }
  });

  test('Tab in the header does not scroll (F16)', async () => {
    const page = await visitIn(engine, '/');
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      $('header a').focus({ preventScroll: true });
    });
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
    await untilStill(page);
    assert.deepEqual(await page.evaluate(() => [document.activeElement!.textContent, scrollY]), ['Contacto', 900]);
  });

  test('Back closes what is open, and stays if the browser can (A18, E20)', async () => {
    const page = await visitIn(engine, '/', phone);
    const canStay = await page.evaluate(() => 'navigation' in window);
    const isFree = () => document.documentElement.getAttributeNames().join() === 'lang';
    for (const [openOverlay, isOpen] of [[openMenu, isMenuOpen], [openCapture, isViewerOpen]] as const) {
      await press(page, toProject);
      await until(page, isAt, 'Geo App', 0);
      await openOverlay(page);
      await goBack(page);
      await eventually(page, isOpen, false);
      await until(page, isFree);
      if (canStay) {
        assert.equal(await pathOf(page), projectPath);
        await goBack(page);
      }
      await until(page, isAt, 'Desa', 0);
    }
  });

  test('links between pages have a transition, Back and Forward none, and all restore scroll and focus '
    + '(E6, E8, E15, E18, F29)', async () => {
    const page = await visitIn(engine, '/', { height: 500, motion: true });
    await finish(page);
    await scrollToCenter(page, toProject); // then a click does not scroll
    await page.evaluate(holdAnimations);
    await page.evaluate(() => { window.mark = true; });
    const isCrossing = () => window.held
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
    const y = await page.evaluate(() => scrollY);
    assert.ok(y > 100);
    const [home, project] = [['Desa', y], ['Geo App', 0]] as const;
    for (const { go, to, focus, isCrossed = false } of [
      { go: () => page.click(toProject), to: project, focus: 'main', isCrossed: true },
      { go: () => page.click('main [rel=prev]'), to: home, focus: toProject, isCrossed: true },
      { go: () => page.goForward(), to: project, focus: '[rel=prev]' },
      { go: () => page.goBack(), to: home, focus: toProject },
    ]) {
      await go();
      if (isCrossed) await until(page, isCrossing);
      else assert.equal(await page.evaluate(isCrossing), false);
      await finish(page);
      await until(page, isAt, ...to);
      await eventually(page, (focus: string) => document.activeElement!.matches(focus), true, focus);
    }
    assert.equal(await page.evaluate(() => window.mark), true);
  });

  test('a link to a fragment, also of another page, scrolls, sets :target, moves the focus and opens <details> '
    + '(E3, E4, E6, E8)', async () => {
    const page = await visitIn(engine, '/', { height: 500 });
    await page.evaluate(() => {
      const price = Object.assign(document.createElement('a'), { id: 'precios', href: '/' });
      $('#contacto').appendChild(document.createElement('details')).append(price);
      $('header a[href="/#contacto"]').setAttribute('href', '#precios');
    });
    const reached = () => ({ hash: location.hash, target: $(':target').id, focus: document.activeElement!.id });
    const follow = async (href: string, id: string) => {
      await press(page, `header a[href="${href}"]`);
      await eventually(page, reached, { hash: `#${id}`, target: id, focus: id });
    };
    await follow('/#equipo', 'equipo');
    await follow('#precios', 'precios');
    assert.ok(await page.evaluate(() => $<HTMLDetailsElement>('details').open));
    await goBack(page);
    await until(page, isAtSection, 'equipo');
    await press(page, toProject);
    await until(page, isAt, 'Geo App', 0);
    await follow('/#proyectos', 'proyectos');
    await until(page, isAtSection, 'proyectos');
    await page.keyboard.press('Tab');
    await eventually(page, () => document.activeElement!.closest('section')?.id, 'proyectos');
  });

  test('the viewer has the focus, steps by keys and closes in every way (A1, A11, A14, A17, E20)', async () => {
    const page = await visitIn(engine, projectPath, { height: 500 });
    for (const close of [() => page.keyboard.press('Escape'), () => page.click('dialog [value="Escape"]')]) {
      await openCapture(page);
      await eventually(page, () => document.activeElement!.localName, 'dialog');
      await page.keyboard.press('Tab');
      await eventually(page, focused, words.close);
      await page.keyboard.press('End');
      await eventually(page, counter, words.position(3, 3));
      await close();
      await eventually(page, isLocked, false);
      await eventually(page, hasFocus, true, '[data-capture="2"]');
      assert.deepEqual([await page.evaluate(isViewerOpen), await pathOf(page)], [false, projectPath]);
    }
    await openCapture(page);
    const { x, y } = await page.evaluate(() => ({ ...boxOf('[data-capture="0"]').toJSON() })); // beside the picture
    for (let click = 0; click < 2; click++) await page.mouse.click(x + 9, y + 9);
    await eventually(page, isViewerOpen, false);
    await frame(page); // a link below would be followed meanwhile
    assert.deepEqual([await page.evaluate(isViewerOpen), await pathOf(page)], [false, projectPath]);
  });

  test('the viewer keeps the focus as a control is hidden, and at a click beside it (A3, A14)', async () => {
    const page = await visitIn(engine, projectPath, { width: 500 });
    await openCapture(page);
    await focus(page, 'dialog [value="+"]');
    await page.evaluate(() => { $('dialog').style.width = '350px'; });
    await eventually(page, () => [isSeen('dialog [value="+"]'), document.activeElement!.localName], [false, 'dialog']);
    await page.keyboard.press('ArrowRight');
    await eventually(page, counter, words.position(2, 3));
    await page.evaluate(() => { $('dialog').style.inset = '0 50% 0 0'; });
    await page.mouse.click(400, 300);
    await page.keyboard.press('ArrowRight');
    await eventually(page, counter, words.position(3, 3));
    assert.ok(await page.evaluate(hasFocus, 'dialog'));
  });

  test('with a script that fails, cards and links work (A1, C1, F24)', async () => {
    const expects = /main-|status of/;
    const page = await visitIn(engine, '/', { ...phone, wrap: notFound(/\.js$/), hydrates: false, expects });
    await finish(page);
    assert.deepEqual(await page.evaluate(faded), []);
    await focus(page, `${card} a`); // flips the card by CSS
    await eventually(page, (card: string) => styleOf(card).getPropertyValue('--flipped'), '1', card);
    await page.click('#proyectos h3'); // its link covers the card
    await until(page, isAt, 'Geo App', 0);
    await page.click('[data-capture="0"]');
    await until(page, () => location.pathname.endsWith('.avif'));
  });
});

test('in webkit, the brand is on one line after the window has grown (B16)', async () => {
  const page = await visitIn('webkit', '/', { width: 460 });
  await page.setViewport({ width: 1200, height: 800 });
  await eventually(page, () => $('header a span').offsetHeight < 30, true);
});
