import assert from 'node:assert/strict';
import { finish, holdAnimations } from './animations';
import { describe, eventually, frame, type Page, ready, test, until, type Visit, visit } from './harness';
import { card, focus, isMenuOpen, overlay, phone, project } from './parts';

declare global {
  interface Window { goOn(): void; isHeld(): boolean }
}

/** Holds React's scheduler, which uses `postMessage`, until `goOn` is called. */
function holdReact() {
  const { postMessage } = MessagePort.prototype;
  const held: (() => void)[] = [];
  MessagePort.prototype.postMessage = function (message: unknown) {
    held.push(() => postMessage.call(this, message));
  };
  window.isHeld = () => held.length > 0;
  window.goOn = () => {
    MessagePort.prototype.postMessage = postMessage;
    for (const post of held) post();
  };
}

async function visitHeld(path: string, options?: Visit) {
  const page = await visit('chromium', path, { prepare: holdReact, hydrates: false, ...options });
  await until(page, () => window.isHeld());
  return page;
}

async function goOn(page: Page) {
  await page.evaluate(() => window.goOn());
  await ready(page);
  await frame(page);
}

const flipped = () => $('.MemberCard-flip').ariaExpanded;

describe('before and during hydration', () => {
  test('a click on a card flips it back once, as after hydration (C5)', async () => {
    const page = await visitHeld('/');
    await page.hover(`${card} button`); // CSS flips it
    await page.mouse.down();
    await goOn(page);
    await eventually(page, flipped, 'true');
    await page.mouse.up();
    await eventually(page, flipped, 'false');
  });

  test('a tap on a card flips it once (C4)', async () => {
    const page = await visitHeld('/#equipo', { ...phone, touch: true });
    await page.tap(`${card} button`);
    await eventually(page, flipped, 'true');
    await goOn(page);
    assert.equal(await page.evaluate(flipped), 'true');
    await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 500); })); // until a tap is no second one
    await page.tap(`${card} button`);
    await eventually(page, flipped, 'false');
  });

  test('the section of the address is shown, and an open menu keeps its focus (B15, E7)', async () => {
    const page = await visitHeld('/#contacto', phone);
    await eventually(page, () => document.activeElement!.id, 'contacto');
    const place = await until(page, () => scrollY);
    await page.click('header button');
    await until(page, () => isSeen('#menu'));
    await focus(page, '#menu a[href="/#contacto"]');
    await goOn(page);
    await eventually(page, overlay, 'menu');
    const kept = () => [scrollY, document.activeElement!.closest('#menu li')?.textContent];
    assert.deepEqual(await page.evaluate(kept), [place, 'Contacto']);
    await page.keyboard.press('Escape');
    await eventually(page, isMenuOpen, false);
  });
});

test.each([
  ['/', {}], [project, phone],
])('on %s, neither loading nor hydration moves anything (M6)', async (path, size) => {
  const prepare = `(${holdReact})(); (${holdAnimations})();`;
  const page = await visitHeld(path, { ...size, motion: true, prepare });
  const begun = (selector: string) => window.held.map(({ effect }) => (effect as KeyframeEffect).target!)
    .filter((target) => target.matches(selector)).map(({ outerHTML }) => outerHTML.slice(0, 80));
  await until(page, () => window.held.length > 0); // the entrance
  await frame(page);
  assert.deepEqual(await page.evaluate(begun, '#menu, dialog, dialog *'), []);
  await finish(page);
  await goOn(page);
  assert.deepEqual(await page.evaluate(begun, '*'), []);
});

test('a reload while cards rise keeps the scroll position (E6)', async () => {
  const page = await visit('chromium', '/', { ...phone, motion: true, prepare: holdAnimations });
  await finish(page);
  await page.evaluate(() => scrollTo(0, boxOf('#equipo h3').top + scrollY));
  await frame(page);
  const y = await page.evaluate(() => scrollY);
  await page.reload();
  await until(page, () => window.held.length > 0 && scrollY > 0);
  await ready(page);
  assert.equal(await page.evaluate(() => scrollY), y);
});
