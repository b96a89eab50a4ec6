import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { box, eventually, expectProblem, frame, launch, names, serve, until, visit } from './harness.mjs';

const counter = () => document.querySelector('dialog p').textContent;
const isOpen = () => document.querySelector('dialog').open;
const shown = 'dialog img:not([inert])';
const scale = () => Number(getComputedStyle(document.querySelector('dialog')).getPropertyValue('--scale'));
const focused = () => document.activeElement.dataset.capture ?? document.activeElement.ariaLabel ?? document.activeElement.localName;

/** Which part of the picture, from 0 to 1 on each axis, lies under a point of the window. */
async function under(page, x, y) {
  const picture = await box(page, shown);
  return [(x - picture.x) / picture.width, (y - picture.y) / picture.height];
}

function near(actual, expected, tolerance) {
  actual.forEach((value, index) => assert.ok(Math.abs(value - expected[index]) <= tolerance, `${actual} is not near ${expected}`));
}

async function openCapture(browser, site, index, options) {
  const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, options);
  await page.click(`[data-capture="${index}"]`);
  await until(page, isOpen);
  await until(page, (shown) => document.querySelector(shown)?.dataset.state === 'load', shown);
  return page;
}

for (const name of names) {
  describe(`viewer in ${name}`, () => {
    let browser;
    let site;
    before(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('opens from a link by click or Enter, as a modal dialog with names in Spanish (A1, A14, A16)', async () => {
      const page = await openCapture(browser, site, 0);
      assert.equal(await page.evaluate(() => document.querySelector('dialog').matches(':modal')), true);
      assert.equal(await page.$eval('dialog', (dialog) => dialog.ariaLabel), 'Capturas de Geo App');
      assert.deepEqual(await page.$$eval('dialog button', (buttons) => buttons.map((button) => button.ariaLabel)), [
        'Alejar', 'Acercar', 'Anterior', 'Siguiente', 'Cerrar', // A3
      ]);
      await page.keyboard.press('Escape');
      await eventually(page, () => history.state?.overlay ?? null, null);
      await frame(page); // the focus has come back
      await page.focus('[data-capture="1"]');
      await page.keyboard.press('Enter');
      await eventually(page, isOpen, true);
      await eventually(page, counter, '2 de 3');
    });

    test('walks by keys and buttons, and stops at the ends without losing the focus (A2, A11, A12, A13)', async () => {
      const page = await openCapture(browser, site, 0);
      for (const [key, text] of [['ArrowRight', '2 de 3'], ['End', '3 de 3'], ['ArrowRight', '3 de 3'], ['ArrowLeft', '2 de 3'], ['Home', '1 de 3'], ['ArrowLeft', '1 de 3']]) {
        await page.keyboard.press(key);
        await eventually(page, counter, text);
      }
      await page.click('[aria-label=Siguiente]');
      await page.click('[aria-label=Siguiente]');
      await eventually(page, counter, '3 de 3');
      await eventually(page, () => document.querySelector('[aria-label=Siguiente]').ariaDisabled, 'true');
      await eventually(page, focused, 'Siguiente');
      await page.keyboard.press('Enter');
      await eventually(page, counter, '3 de 3');
      assert.equal(await page.$eval(shown, (image) => image.alt), 'Geo App — captura 3');
      await eventually(page, () => [...document.querySelectorAll('dialog > p')].some((p) => p.textContent === 'Geo App — captura 3'), true);
      assert.equal(await page.$eval('dialog > p', (p) => p.getAttribute('aria-live')), 'polite');
    });

    test('leaves keys with ctrl, meta or alt alone (A11)', async () => {
      const page = await openCapture(browser, site, 0);
      for (const modifier of ['Control', 'Alt']) {
        const isLeft = await page.evaluate(
          (modifier) =>
            ['ArrowRight', '+', '0', 'End'].every((key) =>
              document.querySelector('dialog').dispatchEvent(
                new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ctrlKey: modifier === 'Control', altKey: modifier === 'Alt' }),
              ),
            ),
          modifier,
        );
        assert.equal(isLeft, true);
      }
      await eventually(page, counter, '1 de 3');
    });

    test('zooms in steps between 1 and 8, and pans by keys while zoomed (A2, A8, A11)', async () => {
      const page = await openCapture(browser, site, 0);
      await eventually(page, () => document.querySelector('[aria-label=Alejar]').ariaDisabled, 'true');
      await page.click('[aria-label=Acercar]');
      await eventually(page, scale, 1.5);
      await page.keyboard.press('+');
      await eventually(page, scale, 2.25);
      for (let step = 0; step < 5; step++) await page.keyboard.press('+');
      await eventually(page, scale, 8);
      await eventually(page, () => document.querySelector('[aria-label=Acercar]').ariaDisabled, 'true');
      const before = await box(page, shown);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      const after = await box(page, shown);
      near([after.x, after.y], [before.x - 80, before.y - 80], 1);
      await eventually(page, counter, '1 de 3');
      await page.keyboard.press('-');
      await page.keyboard.press('0');
      await eventually(page, scale, 1);
    });

    test('closes by every way, on the page, with the focus on the last picture (A14, A18)', async () => {
      const ways = {
        escape: (page) => page.keyboard.press('Escape'),
        button: (page) => page.click('[aria-label=Cerrar]'),
        back: (page) => page.evaluate(() => history.back()),
      };
      for (const close of Object.values(ways)) {
        const page = await visit(browser, `${site.url}/`);
        await page.click('#proyectos .button');
        await until(page, () => document.querySelector('[data-capture]') !== null);
        await page.evaluate(() => document.querySelector('[data-capture]').click());
        await eventually(page, isOpen, true);
        const length = await page.evaluate(() => history.length);
        await page.keyboard.press('End');
        await eventually(page, counter, '3 de 3');
        assert.equal(await page.evaluate(() => history.length), length);
        await close(page);
        await eventually(page, isOpen, false);
        await eventually(page, focused, '2');
        await eventually(page, () => [location.search, history.state?.overlay ?? null], ['?id=geoapp', null]);
        await page.evaluate(() => history.back()); // no dead press
        await eventually(page, () => location.pathname, '/');
      }
    });

    test('survives forward, reload and being left by a link (A18)', async () => {
      const page = await openCapture(browser, site, 1);
      await page.keyboard.press('Escape');
      await eventually(page, () => history.state?.overlay ?? null, null);
      await page.goForward();
      await eventually(page, isOpen, true);
      await page.reload();
      await until(page, () => document.querySelector('dialog')?.open);
      await eventually(page, counter, '2 de 3');
      const length = await page.evaluate(() => history.length);
      await page.evaluate(() => document.querySelector('nav a').click());
      await eventually(page, () => [location.pathname, document.querySelector('dialog').open, history.length], ['/', false, length]);
      await page.evaluate(() => history.back());
      await eventually(page, () => [location.search, document.querySelector('dialog').open], ['?id=geoapp', false]);
    });

    test('closes on a click in the empty area that began there, and only then (A17)', async () => {
      const page = await openCapture(browser, site, 0, { width: 1600, height: 700 });
      const picture = await box(page, shown);
      const empty = [picture.x / 2, 350];
      const inside = [picture.x + 100, 350];
      await page.mouse.move(...inside);
      await page.mouse.down();
      await page.mouse.move(...empty);
      await page.mouse.up();
      await frame(page);
      assert.equal(await page.evaluate(isOpen), true);
      await page.mouse.move(...empty);
      await page.mouse.down();
      await page.mouse.move(empty[0] + 12, empty[1]);
      await page.mouse.up();
      await frame(page);
      assert.equal(await page.evaluate(isOpen), true);
      await page.mouse.click(...empty);
      await eventually(page, isOpen, false);
    });

    test('says so when a picture cannot be shown, and its keys go on working (A22)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, {
        block: (request) => request.url().includes('geoapp-2') && request.abort('failed').then(() => true),
      });
      expectProblem(/geoapp-2/);
      await until(page, () => document.querySelector('[aria-controls=menu]').ariaExpanded);
      await page.click('[data-capture="1"]');
      await until(page, (shown) => document.querySelector(shown)?.dataset.state === 'error', shown);
      const link = await page.$eval('dialog a', (link) => [link.checkVisibility(), link.parentElement.textContent, link.href]);
      assert.deepEqual(link.slice(0, 2), [true, 'No se pudo mostrar esta captura. Abrir el archivo']);
      assert.match(link[2], /geoapp-2/);
      await page.keyboard.press('ArrowRight');
      await eventually(page, counter, '3 de 3');
      assert.equal(await page.$eval('dialog a', (link) => link.checkVisibility()), false);
      await page.keyboard.press('Escape');
      await eventually(page, isOpen, false);
    });
  });
}

