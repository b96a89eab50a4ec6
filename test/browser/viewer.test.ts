import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, test } from 'vitest';
import { box, eventually, expectProblem, frame, hold, launch, names, ready, serve, until, untilStill, type Visit, visit, words } from './harness';

const counter = () => document.querySelector('dialog p').textContent;
const isOpen = () => document.querySelector('dialog').open;
const shown = 'dialog img:not([inert])';
const scale = () => Number(getComputedStyle(document.querySelector('dialog')).getPropertyValue('--scale'));
const focused = () => document.activeElement.dataset.capture ?? document.activeElement.ariaLabel ?? document.activeElement.localName;

/** The position on the picture, from 0 to 1 on each axis, under a point of the window. */
async function under(page, x, y) {
  const picture = await box(page, shown);
  return [(x - picture.x) / picture.width, (y - picture.y) / picture.height];
}

function assertNear(actual, expected, tolerance) {
  actual.forEach((value, index) => assert.ok(Math.abs(value - expected[index]) <= tolerance, `${actual} is not near ${expected}`));
}

const wide = { width: 1280, height: 700 };
const isMoving = () => document.querySelector('dialog').hasAttribute('data-moving');

/** Asserts that the picture covers the stage. */
async function assertNoGap(page) {
  const [picture, stage] = [await box(page, shown), await box(page, 'dialog > div')];
  assert.ok(picture.left <= stage.left + 1 && picture.right >= stage.right - 1, `${picture.left} to ${picture.right} leaves a gap`);
  assert.ok(picture.top <= stage.top + 1 && picture.bottom >= stage.bottom - 1, `${picture.top} to ${picture.bottom} leaves a gap`);
}

const wheel = ([clientX, clientY], deltaY, deltaMode = 0) =>
  !document.elementFromPoint(clientX, clientY).dispatchEvent(
    new WheelEvent('wheel', { clientX, clientY, deltaY, deltaMode, bubbles: true, cancelable: true }),
  );

/** Turns the wheel. Returns whether the viewer handled it, and the picture's box before and right after it. */
const turnWheel = (page, ...args) =>
  page.evaluate(`(() => {
    const box = () => document.querySelector('${shown}').getBoundingClientRect().toJSON();
    return { before: box(), isTaken: (${wheel})(...${JSON.stringify(args)}), after: box() };
  })()`);

/**
 * Starts to record the viewer in every frame: its visibility, the opacity of its mask, the distance of each visible picture
 * from the centre of the stage, the box of the shown one, whether its thumbnail is seen, and the delay of the loading message in ms.
 */
const startFilm = () => {
  const dialog = document.querySelector('dialog');
  const stage = dialog.querySelector('div');
  window.film = [];
  function shoot() {
    const area = stage.getBoundingClientRect();
    const pictures = {};
    for (const [index, picture] of [...stage.children].entries()) {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      if (left >= area.right || right <= area.left) continue;
      pictures[index] = [(left + right - area.left - area.right) / 2, (top + bottom - area.top - area.bottom) / 2].map((far) => Math.round(far) || 0);
    }
    const { content, opacity } = getComputedStyle(stage, '::after');
    const wait = document.getAnimations().find(({ effect }) => effect.target === stage && effect.pseudoElement === '::after');
    window.film.push({
      delay: wait?.effect.getComputedTiming().progress === 0 ? wait.effect.getTiming().delay : undefined,
      isOpen: dialog.open,
      isShown: dialog.checkVisibility({ visibilityProperty: true }),
      opacity: Number(getComputedStyle(dialog, '::before').opacity),
      pictures,
      box: stage.querySelector('img:not([inert])')?.getBoundingClientRect().toJSON(),
      isTwice: [...document.querySelectorAll('[data-shown] img')].some((thumbnail) => !getComputedStyle(thumbnail).objectPosition.startsWith('-')),
      isWaiting: content !== 'none' && Number(opacity) > 0,
    });
    requestAnimationFrame(shoot);
  }
  requestAnimationFrame(shoot);
};

const shownFrames = () => window.film.filter(({ isShown }) => isShown);

