// The viewer. What engines do in a way of their own is in engines.test.ts too.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  box, eventually, expectProblem, frame, hold, launch, names, ready, serve, until, untilStill, type Visit, visit, words,
} from './harness';
import { counter, goBack, isViewerOpen, overlay, press, project, scale, shown } from './parts';

const focused = () => {
  const { dataset, ariaLabel, localName } = document.activeElement;
  return dataset.capture ?? ariaLabel ?? localName;
};
const isMoving = () => document.querySelector('dialog').hasAttribute('data-moving');

/** The position on the picture, from 0 to 1 on each axis, under a point of the window. */
async function under(page, x, y) {
  const picture = await box(page, shown);
  return [(x - picture.x) / picture.width, (y - picture.y) / picture.height];
}

function assertNear(actual, expected, tolerance) {
  const isNear = actual.every((value, index) => Math.abs(value - expected[index]) <= tolerance);
  assert.ok(isNear, `${actual} is not near ${expected}`);
}

/** Asserts that the picture covers the stage. */
async function assertNoGap(page) {
  const [picture, stage] = [await box(page, shown), await box(page, 'dialog > div')];
  const [across, down] = [[picture.left - stage.left, stage.right - picture.right],
    [picture.top - stage.top, stage.bottom - picture.bottom]];
  assert.ok(Math.max(...across, ...down) <= 1, `${across} ${down}`);
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
 * Starts to record the viewer in every frame: its visibility, the opacity of its mask, the distance of each visible
 * picture from the centre of the stage, the box of the shown one, whether its thumbnail is seen too, and the delay of
 * the loading message in ms.
 */
const startFilm = () => {
  const dialog = document.querySelector('dialog');
  const stage = dialog.querySelector('div');
  window.film = [];
  const middle = (low, high) => Math.round((low + high) / 2) || 0;
  function shoot() {
    const area = stage.getBoundingClientRect();
    const pictures = {};
    for (const [index, picture] of [...stage.children].entries()) {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      if (left >= area.right || right <= area.left) continue;
      pictures[index] = [middle(left - area.left, right - area.right), middle(top - area.top, bottom - area.bottom)];
    }
    const { content, opacity } = getComputedStyle(stage, '::after');
    const wait = document.getAnimations()
      .find(({ effect }) => effect.target === stage && effect.pseudoElement === '::after');
    window.film.push({
      delay: wait?.effect.getComputedTiming().progress === 0 ? wait.effect.getTiming().delay : undefined,
      isOpen: dialog.open,
      isShown: dialog.checkVisibility({ visibilityProperty: true }),
      opacity: Number(getComputedStyle(dialog, '::before').opacity),
      pictures,
      box: stage.querySelector('img:not([inert])')?.getBoundingClientRect().toJSON(),
      isTwice: [...document.querySelectorAll('[data-shown] img')]
        .some((thumbnail) => !getComputedStyle(thumbnail).objectPosition.startsWith('-')),
      isWaiting: content !== 'none' && Number(opacity) > 0,
    });
    requestAnimationFrame(shoot);
  }
  requestAnimationFrame(shoot);
};

const shownFrames = () => window.film.filter(({ isShown }) => isShown);
const slow = (page) => page.evaluate(() => document.documentElement.style.setProperty('--morph', '1s'));

/** Opens the page of a project, and a capture, and waits until it is drawn. */
async function openCapture(browser, site, index, options?: Visit) {
  const page = await visit(browser, site.url + project, options);
  await page.click(`[data-capture="${index}"]`);
  await until(page, isViewerOpen);
  await until(page, (shown) => document.querySelector(shown)?.dataset.state === 'load', shown);
  await page.evaluate((shown) => document.querySelector(shown).decode(), shown);
  await frame(page);
  return page;
}

describe.each(names)('the viewer in %s', async (name) => {
  const browser = await launch(name);
  const site = await serve();

  test('works after Forward, a reload and a link from it (A18)', async () => {
    const page = await openCapture(browser, site, 1);
    await page.keyboard.press('Escape');
    await eventually(page, overlay, null);
    await page.goForward();
    await eventually(page, isViewerOpen, true);
    await page.reload();
    await until(page, () => document.querySelector('dialog')?.open);
    await eventually(page, counter, words.position(2, 3));
    const length = await page.evaluate(() => history.length);
    await press(page, 'nav a');
    const look = () => [location.pathname, document.querySelector('dialog').open, history.length];
    await eventually(page, look, ['/', false, length]);
    await goBack(page);
    await eventually(page, look, ['/proyectos', false, length]);
  });

  test('is open when it is reopened in the task that closed it (A1, A18)', async () => {
    const page = await openCapture(browser, site, 0);
    for (const index of [0, 2]) {
      await page.evaluate((index) => {
        window.hasClosed = false;
        document.querySelector('dialog').addEventListener('close', () => (window.hasClosed = true), { once: true });
        document.querySelector('dialog [value="Escape"]').click();
        document.querySelector(`[data-capture="${index}"]`).click();
      }, index);
      await until(page, () => window.hasClosed);
      await eventually(page, () => history.state?.item, index);
      await frame(page);
      await eventually(page, isViewerOpen, true);
      await eventually(page, counter, words.position(index + 1, 3));
    }
  });

  test('stays closed if Escape or Back closes it during a drag and the button is released (A9, A18)', async () => {
    const page = await openCapture(browser, site, 0);
    for (const close of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
      await page.mouse.move(900, 400);
      await page.mouse.down();
      await page.mouse.move(300, 400, { steps: 4 });
      await page.evaluate(() => {
        window.seen = new Set();
        for (const type of ['popstate', 'close', 'lostpointercapture']) {
          addEventListener(type, () => window.seen.add(type), true);
        }
      });
      await close();
      await until(page, () => window.seen.has('popstate') && window.seen.has('close'));
      await page.mouse.up();
      await until(page, () => window.seen.has('lostpointercapture'));
      await frame(page);
      assert.deepEqual([await page.evaluate(isViewerOpen), await page.evaluate(overlay)], [false, null]);
      await page.keyboard.press('Enter'); // it opens again
      await eventually(page, isViewerOpen, true);
      await eventually(page, () => getComputedStyle(document.querySelector('dialog')).getPropertyValue('--x'), '0');
    }
  });
});

describe('the viewer in chromium', async () => {
  const browser = await launch('chromium');
  const site = await serve();

  test('opens by Enter too, as a modal dialog with names in Spanish (A1, A3, A14, A16)', async () => {
    const page = await visit(browser, site.url + project);
    await page.focus('[data-capture="1"]');
    await page.keyboard.press('Enter');
    await eventually(page, isViewerOpen, true);
    await eventually(page, counter, words.position(2, 3));
    assert.equal(await page.$eval('dialog', (dialog) => dialog.matches(':modal')), true);
    assert.equal(await page.$eval('dialog', (dialog) => dialog.ariaLabel), words.captures('Geo App'));
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(focused), words.close);
    const lefts = await page.$$eval('dialog button', (all) => all.map((button) => button.getBoundingClientRect().left));
    assert.equal(lefts[0], Math.max(...lefts), 'it is the last to be seen');
  });

  test('steps by buttons, which keep the focus at the ends, and by keys alone (A2, A11, A12, A13)', async () => {
    const page = await openCapture(browser, site, 0);
    await page.click('dialog [value="PageDown"]');
    await page.click('dialog [value="PageDown"]');
    await eventually(page, counter, words.position(3, 3));
    await eventually(page, () => document.querySelector('dialog [value="PageDown"]').ariaDisabled, 'true');
    await eventually(page, focused, words.next);
    await page.keyboard.press('Enter');
    const isLeft = await page.evaluate(() => ['ctrlKey', 'metaKey', 'altKey'].every((modifier) =>
      ['ArrowLeft', '+', '0', 'Home'].every((key) => document.querySelector('dialog').dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, [modifier]: true })))));
    assert.equal(isLeft, true);
    await frame(page);
    assert.equal(await page.evaluate(counter), words.position(3, 3));
    assert.equal(await page.$eval(shown, (image) => image.alt), words.capture('Geo App', 3));
    const texts = await page.$$eval('dialog > p', (all) => all.map((one) => one.textContent));
    assert.ok(texts.includes(words.capture('Geo App', 3)));
    assert.equal(await page.$eval('dialog > p', (p) => p.getAttribute('aria-live')), 'polite');
  });

  test('closes on a click in the empty area, if the press began there (A17)', async () => {
    const page = await openCapture(browser, site, 0, { width: 1600, height: 700 });
    const { x } = await box(page, shown);
    for (const [from, to] of [[x + 100, x / 2], [x / 2, x / 2 + 12]]) {
      await page.mouse.move(from, 350);
      await page.mouse.down();
      await page.mouse.move(to, 350);
      await page.mouse.up();
      await frame(page);
      assert.equal(await page.evaluate(isViewerOpen), true);
    }
    await page.mouse.click(x / 2, 350);
    await eventually(page, isViewerOpen, false);
  });

  test('keeps the place of a picture that fails, with a message on it, and its keys work (A22, F26)', async () => {
    const block = (request) => request.url().includes('geoapp-2') && request.abort('failed').then(() => true);
    const page = await visit(browser, site.url + project, { block });
    expectProblem(/geoapp-2/);
    await ready(page);
    await page.click('[data-capture="1"]');
    await until(page, (shown) => document.querySelector(shown)?.dataset.state === 'error', shown);
    const [text, href, isOnTop] = await page.$eval('dialog a', (link): [string, string, boolean] => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return [link.parentElement.textContent, link.href, top === link];
    });
    assert.deepEqual([text, isOnTop], [`${words.failed} ${words.openFile}`, true]);
    assert.match(href, /geoapp-2/);
    const { width, height } = await box(page, shown);
    assert.ok(Math.abs(width / height - 1.6) < 0.01 && height > 500, `${width} by ${height}`);
    await page.keyboard.press('ArrowRight');
    await eventually(page, counter, words.position(3, 3));
    assert.equal(await page.$eval('dialog a', (link) => link.checkVisibility()), false);
  });

  test('shows the captures of another project, if Back or Forward lead from one viewer to another (E20)', async () => {
    const { url } = await serve('many.ts');
    const page = await visit(browser, `${url}/proyectos?id=p2`);
    const pictures = () => document.querySelectorAll('dialog img').length;
    await press(page, '[data-capture="1"]');
    await eventually(page, counter, words.position(2, 2));
    await page.evaluate(() => void (location.hash = 'x'));
    await eventually(page, isViewerOpen, false);
    await press(page, 'nav a');
    await until(page, () => document.querySelector('#proyectos') !== null);
    await press(page, '#proyectos a[href$=p8]');
    await until(page, () => document.querySelector('[data-capture="7"]') !== null);
    await press(page, '[data-capture="5"]');
    for (const [step, position, count] of [[-4, 2, 2], [4, 6, 8]]) {
      await page.evaluate((step) => history.go(step), step);
      await eventually(page, counter, words.position(position, count));
      await eventually(page, pictures, count);
      await eventually(page, isViewerOpen, true);
    }
  });

  test('is not opened while its styles are missing: a capture is a link to the image (A1, F24)', async () => {
    const block = (request) => request.url().endsWith('.css') && request.abort('failed').then(() => true);
    const page = await visit(browser, site.url + project, { block });
    expectProblem(/late-/);
    await ready(page);
    await page.evaluate(() => history.replaceState({ overlay: 'viewer', item: 1 }, ''));
    await page.reload();
    await ready(page);
    assert.equal(await page.evaluate(isViewerOpen), false);
    await page.click('[data-capture="0"]');
    await until(page, () => location.pathname.endsWith('.avif'));
    await page.goBack();
    await until(page, () => document.querySelector('h1')?.textContent === 'Geo App');
  });

  test('zooms about the pointer by the wheel, in pixels and lines, and the page does not scroll (A4)', async () => {
    const page = await openCapture(browser, site, 0, { height: 600 });
    const picture = await box(page, shown);
    const point = [picture.x + picture.width * 0.3, picture.y + picture.height * 0.6];
    for (const [delta, mode] of [[-100, 0], [-6, 1], [-100, 0]]) {
      const { before, isTaken, after } = await turnWheel(page, point, delta, mode);
      assert.equal(isTaken, true);
      const grown = after.width / before.width;
      assertNear([after.x + (point[0] - before.x) * grown, after.y + (point[1] - before.y) * grown], point, 1);
    }
    assert.ok((await page.evaluate(scale)) > 1.5);
    assert.equal(await page.evaluate(() => scrollY), 0);
    const { after } = await turnWheel(page, [picture.x + 1, picture.y + 1], 900); // far out, at a corner
    assert.ok(after.x > 1, 'the corner follows the pointer');
    await eventually(page, isMoving, false);
    assert.equal(await page.evaluate(scale), 1);
  });

  test('the last picture, dragged, returns to the centre at scale 1, and leaves no gap when zoomed (A7)', async () => {
    const page = await openCapture(browser, site, 2, { width: 1000, height: 700 });
    const drag = async () => {
      const before = await box(page, shown);
      await page.mouse.move(950, 600);
      await page.mouse.down();
      await page.mouse.move(50, 80, { steps: 6 });
      const { x, y } = await box(page, shown);
      assertNear([x, y], [before.x - 900, before.y - 520], 1);
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

  test('keeps scale and centre when the window is rotated, without another announcement (A7, A12)', async () => {
    const page = await openCapture(browser, site, 1, { width: 900, height: 700 });
    for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowRight', 'ArrowDown'] as const) await page.keyboard.press(key);
    const middle = async () => {
      const stage = await box(page, 'dialog > div');
      return under(page, stage.x + stage.width / 2, stage.y + stage.height / 2);
    };
    const resize = async (width, height) => {
      await page.setViewport({ width, height });
      await eventually(page, () => [innerWidth, innerHeight], [width, height]);
      await frame(page);
    };
    const [enlarged, part] = [await page.evaluate(scale), await middle()];
    assert.ok(part[0] > 0.55 && part[1] > 0.52, `${part} is off the middle`);
    await page.evaluate(() => {
      window.said = 0;
      const observer = new MutationObserver(({ length }) => (window.said += length));
      observer.observe(document.querySelector('dialog p'), { childList: true, characterData: true, subtree: true });
    });
    for (const [width, height] of [[700, 900], [1200, 760]]) {
      await resize(width, height);
      assert.equal(await page.evaluate(scale), enlarged, `${width} by ${height}`);
      assertNear(await middle(), part, 0.005);
    }
    assert.equal(await page.evaluate(() => window.said), 0);
  });

  test('loads no full image before it opens, then that of the shown capture and its neighbours (A20)', async () => {
    const asked = new Set();
    const fresh = await serve();
    // On a phone, since a wide screen shows the full image of the first capture on the page.
    const block = (request) => void asked.add(request.url());
    const page = await visit(browser, fresh.url + project, { width: 390, block });
    await ready(page);
    const full = await page.$$eval('[data-capture]', (captures) => captures.map(({ href }) => href));
    const wasAsked = () => full.map((href) => asked.has(href));
    await until(page, () => [...document.querySelectorAll('main img')].every(({ complete }) => complete));
    assert.deepEqual(wasAsked(), [false, false, false]);
    const areLoaded = (...wanted) =>
      wanted.every((index) => document.querySelectorAll('dialog img')[index].dataset.state === 'load');
    await page.click('[data-capture="0"]');
    await until(page, areLoaded, 0, 1);
    assert.deepEqual(wasAsked(), [true, true, false]);
    await page.keyboard.press('ArrowRight');
    await until(page, areLoaded, 2);
  });

  test('has targets of 44 by 44 px, and borders in forced colours (A26)', async () => {
    const page = await openCapture(browser, site, 0, { width: 320, height: 568 });
    const sizes = await page.$$eval('dialog button', (all) => all.flatMap((b) => [b.offsetWidth, b.offsetHeight]));
    assert.ok(Math.min(...sizes) >= 44);
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    assert.equal(await page.$eval('dialog button', (button) => getComputedStyle(button).borderTopStyle), 'solid');
  });
});

describe('the viewer in chromium, frame by frame', async () => {
  const browser = await launch('chromium', { motion: true });
  const site = await serve();

  const isRising = (values) => values.every((value, index) => !index || value > values[index - 1] - 0.01); // rounded
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
    const page = await visit(browser, site.url + project);
    await untilStill(page);
    await slow(page); // a busy machine paints few frames
    for (const index of [0, 2]) { // the second after another one was shown
      const thumbnail = await box(page, `[data-capture="${index}"]`);
      await page.evaluate(startFilm);
      await press(page, `[data-capture="${index}"]`);
      await until(page, () => window.film.some(({ isOpen, opacity }) => isOpen && opacity === 1));
      await untilStill(page);
      const frames = await page.evaluate(shownFrames);
      for (const { pictures, isTwice } of frames) {
        assert.deepEqual([Object.keys(pictures), isTwice], [[`${index}`], false]);
      }
      assert.deepEqual(frames.at(-1).pictures, { [index]: [0, 0] });
      assert.ok(frames[0].opacity < 0.5, `begins at ${frames[0].opacity}`);
      assertOver(frames[0], thumbnail, 250);
      assertGrows(frames);
      await page.keyboard.press('Escape');
      await until(page, () => !window.film.at(-1).isShown);
    }
  });

  test('slides to the next capture, and closes into its thumbnail, to which the page scrolls (M3)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 500 });
    await untilStill(page);
    await page.evaluate(startFilm);
    await page.keyboard.press('ArrowRight');
    await until(page, () => window.film.at(-1)?.pictures[1]?.[0] === 0);
    const between = ({ pictures }) => pictures[0]?.[0] < 0 && pictures[1]?.[0] > 0;
    assert.ok((await page.evaluate(shownFrames)).some(between), 'both are seen on their way');
    await page.keyboard.press('End');
    await eventually(page, counter, words.position(3, 3));
    await untilStill(page);
    await slow(page);
    await page.keyboard.press('Escape');
    await until(page, () => window.film.some(({ isShown }) => !isShown));
    const leaving = (await page.evaluate(shownFrames)).filter(({ isOpen }) => !isOpen).reverse();
    assertGrows(leaving);
    assertOver(leaving[0], await box(page, '[data-capture="2"]'), 12);
  });

  test('fills the final box with the thumbnail while the picture loads, and says so after 300 ms (A21)', async () => {
    const fresh = await serve();
    let href;
    const { block, release } = hold((request) => request.url() === href);
    const page = await visit(browser, fresh.url + project, { block });
    await ready(page);
    await until(page, () => [...document.querySelectorAll('main img')].every(({ complete }) => complete));
    href = await page.$eval('[data-capture="1"]', (capture) => capture.href);
    await page.evaluate(startFilm);
    await press(page, '[data-capture="1"]');
    await until(page, () => window.film.at(-1).isWaiting);
    await untilStill(page);
    const early = await box(page, shown);
    assert.ok(early.width > 700 && Math.abs(early.width / early.height - 1.6) < 0.01);
    assert.match(await page.$eval(shown, (image) => getComputedStyle(image).backgroundImage), /geoapp-2/);
    const delayed = (await page.evaluate(shownFrames)).filter(({ delay }) => delay !== undefined);
    assert.deepEqual([...new Set(delayed.map(({ delay, isWaiting }) => `${delay} ${isWaiting}`))], ['300 false']);
    release();
    await until(page, (shown) => document.querySelector(shown).dataset.state === 'load', shown);
    await until(page, () => !window.film.at(-1).isWaiting);
    assert.deepEqual(await box(page, shown), early);
  });
});

