// Hydration: what a visitor does before and during it is neither lost nor done twice.
import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { eventually, frame, hold, isForScript, launch, names, ready, serve, until, type Visit, visit } from './harness';

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

for (const name of names) {
  describe(`before and during hydration, in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('a click on a card turns it back once, as after hydration (C5)', async () => {
      const page = await visitHeld(browser, `${site.url}/`);
      await page.hover('#equipo li button'); // CSS turns it
      await page.mouse.down();
      await goOn(page);
      await eventually(page, turn, 'true');
      await page.mouse.up();
      await eventually(page, turn, 'false');
    });

    test('a card that the pointer has turned stays turned until the pointer leaves (C5)', async () => {
      const { page, arrive } = await visitEarly(browser, `${site.url}/`);
      await page.hover('#equipo li button'); // CSS turns it
      await arrive();
      await eventually(page, turn, 'true');
      await page.hover('h1');
      await eventually(page, turn, 'false');
    });

    test('the menu opens once, and Back closes it (B11, B15)', async () => {
      const page = await visitHeld(browser, `${site.url}/`, { width: 390, height: 844 });
      const entries = await page.evaluate(() => history.length);
      await page.click('header button');
      await goOn(page);
      await eventually(page, () => [history.state?.overlay, document.querySelector('#menu').matches(':popover-open')], ['menu', true]);
      assert.equal(await page.evaluate(() => history.length), entries + 1);
      await page.evaluate(() => history.back());
      await eventually(page, () => document.querySelector('#menu').matches(':popover-open'), false);
    });

    test('the section of the address is shown, and later scrolling and navigation are kept (E5, B11)', async () => {
      const { page, arrive } = await visitEarly(browser, `${site.url}/#contacto`, { width: 390, height: 844 });
      await eventually(page, () => document.activeElement.id, 'contacto');
      await until(page, () => scrollY > 0);
      const place = await page.evaluate(() => scrollY);
      await page.click('header button');
      await arrive();
      await eventually(page, () => [history.state?.overlay, document.querySelector('#menu').matches(':popover-open')], ['menu', true]);
      await eventually(page, () => document.querySelector('#menu').contains(document.activeElement), true);
      assert.equal(await page.evaluate(() => scrollY), place);
    });

    test('a link of the menu navigates to its section and closes the menu (B6, B10)', async () => {
      const page = await visitHeld(browser, `${site.url}/`, { width: 390, height: 844 });
      const entries = await page.evaluate(() => history.length);
      await page.click('header button');
      await page.click('#menu a[href="/#proyectos"]');
      await eventually(page, () => document.activeElement.id, 'proyectos');
      await goOn(page);
      await eventually(page, () => document.querySelector('#menu').matches(':popover-open'), false);
      assert.deepEqual(
        await page.evaluate(() => [document.activeElement.id, document.querySelector('#page').inert, history.state?.overlay ?? null]),
        ['proyectos', false, null],
      );
      assert.equal(await page.evaluate(() => history.length), entries + 1);
    });

    test('a link is followed, with one history entry (F24)', async () => {
      const page = await visitHeld(browser, `${site.url}/`);
      const entries = await page.evaluate(() => history.length);
      await page.click('#proyectos .button');
      await until(page, () => document.querySelector('[data-capture]') !== null);
      await goOn(page);
      assert.equal(await page.evaluate(() => history.length), entries + 1);
    });
  });
}

describe('before and during hydration, in chromium', () => {
  test('a tap on a card turns it once (C4)', async () => {
    const browser = await launch('chromium', { hover: false });
    const site = await serve();
    const page = await visitHeld(browser, `${site.url}/`, { width: 390, height: 844, touch: true });
    await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
    await page.tap('#equipo li button');
    await eventually(page, turn, 'true');
    await goOn(page);
    assert.equal(await page.evaluate(turn), 'true');
    await page.tap('#equipo li button');
    await eventually(page, turn, 'false');
  });

  test('a card that a tap has turned stays turned, and the next tap turns it back (C4)', async () => {
    const site = await serve();
    const { page, arrive } = await visitEarly(await launch('chromium', { hover: false }), `${site.url}/`, { width: 390, height: 844, touch: true });
    await page.evaluate(() => document.querySelector('#equipo').scrollIntoView());
    await page.tap('#equipo li button');
    await arrive();
    await eventually(page, turn, 'true');
    await page.tap('#equipo li button');
    await eventually(page, turn, 'false');
  });

  test('the script does not force a layout', async () => {
    const site = await serve();
    const page = await visit(await launch('chromium'), 'about:blank', { block: () => {} });
    await page.evaluateOnNewDocument(() => {
      window.measured = [];
      for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft']) {
        const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name);
        Object.defineProperty(HTMLElement.prototype, name, {
          get() {
            window.measured.push(name);
            return get.call(this);
          },
        });
      }
    });
    for (const path of ['/', '/proyectos?id=geoapp']) {
      await page.goto(site.url + path);
      await ready(page);
      await frame(page);
      assert.deepEqual(await page.evaluate(() => window.measured), []);
    }
  });
});