/** The colour of a pixel of the window, from a PNG of one pixel, in which filters have no effect. */
async function colourAt(page, x, y) {
  const png = Buffer.from(await page.screenshot({ clip: { x, y, width: 1, height: 1 }, captureBeyondViewport: false }));
  const data = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return [...inflateSync(Buffer.concat(data)).subarray(1, 4)];
}

async function openCapture(browser, site, index, options?: Visit) {
  const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, options);
  await page.click(`[data-capture="${index}"]`);
  await until(page, isOpen);
  await until(page, (shown) => document.querySelector(shown)?.dataset.state === 'load', shown);
  await page.evaluate((shown) => document.querySelector(shown).decode(), shown);
  await frame(page);
  return page;
}

for (const name of names) {
  describe(`viewer in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('opens from a link by click or Enter, as a modal dialog with names in Spanish (A1, A14, A16)', async () => {
      const page = await openCapture(browser, site, 0);
      assert.equal(await page.evaluate(() => document.querySelector('dialog').matches(':modal')), true);
      assert.equal(await page.evaluate(focused), words.captures('Geo App')); // the dialog's label
      assert.equal(await page.$eval('dialog', (dialog) => dialog.ariaLabel), words.captures('Geo App'));
      assert.deepEqual(await page.$$eval('dialog button', (buttons) => buttons.map((button) => button.ariaLabel)), [
        words.close, words.zoomOut, words.zoomIn, words.previous, words.next, // A3
      ]);
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(focused), words.close);
      const lefts = await page.$$eval('dialog button', (buttons) => buttons.map((button) => button.getBoundingClientRect().left));
      assert.equal(lefts[0], Math.max(...lefts), 'it is the last to be seen');
      await page.keyboard.press('Escape');
      await eventually(page, () => history.state?.overlay ?? null, null);
      await frame(page); // the focus returns in the next frame
      await page.focus('[data-capture="1"]');
      await page.keyboard.press('Enter');
      await eventually(page, isOpen, true);
      await eventually(page, counter, words.position(2, 3));
    });

    test('steps through captures by keys and buttons, and keeps the focus at the ends (A2, A11, A12, A13)', async () => {
      const page = await openCapture(browser, site, 0);
      for (const [key, text] of [['ArrowRight', words.position(2, 3)], ['End', words.position(3, 3)], ['ArrowRight', words.position(3, 3)], ['ArrowLeft', words.position(2, 3)], ['Home', words.position(1, 3)], ['ArrowLeft', words.position(1, 3)]] as const) {
        await page.keyboard.press(key);
        await eventually(page, counter, text);
      }
      await page.click('dialog [value="PageDown"]');
      await page.click('dialog [value="PageDown"]');
      await eventually(page, counter, words.position(3, 3));
      await eventually(page, () => document.querySelector('dialog [value="PageDown"]').ariaDisabled, 'true');
      await eventually(page, focused, words.next);
      await page.keyboard.press('Enter');
      await eventually(page, counter, words.position(3, 3));
      assert.equal(await page.$eval(shown, (image) => image.alt), words.capture('Geo App', 3));
      await eventually(page, () => [...document.querySelectorAll('dialog > p')].some((p) => p.textContent === document.querySelector('dialog img:not([inert])').alt), true);
      assert.equal(await page.$eval('dialog > p', (p) => p.getAttribute('aria-live')), 'polite');
    });

    test('ignores keys with ctrl, meta or alt (A11)', async () => {
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
      await eventually(page, counter, words.position(1, 3));
    });

    test('zooms in steps between 1 and 8, and pans by keys while zoomed (A2, A8, A11)', async () => {
      const page = await openCapture(browser, site, 0);
      await eventually(page, () => document.querySelector('dialog [value="-"]').ariaDisabled, 'true');
      await page.click('dialog [value="+"]');
      await eventually(page, scale, 1.5);
      await page.keyboard.press('+');
      await eventually(page, scale, 2.25);
      for (let step = 0; step < 5; step++) await page.keyboard.press('+');
      await eventually(page, scale, 8);
      await eventually(page, () => document.querySelector('dialog [value="+"]').ariaDisabled, 'true');
      const before = await box(page, shown);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      const after = await box(page, shown);
      assertNear([after.x, after.y], [before.x - 80, before.y - 80], 1);
      await eventually(page, counter, words.position(1, 3));
      await page.keyboard.press('-');
      await page.keyboard.press('0');
      await eventually(page, scale, 1);
    });

    test('closes in every way, with the focus on the thumbnail of the last picture (A14, A18)', async () => {
      const ways = {
        escape: (page) => page.keyboard.press('Escape'),
        button: (page) => page.click('dialog [value="Escape"]'),
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
        await eventually(page, counter, words.position(3, 3));
        assert.equal(await page.evaluate(() => history.length), length);
        await close(page);
        await eventually(page, isOpen, false);
        await eventually(page, focused, '2');
        await eventually(page, () => [location.search, history.state?.overlay ?? null], ['?id=geoapp', null]);
        await page.evaluate(() => history.back()); // every press of Back has an effect
        await eventually(page, () => location.pathname, '/');
      }
    });

    test('works after Forward, reload and a link from it (A18)', async () => {
      const page = await openCapture(browser, site, 1);
      await page.keyboard.press('Escape');
      await eventually(page, () => history.state?.overlay ?? null, null);
      await page.goForward();
      await eventually(page, isOpen, true);
      await page.reload();
      await until(page, () => document.querySelector('dialog')?.open);
      await eventually(page, counter, words.position(2, 3));
      const length = await page.evaluate(() => history.length);
      await page.evaluate(() => document.querySelector('nav a').click());
      await eventually(page, () => [location.pathname, document.querySelector('dialog').open, history.length], ['/', false, length]);
      await page.evaluate(() => history.back());
      await eventually(page, () => [location.search, document.querySelector('dialog').open], ['?id=geoapp', false]);
    });

    test('is open when it is reopened in the task that closed it (A1, A18)', async () => {
      const page = await openCapture(browser, site, 0);
      for (const index of [0, 2]) {
        await page.evaluate((index) => {
          window.travels = 0;
          addEventListener('popstate', () => window.travels++, { once: true });
          document.querySelector('dialog [value="Escape"]').click();
          document.querySelector(`[data-capture="${index}"]`).click();
        }, index);
        await until(page, () => window.travels === 1);
        await eventually(page, () => history.state?.item, index);
        await frame(page);
        await eventually(page, isOpen, true);
        await eventually(page, counter, `${index + 1} de 3`);
      }
      await page.keyboard.press('Escape');
      await eventually(page, () => [document.querySelector('dialog').open, history.state?.overlay ?? null], [false, null]);
    });

    test('leaves the focus to the target of a link that is followed from it (A14, E8)', async () => {
      const page = await openCapture(browser, site, 0);
      await page.evaluate(() => {
        window.focused = [];
        addEventListener('focusin', ({ target }) => window.focused.push(target.dataset.capture ?? target.id));
        const link = document.createElement('a');
        link.setAttribute('href', location.pathname + location.search + '#contenido');
        document.querySelector('#page').append(link);
        link.click();
      });
      await eventually(page, isOpen, false);
      await frame(page);
      assert.equal(await page.evaluate(() => document.activeElement.id), 'contenido');
    });

    test('closes on a click in the empty area, if the press began there (A17)', async () => {
      const page = await openCapture(browser, site, 0, { width: 1600, height: 700 });
      const picture = await box(page, shown);
      const empty = [picture.x / 2, 350] as const;
      const inside = [picture.x + 100, 350] as const;
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

    test('shows a message when a picture fails, and its keys still work (A22)', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, {
        block: (request) => request.url().includes('geoapp-2') && request.abort('failed').then(() => true),
      });
      expectProblem(/geoapp-2/);
      await until(page, () => document.querySelector('[aria-controls=menu]').ariaExpanded);
      await page.click('[data-capture="1"]');
      await until(page, (shown) => document.querySelector(shown)?.dataset.state === 'error', shown);
      const link = await page.$eval('dialog a', (link): [boolean, string, string] => [link.checkVisibility(), link.parentElement.textContent, link.href]);
      assert.deepEqual(link.slice(0, 2), [true, `${words.failed} ${words.openFile}`]);
      assert.match(link[2], /geoapp-2/);
      await page.keyboard.press('ArrowRight');
      await eventually(page, counter, words.position(3, 3));
      assert.equal(await page.$eval('dialog a', (link) => link.checkVisibility()), false);
      await page.keyboard.press('Escape');
      await eventually(page, isOpen, false);
    });
  });

  describe(`viewer with a mouse, in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    for (const deltaMode of [0, 1]) {
      test(`the wheel zooms about the pointer, in ${deltaMode ? 'lines' : 'pixels'}, and the page does not scroll (A4)`, async () => {
        const page = await openCapture(browser, site, 0, { height: 600 });
        const picture = await box(page, shown);
        const point = [picture.x + picture.width * 0.3, picture.y + picture.height * 0.6];
        const y = await page.evaluate(() => scrollY);
        for (let turn = 0; turn < 3; turn++) {
          const { before, isTaken, after } = await turnWheel(page, point, deltaMode ? -6 : -100, deltaMode);
          assert.equal(isTaken, true);
          const grown = after.width / before.width;
          assertNear([after.x + (point[0] - before.x) * grown, after.y + (point[1] - before.y) * grown], point, 1);
        }
        assert.ok((await page.evaluate(scale)) > 1.5);
        assert.equal(await page.evaluate(() => scrollY), y);
      });
    }

    test('the wheel keeps even a corner under the pointer (A4), and leaves no gap after it pauses (A7)', async () => {
      const page = await openCapture(browser, site, 0, wide);
      const { x, y } = await box(page, shown);
      assert.ok(x > 100, 'there is room beside the picture');
      const { after } = await turnWheel(page, [x + 1, y + 1], -400);
      assertNear([after.x, after.y], [x, y], 2);
      await eventually(page, isMoving, false);
      await assertNoGap(page);
      assert.ok((await page.evaluate(scale)) > 2);
    });

    test('a picture that is grabbed before the wheel pauses follows the pointer until release (A4, A7)', async () => {
      const page = await openCapture(browser, site, 0, wide);
      const { x, y } = await box(page, shown);
      // Turn the wheel right before the press, then wait longer than the wheel's pause.
      await page.evaluate(`addEventListener('pointerdown', () => {
        (${wheel})([${x + 1}, ${y + 1}], -400);
        setTimeout(() => (window.hasRested = true), 300);
      }, { capture: true, once: true })`);
      await page.mouse.move(640, 350);
      await page.mouse.down();
      await page.mouse.move(690, 360, { steps: 3 });
      await until(page, () => window.hasRested);
      const held = await box(page, shown);
      assertNear([held.x, held.y], [x + 50, y + 10], 2);
      await page.mouse.up();
      await eventually(page, isMoving, false);
      await assertNoGap(page);
    });

    const drags: [how: string, from: [number, number], to: [number, number]][] = [['sideways', [950, 350], [50, 350]], ['down', [500, 80], [500, 600]], ['askew', [950, 600], [50, 80]]];
    for (const [how, from, to] of drags) {
      test(`the last picture, dragged ${how}, returns to the centre at scale 1, and leaves no gap when zoomed (A7)`, async () => {
        const page = await openCapture(browser, site, 2, { width: 1000, height: 700 });
        const drag = async () => {
          const before = await box(page, shown);
          await page.mouse.move(...from);
          await page.mouse.down();
          await page.mouse.move(...to, { steps: 6 });
          const { x, y } = await box(page, shown);
          assertNear([x, y], [before.x + to[0] - from[0], before.y + to[1] - from[1]], 1);
          await page.mouse.up();
          await eventually(page, isMoving, false);
        };
        const rest = await box(page, shown);
        await drag();
        const { x, y } = await box(page, shown);
        assertNear([x, y], [rest.x, rest.y], 0.1);
        assert.equal(await page.evaluate(counter), words.position(3, 3));
        await page.keyboard.press('+');
        await page.keyboard.press('+');
        await drag();
        await assertNoGap(page);
      });
    }

    for (const [how, close] of [['Escape', (page) => page.keyboard.press('Escape')], ['Back', (page) => page.evaluate(() => history.back())]] as const) {
      test(`stays closed after it is closed by ${how} during a drag and the button is released (A9, A18)`, async () => {
        const page = await openCapture(browser, site, 0);
        await page.mouse.move(900, 400);
        await page.mouse.down();
        await page.mouse.move(300, 400, { steps: 4 });
        await page.evaluate(() => {
          window.seen = new Set();
          for (const type of ['popstate', 'close', 'lostpointercapture']) addEventListener(type, () => window.seen.add(type), true);
        });
        await close(page);
        await until(page, () => window.seen.has('popstate') && window.seen.has('close'));
        await page.mouse.up();
        await until(page, () => window.seen.has('lostpointercapture'));
        await frame(page);
        assert.deepEqual(await page.evaluate(() => [document.querySelector('dialog').open, history.state?.overlay ?? null]), [false, null]);
        await page.keyboard.press('Enter'); // it opens again
        await eventually(page, isOpen, true);
        await eventually(page, () => getComputedStyle(document.querySelector('dialog')).getPropertyValue('--x'), '0');
      });
    }

    test('keeps scale and centre when the window is rotated, without another announcement (A7, A12)', async () => {
      const page = await openCapture(browser, site, 1, { width: 900, height: 700 });
      for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowRight', 'ArrowDown'] as const) await page.keyboard.press(key);
      const middle = async () => {
        const stage = await box(page, 'dialog > div');
        return under(page, stage.x + stage.width / 2, stage.y + stage.height / 2);
      };
      const [enlarged, part] = [await page.evaluate(scale), await middle()];
      assert.ok(part[0] > 0.55 && part[1] > 0.52, `${part} is off the middle`);
      await page.evaluate(() => {
        window.said = [];
        new MutationObserver((records) => window.said.push(...records)).observe(document.querySelector('dialog p'), { childList: true, characterData: true, subtree: true });
      });
      for (const [width, height] of [[700, 900], [1200, 760], [900, 700]]) {
        await page.setViewport({ width, height });
        await eventually(page, () => [innerWidth, innerHeight], [width, height]);
        await frame(page);
        assert.equal(await page.evaluate(scale), enlarged, `${width} by ${height}`);
        assertNear(await middle(), part, 0.005);
      }
      await page.setViewport({ width: 320, height: 1000 }); // high enough for the whole picture
      await until(page, () => innerWidth === 320);
      await frame(page);
      assertNear([(await middle())[1]], [0.5], 0.005);
      await page.keyboard.press('0');
      await page.setViewport({ width: 900, height: 700 });
      await until(page, () => innerWidth === 900);
      await frame(page);
      assertNear(await middle(), [0.5, 0.5], 0.005);
      assert.deepEqual(await page.evaluate(() => [window.said.length, document.querySelector('dialog p').textContent]), [0, words.position(2, 3)]);
    });
  });

  describe(`viewer, frame by frame, in ${name}`, () => {
    let moving;
    let resting;
    let site;
    beforeAll(async () => {
      moving = await launch(name, { motion: true });
      resting = await launch(name);
      site = await serve();
    });

    const isRising = (values) => values.every((value, index) => !index || value > values[index - 1] - 0.01); // browsers round

    const assertGrows = (frames) => {
      for (const side of ['width', 'height', 'opacity']) {
        const sizes = frames.map(({ box, opacity }) => ({ ...box, opacity })[side]);
        assert.ok(isRising(sizes), `${side}: ${sizes}`);
      }
    };

    /** Asserts that a frame shows the picture over a thumbnail, or `farPx` from there at most. */
    const assertOver = ({ box: picture }, thumbnail, farPx) =>
      assertNear([picture.left, picture.top, picture.width], [thumbnail.left, thumbnail.top, thumbnail.width], farPx);

    test('opens out of the thumbnail of the chosen capture, while the mask fades in (M3)', async () => {
      const page = await visit(moving, `${site.url}/proyectos?id=geoapp`);
      await untilStill(page);
      await page.evaluate(() => document.documentElement.style.setProperty('--travel', '1s')); // a busy machine paints few frames
      for (const index of [0, 2, 1]) { // each after another one was shown
        const thumbnail = await box(page, `[data-capture="${index}"]`);
        await page.evaluate(startFilm);
        await page.evaluate((index) => document.querySelector(`[data-capture="${index}"]`).click(), index);
        await until(page, () => window.film.some(({ isOpen, opacity }) => isOpen && opacity === 1));
        await untilStill(page);
        const frames = await page.evaluate(shownFrames);
        for (const { pictures, isTwice } of frames) assert.deepEqual([Object.keys(pictures), isTwice], [[`${index}`], false]);
        assert.deepEqual(frames.at(-1).pictures, { [index]: [0, 0] });
        assert.ok(frames[0].opacity < 0.5, `begins at ${frames[0].opacity}`);
        assertOver(frames[0], thumbnail, 250);
        assertGrows(frames);
        await page.keyboard.press('Escape');
        await eventually(page, () => document.querySelector('dialog').checkVisibility({ visibilityProperty: true }), false);
        await eventually(page, focused, `${index}`);
      }
    });

    test('closes into the thumbnail of the last capture, even where the page has to scroll, and the page can be used already (M3)', async () => {
      const page = await openCapture(moving, site, 0, { width: 390, height: 500 });
      await page.keyboard.press('End');
      await eventually(page, counter, words.position(3, 3));
      await untilStill(page);
      await page.evaluate(() => document.documentElement.style.setProperty('--travel', '1s'));
      await page.evaluate(startFilm);
      await until(page, () => window.film.length > 0);
      await page.keyboard.press('Escape');
      await until(page, () => window.film.some(({ isShown }) => !isShown));
      const frames = await page.evaluate(shownFrames);
      const leaving = frames.filter(({ isOpen }) => !isOpen);
      assertGrows(leaving.reverse());
      assertOver(leaving[0], await box(page, '[data-capture="2"]'), 12);
      assert.equal(await page.$eval('[data-capture="2"] img', (thumbnail) => getComputedStyle(thumbnail).objectPosition), '0px 0px');
      await page.evaluate(() => document.documentElement.style.removeProperty('--travel'));
      await page.evaluate(() => document.querySelector('[data-capture="0"]').click());
      await eventually(page, isOpen, true);
      await untilStill(page);
      const [isFading, isInTheWay] = await page.evaluate(async () => {
        const dialog = document.querySelector('dialog');
        dialog.close();
        await new Promise(requestAnimationFrame);
        return [dialog.checkVisibility({ visibilityProperty: true }), dialog.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2))];
      });
      assert.deepEqual([isFading, isInTheWay], [true, false]);
    });

    test('slides one capture out and the next one in (M3)', async () => {
      const page = await openCapture(moving, site, 0);
      await untilStill(page);
      await page.evaluate(startFilm);
      await page.keyboard.press('ArrowRight');
      await until(page, () => window.film.at(-1)?.pictures[1]?.[0] === 0);
      const frames = await page.evaluate(shownFrames);
      const between = frames.filter(({ pictures }) => pictures[0]?.[0] < 0 && pictures[1]?.[0] > 0);
      assert.ok(between.length > 0, 'both are seen on their way');
    });

    test('opens, steps, zooms and closes at once under reduced motion (A19)', async () => {
      const page = await visit(resting, `${site.url}/proyectos?id=geoapp`);
      await page.evaluate(startFilm);
      await page.evaluate(() => document.querySelector('[data-capture="0"]').click());
      await until(page, () => window.film.at(-1).isShown);
      await page.keyboard.press('ArrowRight');
      await until(page, () => window.film.at(-1).pictures[1]);
      await page.keyboard.press('+');
      await until(page, () => document.querySelector('dialog [value="-"]').ariaDisabled === 'false');
      assert.equal(await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect.getTiming().duration > 0).length), 0);
      await page.keyboard.press('0');
      await page.keyboard.press('Escape');
      await until(page, () => !window.film.at(-1).isShown);
      for (const { isOpen, opacity, pictures } of await page.evaluate(shownFrames)) {
        assert.deepEqual([isOpen, opacity, Object.values(pictures)], [true, 1, [[0, 0]]]);
      }
    });

    test('covers the whole window, and the page does not show through', async () => {
      const page = await openCapture(resting, site, 0);
      const mask = await colourAt(page, 4, 790);
      assert.ok(mask.every((value) => value < 40), `${mask} is dark`);
      assert.deepEqual(await colourAt(page, 1279, 400), mask); // in the scrollbar gutter
      const picture = await page.screenshot({ encoding: 'base64' });
      await page.evaluate(() => (document.querySelector('#page').style.visibility = 'hidden'));
      await frame(page);
      assert.ok((await page.screenshot({ encoding: 'base64' })) === picture, 'the page behind changes what is seen');
      await page.evaluate(() => (document.querySelector('#page').style.visibility = ''));
      await page.keyboard.press('Escape');
      await eventually(page, focused, '0');
      assert.deepEqual([await colourAt(page, 4, 790), await colourAt(page, 1279, 400)], [[255, 255, 255], [255, 255, 255]]);
    });

    test('has no box until it first opens, and keeps it afterwards, so that it can fade out', async () => {
      const page = await visit(resting, `${site.url}/proyectos?id=geoapp`);
      const boxes = () => document.querySelector('dialog').getClientRects().length;
      assert.equal(await page.evaluate(boxes), 0);
      await page.click('[data-capture="0"]');
      await eventually(page, isOpen, true);
      await page.keyboard.press('Escape');
      await eventually(page, isOpen, false);
      assert.equal(await page.evaluate(boxes), 1);
    });

    test('loads no full image before it opens, then that of the shown capture and its neighbours (A20)', async () => {
      const asked = new Set();
      const fresh = await serve();
      // On a phone, since a wide screen shows the full image of the first capture on the page.
      const page = await visit(resting, `${fresh.url}/proyectos?id=geoapp`, { width: 390, block: (request) => void asked.add(request.url()) });
      await ready(page);
      const full = await page.$$eval('[data-capture]', (captures) => captures.map(({ href }) => href));
      const wasAsked = () => full.map((href) => asked.has(href));
      await until(page, () => [...document.querySelectorAll('main img')].every(({ complete }) => complete));
      assert.deepEqual(wasAsked(), [false, false, false]);
      const areLoaded = (...wanted) => wanted.every((index) => document.querySelectorAll('dialog img')[index].dataset.state === 'load');
      await page.click('[data-capture="0"]');
      await until(page, areLoaded, 0, 1);
      assert.deepEqual(wasAsked(), [true, true, false]);
      await page.keyboard.press('ArrowRight');
      await until(page, areLoaded, 2);
      assert.deepEqual(wasAsked(), [true, true, true]);
    });

    test('fills the final box with the thumbnail until the picture loads, with a message after 300 ms (A21)', async () => {
      const fresh = await serve();
      let href;
      const { block, release } = hold((request) => request.url() === href);
      const page = await visit(moving, `${fresh.url}/proyectos?id=geoapp`, { block });
      await ready(page);
      await until(page, () => [...document.querySelectorAll('main img')].every(({ complete }) => complete));
      href = await page.$eval('[data-capture="1"]', (capture) => capture.href);
      await page.evaluate(startFilm);
      await page.evaluate(() => document.querySelector('[data-capture="1"]').click());
      await until(page, () => window.film.at(-1).isWaiting);
      await untilStill(page);
      const early = await box(page, shown);
      assert.ok(early.width > 700 && Math.abs(early.width / early.height - 1.6) < 0.01);
      assert.match(await page.$eval(shown, (image) => getComputedStyle(image).backgroundImage), /geoapp-2/);
      const [x, y] = [early.x + early.width / 2, early.y + 8];
      assert.notDeepEqual(await colourAt(page, x, y), await colourAt(page, 4, 790)); // the thumbnail, not the mask
      const delayed = (await page.evaluate(shownFrames)).filter(({ delay }) => delay !== undefined);
      assert.deepEqual([...new Set(delayed.map(({ delay, isWaiting }) => `${delay} ${isWaiting}`))], ['300 false']);
      release();
      await until(page, (shown) => document.querySelector(shown).dataset.state === 'load', shown);
      await until(page, () => !window.film.at(-1).isWaiting);
      assert.deepEqual(await box(page, shown), early);
    });
  });
}

