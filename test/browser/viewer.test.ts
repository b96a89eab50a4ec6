// The viewer. What engines do in a way of their own is in engines.test.ts too.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  box, eventually, expectProblem, film, frame, hold, launch, ready, serve, until, untilStill, type Visit, visit, words,
} from './harness';
import { counter, isViewerOpen, press, project, shown } from './parts';

function assertNear(actual, expected, tolerance) {
  const isNear = actual.every((value, index) => Math.abs(value - expected[index]) <= tolerance);
  assert.ok(isNear, `${actual} is not near ${expected}`);
}

const isSeen = () => document.querySelector('dialog').checkVisibility({ visibilityProperty: true });

/**
 * A frame of the viewer: the opacity of its mask, how far from the centre of the stage each visible picture is, the box
 * of the shown one, and whether its thumbnail is seen too.
 */
const look = () => {
  const dialog = document.querySelector('dialog');
  if (!dialog.checkVisibility({ visibilityProperty: true })) return;
  const stage = dialog.querySelector('div');
  const area = stage.getBoundingClientRect();
  const middle = (low, high) => Math.round((low + high) / 2) || 0;
  const pictures = {};
  for (const [index, picture] of [...stage.children].entries()) {
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    if (left >= area.right || right <= area.left) continue;
    pictures[index] = [middle(left - area.left, right - area.right), middle(top - area.top, bottom - area.bottom)];
  }
  return {
    isOpen: dialog.open,
    opacity: Number(getComputedStyle(dialog, '::before').opacity),
    pictures,
    box: stage.querySelector('img:not([inert])').getBoundingClientRect().toJSON(),
    isTwice: [...document.querySelectorAll('[data-shown] img')]
      .some((thumbnail) => !getComputedStyle(thumbnail).objectPosition.startsWith('-')),
  };
};

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

  test('keeps the place of a picture that fails, with a message and a link on it (A22, F26)', async () => {
    const block = (request) => request.url().includes('geoapp-2') && request.abort('failed').then(() => true);
    const page = await visit(browser, site.url + project, { block });
    expectProblem(/geoapp-2/);
    await ready(page);
    await page.click('[data-capture="1"]');
    await until(page, (shown) => document.querySelector(shown)?.dataset.state === 'error', shown);
    const [text, isOnTop] = await page.$eval('dialog a', (link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return [link.parentElement.textContent, document.elementFromPoint(x + width / 2, y + height / 2) === link];
    });
    assert.deepEqual([text, isOnTop], [`${words.failed} ${words.openFile}`, true]);
    const { width, height } = await box(page, shown);
    assert.ok(Math.abs(width / height - 1.6) < 0.01 && height > 500, `${width} by ${height}`);
    await page.keyboard.press('ArrowRight');
    await eventually(page, () => document.querySelector('dialog a').checkVisibility(), false);
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
    for (const index of [0, 2]) { // the second after another one was shown
      const thumbnail = await box(page, `[data-capture="${index}"]`);
      const frames = await film(page, look, async () => {
        await press(page, `[data-capture="${index}"]`);
        await eventually(page, () => getComputedStyle(document.querySelector('dialog'), '::before').opacity, '1');
        await untilStill(page);
        await frame(page);
      });
      for (const { pictures, isTwice } of frames) {
        assert.deepEqual([Object.keys(pictures), isTwice], [[`${index}`], false]);
      }
      assert.deepEqual(frames.at(-1).pictures, { [index]: [0, 0] });
      assert.ok(frames[0].opacity < 0.5, `begins at ${frames[0].opacity}`);
      assertOver(frames[0], thumbnail, 250);
      assertGrows(frames);
      await page.keyboard.press('Escape');
      await eventually(page, isSeen, false);
    }
  });

  test('slides to the next capture, and closes into its thumbnail, to which the page scrolls (M3)', async () => {
    const page = await openCapture(browser, site, 0, { width: 390, height: 500 });
    await untilStill(page);
    const step = (key, number) => film(page, look, async () => {
      await page.keyboard.press(key);
      await eventually(page, counter, words.position(number, 3));
      await untilStill(page);
    });
    const between = ({ pictures }) => pictures[0]?.[0] < 0 && pictures[1]?.[0] > 0;
    assert.ok((await step('ArrowRight', 2)).some(between), 'both are seen on their way');
    await step('End', 3);
    const closing = await film(page, look, async () => {
      await page.keyboard.press('Escape');
      await eventually(page, isSeen, false);
    });
    const leaving = closing.filter(({ isOpen }) => !isOpen).reverse();
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
    const message = () => {
      const { content, opacity } = getComputedStyle(document.querySelector('dialog > div'), '::after');
      return content !== 'none' && Number(opacity) > 0;
    };
    const delay = await page.$eval('[data-capture="1"]', (capture) => {
      capture.click();
      const isMessage = ({ effect }) => effect.pseudoElement === '::after' && effect.target.matches('dialog > div');
      return document.getAnimations().find(isMessage).effect.getTiming().delay;
    });
    assert.equal(delay, 300);
    await until(page, message);
    await untilStill(page);
    const early = await box(page, shown);
    assert.ok(early.width > 700 && Math.abs(early.width / early.height - 1.6) < 0.01);
    assert.match(await page.$eval(shown, (image) => getComputedStyle(image).backgroundImage), /geoapp-2/);
    release();
    await until(page, (shown) => document.querySelector(shown).dataset.state === 'load', shown);
    await eventually(page, message, false);
    assert.deepEqual(await box(page, shown), early);
  });
});

test('a pull down by a finger fades the mask and closes; released early, it does not close (A10)', async () => {
  const page = await openCapture(await launch('chromium'), await serve(), 0, { width: 390, height: 844, touch: true });
  const session = await page.createCDPSession();
  const touch = (type, ...ys) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 200, y })) });
  const pull = async (to) => {
    await touch('touchStart', 300);
    for (let y = 320; y <= to; y += 20) await touch('touchMove', y);
  };
  const mask = () => Number(getComputedStyle(document.querySelector('dialog'), '::before').opacity);
  await pull(380);
  await until(page, `(${mask})() < 0.95`);
  await touch('touchEnd');
  await until(page, `(${mask})() === 1`);
  assert.equal(await page.evaluate(isViewerOpen), true);
  await pull(600);
  await touch('touchEnd');
  await eventually(page, isViewerOpen, false);
});
