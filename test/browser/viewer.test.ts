// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { box, describe, eventually, expectProblem, frame, test, until, type Visit, visit, words } from './harness';
import { counter, enlargeText, inWindows, isViewerOpen, openCapture, phone, press, project, shown } from './parts';

async function visitCapture(index: number, options?: Visit) {
  const page = await visit('chromium', project, options);
  await openCapture(page, index);
  await until(page, (shown) => document.querySelector(shown).dataset.state, shown);
  return page;
}

describe('the viewer', () => {
  test('shows a message and a link in place of a failed picture (A22, F26)', async () => {
    expectProblem(/geoapp-2/);
    const block = (request) => request.url().includes('geoapp-2') && request.abort('failed').then(() => true);
    const page = await visitCapture(1, { block });
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

  test('has its controls below on phones, and its caption at the picture or, if enlarged, below the stage '
    + '(A9, A13, A26)', async () => {
    const page = await visitCapture(0, phone);
    const look = () => {
      const boxOf = (part: string) => document.querySelector(`dialog ${part}`).getBoundingClientRect();
      const [bar, stage, caption] = ['*', 'div', 'div + p'].map((part) => boxOf(`> ${part}`));
      const lefts = [...document.querySelectorAll('dialog img')].map((image) => image.getBoundingClientRect().left);
      return {
        controls: caption.bottom <= bar.top ? 'below' : bar.bottom <= stage.top && 'above',
        fromPicture: Math.round(caption.top - boxOf('img:not([inert])').bottom),
        fromStage: Math.round(caption.top - stage.bottom),
        isNextAlone: lefts[0] < lefts[1] && lefts[1] + 200 < lefts[2],
      };
    };
    const found = await inWindows(page, [320, 575, 576, 1280], look);
    assert.deepEqual(found.map(({ controls }) => controls), ['below', 'below', 'above', 'above']);
    // A scrollbar's gutter makes the picture smaller, but not the caption's place.
    assert.ok(found.every(({ fromPicture }) => fromPicture >= 0 && fromPicture <= 6), JSON.stringify(found));
    assert.ok(found[0].fromStage < -50, 'the picture is much less high than the stage');
    assert.ok(found[0].isNextAlone, 'where a swipe brings it');
    await page.keyboard.press('+');
    await until(page, `(${look})().fromStage === 0`);
  });

  test('leaves the room for the scrollbar, in the colour of the mask (B9)', async () => {
    const page = await visit('chromium', project, { width: 1000 });
    const widths = () => ['html', '#page', 'dialog > div'].map((part) =>
      document.querySelector<HTMLElement>(part).offsetWidth);
    const ground = () => getComputedStyle(document.documentElement).backgroundColor;
    const light = await page.evaluate(ground);
    await openCapture(page, 0);
    const [open] = await page.evaluate(widths);
    assert.ok(open < 1000, 'there is room for a scrollbar');
    assert.deepEqual(await page.evaluate(widths), [open, open, open]);
    await eventually(page, ground, 'rgb(10, 10, 10)');
    await page.keyboard.press('Escape');
    await eventually(page, isViewerOpen, false);
    await eventually(page, ground, light);
    assert.deepEqual(await page.evaluate(widths), [open, open, open]);
  });

  test('has a stage at 200 % text, large targets, and borders in forced colours (A26)',
    async () => {
      const page = await visitCapture(0, { width: 320, height: 568 });
      const sizes = await page.$$eval('dialog button', (all) => all.flatMap((b) => [b.offsetWidth, b.offsetHeight]));
      assert.ok(Math.min(...sizes) >= 44);
      await page.evaluate(enlargeText);
      await page.setViewport({ width: 320, height: 256 });
      assert.ok((await box(page, 'dialog > div')).height >= 128);
      const reached = await page.$$eval('dialog button, dialog > p:not(:first-child)', (all) => all.map((one) => {
        one.scrollIntoView({ block: 'nearest' });
        const { top, bottom } = one.getBoundingClientRect();
        return !one.checkVisibility() || (top > -1 && bottom < innerHeight + 1);
      }));
      assert.ok(reached.every(Boolean), `${reached}`);
      assert.ok(await page.$eval('dialog', (dialog) => dialog.scrollWidth <= innerWidth));
      const session = await page.createCDPSession();
      await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
      assert.equal(await page.$eval('dialog button', (button) => getComputedStyle(button).borderTopStyle), 'solid');
      const icons = ['-', '+'].map((key) => page.$eval(`dialog [value="${key}"]`, (button) =>
        getComputedStyle(button, '::before').backgroundColor));
      const [disabled, enabled] = await Promise.all(icons);
      assert.notEqual(disabled, enabled);
    });

  test('fits the visible part of a page that is zoomed by a pinch (A26)', async () => {
    const page = await visit('chromium', project, { ...phone, touch: true });
    const session = await page.createCDPSession();
    /** How far viewer and close button are from the visible edges, in px of the screen. */
    const fits = () => ['dialog', 'dialog [value=Escape]'].map((part) => {
      const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
      const { scale, offsetLeft, offsetTop, width, height } = visualViewport;
      const edges = [left - offsetLeft, top - offsetTop, offsetLeft + width - right, offsetTop + height - bottom];
      return edges.map((edge) => Math.round(edge * scale));
    });
    await openCapture(page, 0);
    await finish(page);
    const unzoomed = await page.evaluate(fits);
    await page.keyboard.press('Escape');
    await eventually(page, isViewerOpen, false);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
    await until(page, () => visualViewport.scale === 2.5);
    await page.$eval('[data-capture="0"]', (capture) => capture.scrollIntoView({ block: 'center' }));
    await press(page, '[data-capture="0"]');
    await eventually(page, counter, words.position(1, 3));
    await eventually(page, fits, unzoomed);
    assert.ok(await page.evaluate(() => visualViewport.offsetTop > 50));
  });

  test('fades and closes when pulled down far enough, and ignores a cancelled swipe (A9, A10)', async () => {
    const page = await visitCapture(0, { ...phone, touch: true });
    const session = await page.createCDPSession();
    const touch = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const drag = async (x: number, y: number) => {
      await touch('touchStart', { x: 300, y: 300 });
      for (let step = 1; step <= 10; step++) {
        await touch('touchMove', { x: 300 + (x * step) / 10, y: 300 + (y * step) / 10 });
      }
    };
    const mask = () => Number(getComputedStyle(document.querySelector('dialog'), '::before').opacity);
    await drag(-260, 0);
    await touch('touchCancel');
    await until(page, () => !document.querySelector('dialog').hasAttribute('data-moving'));
    assert.equal(await page.evaluate(counter), words.position(1, 3));
    await drag(0, 80);
    await until(page, `(${mask})() < 0.95`);
    await touch('touchEnd');
    await until(page, `(${mask})() === 1`);
    assert.equal(await page.evaluate(isViewerOpen), true);
    await drag(0, 300);
    await touch('touchEnd');
    await eventually(page, isViewerOpen, false);
  });
});

/** A frame: the box of the shown picture, its offset from the centre, and whether its thumbnail is seen too. */
const look = () => {
  const dialog = document.querySelector('dialog');
  if (!dialog.checkVisibility({ visibilityProperty: true })) return;
  const stage = dialog.querySelector('div');
  const area = stage.getBoundingClientRect();
  const boxes = [...stage.querySelectorAll('img')].map((picture) => picture.getBoundingClientRect());
  const { left, top, width, height } = stage.querySelector('img:not([inert])').getBoundingClientRect();
  const [x, y] = [left + width / 2 - area.left - area.width / 2, top + height / 2 - area.top - area.height / 2];
  return {
    left, top, width, height,
    offset: Math.round(Math.hypot(x, y)),
    opacity: Number(getComputedStyle(dialog, '::before').opacity),
    caption: Number(getComputedStyle(stage.nextElementSibling).opacity),
    pictures: [...boxes.keys()].filter((at) => boxes[at].left < area.right && boxes[at].right > area.left),
    isTwice: [...document.querySelectorAll('[data-shown] img')]
      .some((thumbnail) => !getComputedStyle(thumbnail).objectPosition.startsWith('-')),
  };
};

function assertGrows(frames) {
  for (const side of ['width', 'height', 'opacity']) {
    const sizes = frames.map((frame) => frame[side]);
    assert.ok(sizes.every((size, at) => !at || size > sizes[at - 1] - 0.01), `${side}: ${sizes}`); // rounded
  }
}

function assertOver(frame, thumbnail) {
  for (const side of ['left', 'top', 'width']) {
    assert.ok(Math.abs(frame[side] - thumbnail[side]) < 1, `${side}: ${frame[side]}, not ${thumbnail[side]}`);
  }
}

describe('the frames of the viewer', () => {
  const open = async (options: Visit = {}) => {
    const page = await visit('chromium', project, { motion: true, ...options });
    await finish(page);
    await page.evaluate(holdAnimations);
    return page;
  };
  const times = timesTo(500);

  test('open out of the thumbnail, while the mask fades in (M3)', async () => {
    const page = await open();
    for (const index of [0, 2]) { // the second after another one was shown
      const thumbnail = await box(page, `[data-capture="${index}"]`);
      await press(page, `[data-capture="${index}"]`);
      const frames = await sample(page, look, times);
      for (const { pictures, isTwice } of frames) {
        assert.deepEqual([pictures, isTwice], [[index], false]);
      }
      const [first, last] = [frames[0], frames.at(-1)];
      assert.deepEqual([first.opacity, last.opacity, last.offset], [0, 1, 0]);
      assertOver(first, thumbnail);
      assertGrows(frames);
      await page.keyboard.press('Escape');
      await eventually(page, isViewerOpen, false);
      await frame(page);
      await finish(page);
    }
  });

  const moving = () => document.querySelector('dialog').getAnimations({ subtree: true })
    .filter((animation) => animation.transitionProperty === 'translate').length === 1;

  test('slide to the next capture, and close into its thumbnail (M3)', async () => {
    const page = await open({ width: 390, height: 500 });
    await openCapture(page, 0);
    await finish(page);
    for (const [key, number] of [['ArrowRight', 2], ['End', 3]] as const) {
      await page.keyboard.press(key);
      await eventually(page, counter, words.position(number, 3));
      await until(page, moving); // off the main thread
      const slide = await sample(page, look, times);
      const isBoth = ({ pictures }) => pictures.includes(number - 2) && pictures.includes(number - 1);
      assert.ok(slide.some(isBoth), 'both are seen on their way');
      const [first, last] = [slide[0].caption, slide.at(-1).caption];
      assert.ok(first < 0.2 && last === 1, `the caption fades in with its picture: ${first} to ${last}`);
    }
    await page.keyboard.press('Escape');
    await eventually(page, isViewerOpen, false);
    const closing = await sample(page, look, times);
    assert.ok(!closing.at(-1), 'it has gone');
    const leaving = closing.filter(Boolean).reverse();
    assert.ok(leaving.length > 5);
    assertGrows(leaving);
    assertOver(leaving[0], await box(page, '[data-capture="2"]'));
  });

  test('show the thumbnail while the picture loads, with a message after 300 ms (A21)', async () => {
    let release;
    const held = new Promise((resolve) => (release = resolve));
    let href;
    const page = await open({ block: async (request) => request.url() === href && (await held) });
    await until(page, () => [...document.querySelectorAll('main img')].every(({ complete }) => complete));
    href = await page.$eval('[data-capture="1"]', (capture) => capture.href);
    const message = () => {
      const { content, opacity } = getComputedStyle(document.querySelector('dialog > div'), '::after');
      return content !== 'none' && Number(opacity) > 0;
    };
    await press(page, '[data-capture="1"]');
    assert.deepEqual(await sample(page, message, [0, 299, 301]), [false, false, true]);
    const early = await box(page, shown);
    assert.ok(early.width > 700 && Math.abs(early.width / early.height - 1.6) < 0.01);
    assert.match(await page.$eval(shown, (image) => getComputedStyle(image).backgroundImage), /geoapp-2/);
    release();
    await until(page, (shown) => document.querySelector(shown).dataset.state === 'load', shown);
    await eventually(page, message, false);
    assert.deepEqual(await box(page, shown), early);
  });
});