describe('viewer by touch, in chromium', () => {
  let browser;
  let site;
  beforeAll(async () => {
    browser = await launch('chromium');
    site = await serve();
  });

  async function touches(page) {
    const session = await page.createCDPSession();
    return (type, ...points) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }

  test('two fingers zoom about their midpoint, and the picture does not jump when one is lifted (A5)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 844, touch: true });
    const touch = await touches(page);
    const middle = [195, 420] as const;
    const before = await under(page, ...middle);
    await touch('touchStart', [165, 420], [225, 420]);
    for (let spread = 40; spread <= 120; spread += 10) await touch('touchMove', [195 - spread, 420], [195 + spread, 420]);
    await until(page, () => Number(document.querySelector('dialog').style.getPropertyValue('--scale')) > 3.99);
    assertNear(await under(page, ...middle), before, 0.01);
    const held = await box(page, shown);
    await touch('touchEnd', [75, 420]);
    await touch('touchMove', [75, 420]);
    await frame(page);
    const after = await box(page, shown);
    assertNear([after.x, after.y, after.width], [held.x, held.y, held.width], 1);
    await touch('touchEnd');
  });

  test('a double tap toggles between 1 and the picture’s own pixels, about the point (A6); a tap recentres (A8)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 844, touch: true });
    const picture = await box(page, shown);
    const point = [picture.x + picture.width * 0.4, picture.y + picture.height / 2] as const;
    const before = await under(page, ...point);
    await page.mouse.click(...point, { count: 2 });
    const wanted = await page.$eval(shown, (image) => image.naturalWidth / image.offsetWidth);
    await eventually(page, () => Number(getComputedStyle(document.querySelector('dialog')).getPropertyValue('--scale')) > 2, true);
    assert.ok(Math.abs((await page.evaluate(scale)) - wanted) < 0.01);
    assertNear(await under(page, ...point), before, 0.02);
    const off = [point[0] - 60, point[1]] as const;
    const tapped = await under(page, ...off);
    await page.mouse.click(...off);
    const stage = await box(page, 'dialog > div');
    assertNear([(await under(page, stage.x + stage.width / 2, off[1]))[0]], [tapped[0]], 0.02);
    await page.mouse.click(195, 420, { count: 2 });
    await eventually(page, scale, 1);
  });

  test('a swipe moves by one picture, and springs back at the ends (A9)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 844, touch: true });
    const touch = await touches(page);
    const swipe = async (from, to) => {
      await touch('touchStart', [from, 420]);
      for (let step = 1; step <= 6; step++) await touch('touchMove', [from + ((to - from) * step) / 6, 421]);
      await touch('touchEnd');
      await eventually(page, () => document.querySelector('dialog').hasAttribute('data-moving'), false);
    };
    await swipe(350, 40);
    await eventually(page, counter, words.position(2, 3));
    await swipe(350, 40);
    await eventually(page, counter, words.position(3, 3));
    const rest = await box(page, shown);
    await swipe(350, 40);
    await eventually(page, counter, words.position(3, 3));
    assertNear([(await box(page, shown)).x], [rest.x], 1);
    await swipe(40, 350);
    await eventually(page, counter, words.position(2, 3));
  });

  test('a pull down fades the mask and closes; an early release restores it; a mouse does not close (A10)', async () => {
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

  test('is not printed, even if it is open (F20)', async () => {
    const page = await openCapture(await launch('chromium', { motion: true }), site, 0);
    await untilStill(page);
    await page.emulateMediaType('print');
    const onPaper = () => [document.querySelector('dialog').checkVisibility(), getComputedStyle(document.documentElement).backgroundColor];
    assert.deepEqual(await page.evaluate(onPaper), [false, 'rgb(255, 255, 255)']); // without a transition
  });

  test('targets are at least 44 by 44 px, and forced colours show borders (A26)', async () => {
    const page = await openCapture(browser, site, 0, { width: 320, height: 568 });
    for (const { width, height } of await page.$$eval('dialog button', (buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()))) {
      assert.ok(width >= 44 && height >= 44);
    }
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    assert.equal(await page.$eval('dialog button', (button) => getComputedStyle(button).borderTopStyle), 'solid');
  });
});
