import assert from 'node:assert/strict';
import { vi } from 'vitest';
import { untilSettled } from '../animations';
import { lineFaults } from '../layout-errors';
import { eventually, test, words } from '../harness';
import { focus, inWindows, projectPath } from '../parts';
import { type Engine, visitIn } from '../webkit';

const windows = [[390, 844], [768, 1024], [1280, 720], [1280, 800], [2560, 1300]] as const;

/** Returns the name of the focused element and whether it has an outline (on `::after` for the link of a card). */
const nameAndOutline = () => {
  const active = document.activeElement!;
  const hasOutline = [undefined, '::after'].some((part) => styleOf(active, part).outlineStyle === 'solid');
  return [active.id || active.textContent || active.ariaLabel, hasOutline];
};

const look = (part: string) => {
  const { backgroundColor, outlineColor, textDecoration } = styleOf(part);
  return [backgroundColor, outlineColor, textDecoration].join();
};

export function testLooks(engine: Engine) {
  test('the longest line of the headline is as wide as the page (F31)', async () => {
    const page = await visitIn(engine, '/', { width: 390, height: 844 });
    // The window of WebKit has no exact size, and WebKit rounds the widths of letters.
    const [limit, found] = engine === 'webkit'
      ? [0.4, [await page.evaluate(lineFaults)]]
      : [0.06, await inWindows(page, windows, lineFaults)];
    for (const { lines, beyond } of found) assert.ok(lines === 0 && Math.abs(beyond) < limit, `${lines} ${beyond}`);
  });

  test('controls have a focus outline, but elements that the script focuses do not (F16, M5)', async () => {
    const page = await visitIn(engine, '/');
    const pressTo = async (key: 'Tab' | 'Enter', name: string, hasOutline: boolean) => {
      await page.keyboard.press(key);
      await eventually(page, nameAndOutline, [name, hasOutline]);
    };
    await pressTo('Tab', words.skipToContent, true);
    assert.ok(await page.evaluate(() => boxOf(document.activeElement!).y >= 0));
    await pressTo('Enter', 'contenido', false);
    await focus(page, 'nav a[href="/#equipo"]');
    await pressTo('Enter', 'equipo', false);
    await pressTo('Tab', words.moreAbout('Ada'), true);
    await page.evaluate(() => { location.hash = 'proyectos'; });
    await pressTo('Tab', words.seeMore, true);
  });

  test('controls change their look on hover, or at least while they are pressed (M5)', async () => {
    const page = await visitIn(engine, projectPath, { width: 1000 });
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
    for (const [part, isPressed] of [
      ['main [rel=prev]', false], ['header li:last-child a', false], ['[data-capture] > img', false],
      ['header div > a', true], ['footer a', true],
    ] as const) {
      const before = await page.evaluate(look, part);
      await page.hover(part);
      if (isPressed) await page.mouse.down();
      await vi.waitFor(async () => assert.notEqual(await page.evaluate(look, part), before, part));
      if (isPressed) await page.mouse.up();
    }
  });

  test('Tab in the header does not scroll the page (F16)', async () => {
    const page = await visitIn(engine, '/');
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      $('header a').focus({ preventScroll: true });
    });
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
    await untilSettled(page);
    assert.deepEqual(await page.evaluate(() => [document.activeElement!.textContent, scrollY]), ['Contacto', 900]);
  });
}
