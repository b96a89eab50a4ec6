// Hydration: what a visitor does before and during it is neither lost nor done twice.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { eventually, frame, hold, isForScript, launch, names, ready, serve, until, type Visit, visit } from './harness';
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

/** Opens a page whose script is delayed until `arrive` is called. */
async function visitEarly(launched, address, options?: Visit) {
  const { block, release } = hold(isForScript);
  const page = await visit(launched, 'about:blank', { block, ...options });
  const loaded = page.goto(address);
  await until(page, () => document.querySelector('dialog') !== null);
  async function arrive() {
    release();
    await loaded;
    await ready(page);
    await frame(page);
  }
  return { page, arrive };
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

  test('the section of the address is shown, and later scrolling and navigation are kept (E5, B11)', async () => {
    const { page, arrive } = await visitEarly(browser, `${site.url}/#contacto`, phone);
    await eventually(page, () => document.activeElement.id, 'contacto');
    await until(page, () => scrollY > 0);
    const place = await page.evaluate(() => scrollY);
    await page.click('header button');
    await until(page, () => document.querySelector('#menu').checkVisibility({ visibilityProperty: true }));
    await page.focus('#menu li:last-child a');
    await arrive();
    await eventually(page, overlay, 'menu');
    await eventually(page, isMenuOpen, true);
    assert.equal(await page.evaluate(() => document.activeElement.matches('#menu li:last-child a')), true);
    assert.equal(await page.evaluate(() => scrollY), place);
    await page.keyboard.press('Escape');
    await eventually(page, isMenuOpen, false);
  });

  test('a link of the menu navigates to its section and closes the menu (B6, B10)', async () => {
    const page = await visitHeld(browser, `${site.url}/`, phone);
    const entries = await page.evaluate(() => history.length);
    await page.click('header button');
    await page.click('#menu a[href="/#proyectos"]');
    await eventually(page, () => document.activeElement.id, 'proyectos');
    await goOn(page);
    await eventually(page, isMenuOpen, false);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'proyectos');
    assert.deepEqual([await page.$eval('#page', (one) => one.inert), await page.evaluate(overlay)], [false, null]);
    assert.equal(await page.evaluate(() => history.length), entries + 1);
  });

  test('a link is followed, with one history entry (F24)', async () => {
    const page = await visitHeld(browser, `${site.url}/`);
    const entries = await page.evaluate(() => history.length);
    await page.click('#proyectos a');
    await until(page, () => document.querySelector('[data-capture]') !== null);
    await goOn(page);
    assert.equal(await page.evaluate(() => history.length), entries + 1);
  });
});

describe('before and during hydration, in chromium', () => {
  test('a tap on a card turns it once (C4)', async () => {
    const browser = await launch('chromium', { hover: false });
    const site = await serve();
    const page = await visitHeld(browser, `${site.url}/`, { ...phone, touch: true });
    await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
    await page.tap('#equipo li button');
    await eventually(page, turn, 'true');
    await goOn(page);
    assert.equal(await page.evaluate(turn), 'true');
    await page.tap('#equipo li button');
    await eventually(page, turn, 'false');
  });
});