describe('the viewer by touch, in chromium', async () => {
  const browser = await launch('chromium');
  const site = await serve();

  /** Opens a capture on a phone. Returns its page, and a function that touches it. */
  async function openTouched(index) {
    const page = await openCapture(browser, site, index, { width: 390, height: 844, touch: true });
    const session = await page.createCDPSession();
    const touch = (type, ...points) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const drag = async ([fromX, fromY], [toX, toY], isReleased = true) => {
      await touch('touchStart', [fromX, fromY]);
      for (let step = 1; step <= 6; step++) {
        await touch('touchMove', [fromX + ((toX - fromX) * step) / 6, fromY + ((toY - fromY) * step) / 6]);
      }
      if (isReleased) await touch('touchEnd');
    };
    return { page, touch, drag };
  }

  test('two fingers zoom about their midpoint, and the picture does not jump when one is lifted (A5)', async () => {
    const { page, touch } = await openTouched(0);
    const before = await under(page, 195, 420);
    await touch('touchStart', [165, 420], [225, 420]);
    for (let far = 40; far <= 120; far += 10) await touch('touchMove', [195 - far, 420], [195 + far, 420]);
    await until(page, () => Number(document.querySelector('dialog').style.getPropertyValue('--scale')) > 3.99);
    assertNear(await under(page, 195, 420), before, 0.01);
    const held = await box(page, shown);
    await touch('touchEnd', [75, 420]);
    await touch('touchMove', [75, 420]);
    await frame(page);
    const after = await box(page, shown);
    assertNear([after.x, after.y, after.width], [held.x, held.y, held.width], 1);
    await touch('touchEnd');
  });

  test('a double tap toggles between 1 and the picture’s own pixels, and a tap recentres (A6, A8)', async () => {
    const { page } = await openTouched(0);
    const picture = await box(page, shown);
    const point = [picture.x + picture.width * 0.4, picture.y + picture.height / 2] as const;
    const before = await under(page, ...point);
    await page.mouse.click(...point, { count: 2 });
    const wanted = await page.$eval(shown, (image) => image.naturalWidth / image.offsetWidth);
    await until(page, (wanted) => {
      const scale = getComputedStyle(document.querySelector('dialog')).getPropertyValue('--scale');
      return Math.abs(Number(scale) - wanted) < 0.01;
    }, wanted);
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
    const { page, drag } = await openTouched(0);
    const rest = await box(page, shown);
    for (const [from, to, number] of [[350, 40, 2], [350, 40, 3], [350, 40, 3], [40, 350, 2]]) {
      await drag([from, 420], [to, 421]);
      await eventually(page, isMoving, false);
      await eventually(page, counter, words.position(number, 3));
      assertNear([(await box(page, shown)).x], [rest.x], 1);
    }
  });

  test('a pull down fades the mask and closes; released early, or by mouse, it does not close (A10)', async () => {
    const { page, touch, drag } = await openTouched(0);
    const mask = () => Number(getComputedStyle(document.querySelector('dialog'), '::before').opacity);
    await drag([200, 400], [200, 480], false);
    await until(page, `(${mask})() < 0.95`);
    await touch('touchEnd');
    await until(page, `(${mask})() === 1`);
    assert.equal(await page.evaluate(isViewerOpen), true);
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await page.mouse.move(200, 700, { steps: 5 });
    await page.mouse.up();
    await frame(page);
    assert.equal(await page.evaluate(isViewerOpen), true);
    await drag([200, 300], [200, 600]);
    await eventually(page, isViewerOpen, false);
    await eventually(page, () => location.search, '?id=geoapp');
  });
});