describe('viewer under hands, in chromium', () => {
  let browser;
  let site;
  before(async () => {
    browser = await launch('chromium');
    site = await serve();
  });

  for (const deltaMode of [0, 1]) {
    test(`the wheel zooms about the pointer, in ${deltaMode ? 'lines' : 'pixels'}, and the page stays (A4)`, async () => {
      const page = await openCapture(browser, site, 0, { height: 600 });
      const picture = await box(page, shown);
      const point = [picture.x + picture.width * 0.3, picture.y + picture.height * 0.6];
      const before = await under(page, ...point);
      const y = await page.evaluate(() => scrollY);
      for (let turn = 0; turn < 3; turn++) {
        const isTaken = await page.evaluate(
          ([x, y], deltaMode) =>
            !document.elementFromPoint(x, y).dispatchEvent(
              new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: deltaMode ? -6 : -100, deltaMode, bubbles: true, cancelable: true }),
            ),
          point,
          deltaMode,
        );
        assert.equal(isTaken, true);
        const { width, height } = await box(page, shown);
        const after = await under(page, ...point);
        near([after[0] * width, after[1] * height], [before[0] * width, before[1] * height], 1);
      }
      assert.ok((await page.evaluate(scale)) > 1.5);
      assert.equal(await page.evaluate(() => scrollY), y);
    });
  }

  async function touches(page) {
    const session = await page.createCDPSession();
    return (type, ...points) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }

  test('two fingers zoom about their middle, and lifting one does not jump (A5)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 844, touch: true });
    const touch = await touches(page);
    const middle = [195, 420];
    const before = await under(page, ...middle);
    await touch('touchStart', [165, 420], [225, 420]);
    for (let spread = 40; spread <= 120; spread += 10) await touch('touchMove', [195 - spread, 420], [195 + spread, 420]);
    await until(page, () => Number(document.querySelector('dialog').style.getPropertyValue('--scale')) > 3.99);
    near(await under(page, ...middle), before, 0.01);
    const held = await box(page, shown);
    await touch('touchEnd', [75, 420]);
    await touch('touchMove', [75, 420]);
    await frame(page);
    const after = await box(page, shown);
    near([after.x, after.y, after.width], [held.x, held.y, held.width], 1);
    await touch('touchEnd');
  });

  test('a double tap toggles between 1 and the picture’s own pixels, about the point (A6); a tap recentres (A8)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 844, touch: true });
    const picture = await box(page, shown);
    const point = [picture.x + picture.width * 0.4, picture.y + picture.height / 2];
    const before = await under(page, ...point);
    await page.mouse.click(...point, { count: 2 });
    const wanted = await page.$eval(shown, (image) => image.naturalWidth / image.offsetWidth);
    await eventually(page, () => Number(getComputedStyle(document.querySelector('dialog')).getPropertyValue('--scale')) > 2, true);
    assert.ok(Math.abs((await page.evaluate(scale)) - wanted) < 0.01);
    near(await under(page, ...point), before, 0.02);
    const off = [point[0] - 60, point[1]];
    const tapped = await under(page, ...off);
    await page.mouse.click(...off);
    const stage = await box(page, 'dialog > div');
    near([(await under(page, stage.x + stage.width / 2, off[1]))[0]], [tapped[0]], 0.02);
    await page.mouse.click(195, 420, { count: 2 });
    await eventually(page, scale, 1);
  });

  for (const [how, dx, dy] of [['sideways', 700, 0], ['down', 0, 700], ['askew', -700, -500]]) {
    test(`dragged ${how} a zoomed picture leaves no gap, and at scale 1 it returns to the centre (A7)`, async () => {
      const page = await openCapture(browser, site, 2, { width: 1000, height: 700 });
      const rest = await box(page, shown);
      const stage = await box(page, 'dialog > div');
      const drag = async () => {
        await page.mouse.move(500, 350);
        await page.mouse.down();
        await page.mouse.move(500 + dx / 2, 350 + dy / 2, { steps: 4 });
        await page.mouse.move(500 + dx, 350 + dy, { steps: 4 });
        await page.mouse.up();
      };
      if (how !== 'sideways') {
        await drag();
        await until(page, (shown, x, y) => {
          const now = document.querySelector(shown).getBoundingClientRect();
          return Math.abs(now.x - x) < 1 && Math.abs(now.y - y) < 1;
        }, how === 'askew' ? shown : shown, rest.x, rest.y);
      }
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await drag();
      await eventually(page, () => document.querySelector('dialog').hasAttribute('data-moving'), false);
      const picture = await box(page, shown);
      if (picture.width > stage.width) assert.ok(picture.left <= stage.left + 1 && picture.right >= stage.right - 1);
      if (picture.height > stage.height) assert.ok(picture.top <= stage.top + 1 && picture.bottom >= stage.bottom - 1);
    });
  }

  test('a swipe moves exactly one picture, and springs back at the ends (A9)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 844, touch: true });
    const touch = await touches(page);
    const swipe = async (from, to) => {
      await touch('touchStart', [from, 420]);
      for (let step = 1; step <= 6; step++) await touch('touchMove', [from + ((to - from) * step) / 6, 421]);
      await touch('touchEnd');
      await eventually(page, () => document.querySelector('dialog').hasAttribute('data-moving'), false);
    };
    await swipe(350, 40);
    await eventually(page, counter, '2 de 3');
    await swipe(350, 40);
    await eventually(page, counter, '3 de 3');
    const rest = await box(page, shown);
    await swipe(350, 40);
    await eventually(page, counter, '3 de 3');
    near([(await box(page, shown)).x], [rest.x], 1);
    await swipe(40, 350);
    await eventually(page, counter, '2 de 3');
  });

  test('a pull down fades the mask and closes; letting go early restores; a mouse does not close (A10)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 844, touch: true });
    const touch = await touches(page);
    const mask = () => Number(getComputedStyle(document.querySelector('dialog'), '::before').opacity);
    await touch('touchStart', [200, 400]);
    for (let y = 420; y <= 480; y += 20) await touch('touchMove', [200, y]);
    await until(page, `(${mask})() < 0.95`);
    await touch('touchEnd');
    await until(page, `(${mask})() === 1`);
    assert.equal(await page.evaluate(isOpen), true);
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await page.mouse.move(200, 700, { steps: 5 });
    await page.mouse.up();
    await frame(page);
    assert.equal(await page.evaluate(isOpen), true);
    await touch('touchStart', [200, 300]);
    for (let y = 320; y <= 600; y += 40) await touch('touchMove', [200, y]);
    await touch('touchEnd');
    await eventually(page, isOpen, false);
    await eventually(page, () => location.search, '?id=geoapp');
  });

  test('a single history entry and no English: the dialog is named and nothing animates under reduced motion (A19)', async () => {
    const page = await openCapture(browser, site, 0);
    await page.keyboard.press('ArrowRight');
    await frame(page);
    assert.equal(await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect.getTiming().duration > 0).length), 0);
  });

  test('asks for the shown picture and its neighbours, and for nothing before it opens (A20)', async () => {
    const site = await serve('hostile.ts');
    const page = await visit(browser, `${site.url}/proyectos?id=p40`, { height: 400 });
    const asked = () => page.$$eval('dialog img', (images) => images.map((image, index) => (image.hasAttribute('src') ? index : -1)).filter((index) => index >= 0));
    assert.deepEqual(await asked(), []);
    await page.evaluate(() => document.querySelector('[data-capture="4"]').click());
    await until(page, isOpen);
    assert.deepEqual(await asked(), [3, 4, 5]);
    await page.keyboard.press('ArrowRight');
    await eventually(page, counter, '6 de 9');
    assert.deepEqual(await asked(), [3, 4, 5, 6]);
  });

  test('the final box is there before the picture, filled by its thumbnail; a word only after 300 ms (A21)', async () => {
    let release;
    const held = new Promise((resolve) => (release = resolve));
    let isHolding = false;
    const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, {
      block: async (request) => {
        if (isHolding && /geoapp-1.*avif/.test(request.url())) await held;
      },
    });
    await until(page, () => document.querySelector('[data-capture] img').complete && document.querySelector('[aria-controls=menu]').ariaExpanded !== null);
    await page.setCacheEnabled(false);
    isHolding = true;
    await page.evaluate(() => {
      document.querySelector('[data-capture]').click();
    });
    const early = await box(page, shown);
    assert.ok(early.width > 700 && Math.abs(early.width / early.height - 1.6) < 0.01);
    assert.match(await page.$eval(shown, (image) => image.style.backgroundImage), /geoapp-1/);
    release();
    await until(page, (shown) => document.querySelector(shown).dataset.state === 'load', shown);
    assert.deepEqual(await box(page, shown), early);
  });

  test('targets are at least 44 by 44, and forced colours show borders (A26)', async () => {
    const page = await openCapture(browser, site, 0, { width: 320, height: 568 });
    for (const { width, height } of await page.$$eval('dialog button', (buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()))) {
      assert.ok(width >= 44 && height >= 44);
    }
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    assert.equal(await page.$eval('dialog button', (button) => getComputedStyle(button).borderTopStyle), 'solid');
  });
});
