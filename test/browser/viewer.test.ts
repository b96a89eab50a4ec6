// The viewer. What engines do in a way of their own is in engines.test.ts too.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  box, eventually, expectProblem, frame, hold, launch, ready, serve, until, untilStill, type Visit, visit, words,
} from './harness';
import { counter, isViewerOpen, press, project, scale, shown } from './parts';

const focused = () => {
  const { dataset, ariaLabel, localName } = document.activeElement;
  return dataset.capture ?? ariaLabel ?? localName;
};

/** The position on the picture, from 0 to 1 on each axis, under a point of the window. */
async function under(page, x, y) {
  const picture = await box(page, shown);
  return [(x - picture.x) / picture.width, (y - picture.y) / picture.height];
}

function assertNear(actual, expected, tolerance) {
  const isNear = actual.every((value, index) => Math.abs(value - expected[index]) <= tolerance);
  assert.ok(isNear, `${actual} is not near ${expected}`);
}

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

  test('keeps the place of a picture that fails, with a message on it, and its keys work (A22, F26)', async () => {
    let isReachable = false;
    const block = (request) =>
      request.url().includes('geoapp-2') && !isReachable && request.abort('failed').then(() => true);
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
    isReachable = true; // it is tried again
    await page.keyboard.press('ArrowLeft');
    await until(page, (shown) => document.querySelector(shown).dataset.state === 'load', shown);
  });

  test.each([256, 400])('leaves a stage in 320 by %i px at 200 % text, and the rest scrolls (A26)', async (height) => {
    const page = await visit(browser, site.url + project, { width: 320, height });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await press(page, '[data-capture]');
    await until(page, isViewerOpen);
    assert.ok((await box(page, 'dialog > div')).height >= 128);
    const reached = await page.$$eval('dialog button, dialog > p:not([aria-live])', (all) => all.map((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { top, bottom } = one.getBoundingClientRect();
      return !one.checkVisibility() || (top >= 0 && bottom <= innerHeight);
    }));
    assert.ok(reached.every(Boolean), `${reached}`);
    assert.ok(await page.$eval('dialog', (dialog) => dialog.scrollWidth <= innerWidth));
  });

  test('is not opened while its styles are missing: a capture is a link to the image (A1, F24)', async () => {
    const block = (request) => request.url().endsWith('.css') && request.abort('failed').then(() => true);
    const page = await visit(browser, site.url + project, { block });
    expectProblem(/late-/);
    await ready(page);
    await page.click('[data-capture="0"]');
    await until(page, () => location.pathname.endsWith('.avif'));
    await page.goBack();
    await until(page, () => document.querySelector('h1')?.textContent === 'Geo App');
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
