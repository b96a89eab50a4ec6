import assert from 'node:assert/strict';
import { finish, holdAnimations } from './animations';
import { describe, eventually, frame, names, ready, test, until, type Visit, visit } from './harness';
import { isMenuOpen, overlay, phone, project, untilSingle } from './parts';

/** Holds React's scheduler, which uses `postMessage`, until `goOn` is called. */
function holdReact() {
  const { postMessage } = MessagePort.prototype;
  const held = [];
  MessagePort.prototype.postMessage = function (...message) {
    held.push(() => postMessage.apply(this, message));
  };
  window.isHeld = () => held.length > 0;
  window.goOn = () => {
    MessagePort.prototype.postMessage = postMessage;
    for (const post of held) post();
  };
}

async function visitHeld(name: string, path: string, options?: Visit) {
  const page = await visit(name, path, { prepare: holdReact, hydrates: false, ...options });
  await until(page, () => window.isHeld());
  return page;
}

async function goOn(page) {
  await page.evaluate(() => window.goOn());
  await ready(page);
  await frame(page);
}

const turn = () => document.querySelector('#equipo li button').ariaExpanded;

describe.each(names)('before and during hydration, in %s', (name) => {
  test('a click on a card flips it back once, as after hydration (C5)', async () => {
    const page = await visitHeld(name, '/');
    await page.hover('#equipo li button'); // CSS turns it
    await page.mouse.down();
    await goOn(page);
    await eventually(page, turn, 'true');
    await page.mouse.up();
    await eventually(page, turn, 'false');
  });

  test('the section of the address is shown, and an open menu keeps its focus (B15, E7)', async () => {
    const page = await visitHeld(name, '/#contacto', phone);
    await eventually(page, () => document.activeElement.id, 'contacto');
    const place = await until(page, () => scrollY);
    await page.click('header button');
    await until(page, () => document.querySelector('#menu').checkVisibility({ visibilityProperty: true }));
    await page.focus('#menu li:last-child a');
    await goOn(page);
    await eventually(page, overlay, 'menu');
    const kept = () => [scrollY, document.activeElement.matches('#menu li:last-child a')];
    assert.deepEqual(await page.evaluate(kept), [place, true]);
    await page.keyboard.press('Escape');
    await eventually(page, isMenuOpen, false);
  });
});

test('before hydration, a tap on a card flips it once (C4)', async () => {
  const page = await visitHeld('chromium', '/#equipo', { ...phone, touch: true });
  await page.tap('#equipo li button');
  await eventually(page, turn, 'true');
  await goOn(page);
  assert.equal(await page.evaluate(turn), 'true');
  await untilSingle(page);
  await page.tap('#equipo li button');
  await eventually(page, turn, 'false');
});

test.each([
  ['/', {}], [project, phone],
])('on %s, neither loading nor hydration moves anything (M6)', async (path, size) => {
  const prepare = `(${holdReact})(); (${holdAnimations})();`;
  const page = await visitHeld('chromium', path, { ...size, motion: true, prepare });
  const begun = (selector) => window.held.filter(({ effect }) => effect.target.matches(selector))
    .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty);
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
  await page.$eval('#equipo h3', (name) => scrollTo(0, name.getBoundingClientRect().top + scrollY));
  await frame(page);
  const y = await page.evaluate(() => scrollY);
  await page.reload();
  await until(page, () => window.held.length > 0 && scrollY > 0);
  await ready(page);
  assert.equal(await page.evaluate(() => scrollY), y);
});
