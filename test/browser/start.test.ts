// Hydration: what a visitor does before and during it is neither lost nor done twice.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { eventually, frame, launch, names, ready, serve, until, type Visit, visit } from './harness';
import { isMenuOpen, overlay, phone } from './parts';

/** Holds React's scheduler, which runs tasks by `postMessage`, until `goOn` is called. */
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

/** Opens a page on which React is about to hydrate. */
async function visitHeld(launched, address, options?: Visit) {
  const page = await visit(launched, 'about:blank', { block: () => {}, ...options });
  await page.evaluateOnNewDocument(holdReact);
  await page.goto(address);
  await until(page, () => window.isHeld());
  return page;
}

async function goOn(page) {
  await page.evaluate(() => window.goOn());
  await ready(page);
  await frame(page);
}

const turn = () => document.querySelector('#equipo li button').ariaExpanded;

describe.each(names)('before and during hydration, in %s', async (name) => {
  const browser = await launch(name);
  const site = await serve();

  test('a click on a card turns it back once, as after hydration (C5)', async () => {
    const page = await visitHeld(browser, `${site.url}/`);
    await page.hover('#equipo li button'); // CSS turns it
    await page.mouse.down();
    await goOn(page);
    await eventually(page, turn, 'true');
    await page.mouse.up();
    await eventually(page, turn, 'false');
  });

  test('the section of the address is shown, and an opened menu stays, with its focus (B15, E5, E7)', async () => {
    const page = await visitHeld(browser, `${site.url}/#contacto`, phone);
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

test('before hydration, a tap on a card turns it once (C4)', async () => {
  const { url } = await serve();
  const page = await visitHeld(await launch('chromium', { hover: false }), `${url}/#equipo`, { ...phone, touch: true });
  await page.tap('#equipo li button');
  await eventually(page, turn, 'true');
  await goOn(page);
  assert.equal(await page.evaluate(turn), 'true');
  await page.tap('#equipo li button');
  await eventually(page, turn, 'false');
});
