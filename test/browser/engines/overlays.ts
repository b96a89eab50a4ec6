import assert from 'node:assert/strict';
import { untilSettled } from '../animations';
import { eventually, frame, pathOf, test, until, words } from '../harness';
import {
  counter, focus, focused, isAt, isAtSection, isLocked, isMenuOpen, isViewerOpen, openCapture, openMenu, phone,
  press, projectPath, toProject, traverse,
} from '../parts';
import { type Engine, visitIn } from '../webkit';

const hasFocus = (selector: string) => $(selector).contains(document.activeElement);

const places = () => [scrollY, boxOf('header a').x, location.pathname];

export function testOverlays(engine: Engine) {
  test('Escape, the mask and a button close the menu, which shifts nothing (B1, B2, B9, E20)', async () => {
    const page = await visitIn(engine, '/', phone);
    await page.evaluate(() => scrollTo(0, 300));
    const before = await page.evaluate(places);
    for (const close of [
      () => page.keyboard.press('Escape'), () => page.mouse.click(200, 600),
      () => press(page, `[aria-label="${words.closeMenu}"]`), // a click in the place of the first one is ignored
    ]) {
      await openMenu(page);
      await untilSettled(page);
      assert.deepEqual(await page.evaluate(places), before);
      await close();
      await eventually(page, focused, words.menu);
      assert.deepEqual(await page.evaluate(places), before);
    }
  });

  test('a double click opens the menu once, a click inside keeps it open, Tab leaves it (B1, B2, E20)', async () => {
    const page = await visitIn(engine, '/', phone);
    await page.click('header button', { count: 2 });
    await eventually(page, isLocked, true);
    await untilSettled(page);
    await page.mouse.click(200, 30); // inside
    assert.equal(await page.evaluate(isMenuOpen), true);
    await focus(page, '#menu li:last-child a');
    await page.keyboard.press('Tab');
    await eventually(page, isMenuOpen, false);
  });

  test('a link in the menu closes it and shows its section, even twice in a row (B10)', async () => {
    const page = await visitIn(engine, '/', phone);
    for (let time = 0; time < 2; time++) {
      await openMenu(page);
      await untilSettled(page);
      await page.click('#menu a[href="/#equipo"]');
      await eventually(page, isMenuOpen, false);
      await eventually(page, () => document.activeElement!.id, 'equipo');
      await until(page, isAtSection, 'equipo');
    }
  });

  test('a wider header closes the menu and gets the focus (B2)', async () => {
    const page = await visitIn(engine, '/', phone);
    await openMenu(page);
    await untilSettled(page);
    await focus(page, '#menu li:last-child a');
    await page.setViewport({ width: 1000, height: 800 });
    await eventually(page, isMenuOpen, false);
    await eventually(page, hasFocus, true, 'header nav li:last-child');
  });

  test('Back closes an open overlay and, if the browser can, stays on the page (A18, E20)', async () => {
    const page = await visitIn(engine, '/', phone);
    const canStay = await page.evaluate(() => 'navigation' in window);
    for (const [openOverlay, isOpen] of [[openMenu, isMenuOpen], [openCapture, isViewerOpen]] as const) {
      await press(page, toProject);
      await until(page, isAt, 'Geo App', 0);
      await untilSettled(page);
      await openOverlay(page);
      await traverse(page, -1);
      await eventually(page, isOpen, false);
      if (canStay) {
        assert.equal(await pathOf(page), projectPath);
        await traverse(page, -1);
      }
      await until(page, isAt, 'Desa', 0);
    }
  });

  test('the viewer has the focus, shifts nothing, and closes in every way (A1, A11, A14, A17, B9, E20)', async () => {
    const page = await visitIn(engine, projectPath, { height: 500 });
    const width = () => $('#page').offsetWidth; // without the scrollbar
    const before = await page.evaluate(width);
    const assertClosed = async () =>
      assert.deepEqual([await page.evaluate(isViewerOpen), await pathOf(page)], [false, projectPath]);
    for (const close of [() => page.keyboard.press('Escape'), () => page.click('dialog [value="Escape"]')]) {
      await openCapture(page);
      await eventually(page, () => document.activeElement!.localName, 'dialog');
      assert.equal(await page.evaluate(width), before);
      await page.keyboard.press('Tab');
      await eventually(page, focused, words.close);
      await page.keyboard.press('End');
      await eventually(page, counter, words.position(3, 3));
      await close();
      await eventually(page, isLocked, false);
      await eventually(page, hasFocus, true, '[data-capture="2"]');
      await assertClosed();
    }
    await openCapture(page);
    const [x, y] = await page.evaluate(() => [boxOf('[data-capture]').x + 9, boxOf('[data-capture]').y + 9] as const);
    await untilSettled(page); // otherwise, the picture may still be there
    await page.mouse.click(x, y, { count: 2 }); // beside the picture, over its thumbnail
    await eventually(page, isViewerOpen, false);
    await frame(page); // by then, a link below would have been followed
    await assertClosed();
  });
}
