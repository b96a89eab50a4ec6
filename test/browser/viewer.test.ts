// engines.test.ts has what engines do differently.
import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { box, describe, eventually, expectProblem, frame, test, until, type Visit, visit, words } from './harness';
import {
  counter, enlargeText, inWindows, isViewerOpen, openCapture, phone, press, project, shown, toProject,
} from './parts';

async function visitCapture(index: number, options?: Visit) {
  const page = await visit('chromium', project, options);
  await openCapture(page, index);
  await until(page, (shown) => document.querySelector(shown).dataset.state !== 'loading', shown);
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
        barHeight: bar.height,
        hasRoom: document.querySelector('dialog span').scrollWidth <= document.querySelector('dialog span').clientWidth
          && [...document.querySelectorAll('dialog button')].every((one) =>
            one.getBoundingClientRect().right <= innerWidth),
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
    await page.keyboard.press('0');
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      for (const { barHeight, hasRoom, fromPicture } of await inWindows(page, [240, 280, 390], look)) {
        assert.deepEqual([barHeight, hasRoom, fromPicture >= 0], [52, true, true], size);
      }
    }
  });

  test('leaves the room for the scrollbar, in the color of the mask (B9)', async () => {
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
    assert.deepEqual(await page.evaluate(widths), [open, open, 0]);
  });

  test('has a stage at 200 % text, large targets, and borders in forced colors (A26)',
    async () => {
      const page = await visitCapture(0, { width: 320, height: 568 });
      const sizes = await page.$$eval('dialog button', (all) => all.filter((button) => button.checkVisibility())
        .flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]));
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
    const mask = () => Number(getComputedStyle(document.querySelector('dialog')).backgroundColor.match(/0\.\d+/) ?? 1);
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

test('a capture and the link back, clicked at once, do not freeze the page (A18, A28)', async () => {
  const page = await visit('chromium', '/', { motion: true });
  await press(page, toProject);
  await until(page, () => document.querySelector('[data-capture]') !== null);
  await finish(page);
  await page.evaluate(() => {
    for (const part of ['[rel=prev]', '[data-capture]']) document.querySelector<HTMLElement>(part).click();
  });
  const from = Date.now();
  await eventually(page, () => location.pathname, '/');
  await eventually(page, isViewerOpen, false);
  await finish(page);
  await frame(page);
  assert.ok(Date.now() - from < 2000, `${Date.now() - from} ms`);
});

describe('the frames of the viewer', () => {
  const open = async (block?: Visit['block']) => {
    const page = await visit('chromium', project, { motion: true, block });
    await finish(page);
    await page.evaluate(holdAnimations);
    return page;
  };

  test('fade in and grow, slide to the next capture with its caption, and fade out (A13, M3)', async () => {
    const page = await open();
    const look = () => {
      const dialog = document.querySelector('dialog');
      if (!dialog.checkVisibility()) return { opacity: 0 };
      const [first, second] = [...dialog.querySelectorAll('img')].map((picture) => picture.getBoundingClientRect());
      const [opacity, caption] = [dialog, dialog.querySelector('div + p > span')]
        .map((element) => Number(getComputedStyle(element).opacity));
      return { opacity, width: first.width, left: second.left, caption };
    };
    const from = (frames, name: string) => frames.map((frame) => frame[name]);
    const rises = (values: number[]) => values.every((value, at) => !at || value >= values[at - 1]);
    await press(page, '[data-capture="0"]');
    const opening = await sample(page, look, timesTo(220));
    for (const name of ['opacity', 'width']) assert.ok(rises(from(opening, name)), `${name}: ${from(opening, name)}`);
    assert.deepEqual([opening[0].opacity, opening.at(-1).opacity], [0, 1]);
    assert.ok(opening[0].width < opening.at(-1).width * 0.96);
    await eventually(page, counter, words.position(1, 3));
    await finish(page);
    await page.keyboard.press('ArrowRight');
    await eventually(page, counter, words.position(2, 3));
    const slide = await sample(page, look, timesTo(320));
    assert.ok(rises(from(slide, 'left').reverse()) && rises(from(slide, 'caption')), JSON.stringify(slide));
    assert.deepEqual([slide[0].caption, slide.at(-1).caption], [0, 1]);
    await page.keyboard.press('Escape');
    await eventually(page, isViewerOpen, false);
    const closing = await sample(page, look, timesTo(230));
    assert.ok(rises(from(closing, 'opacity').reverse()) && closing[5].opacity > 0 && closing.at(-1).opacity === 0);
  });

  test('show the thumbnail while the picture loads, with a message after 300 ms (A21)', async () => {
    let release;
    const held = new Promise((resolve) => (release = resolve));
    let href;
    const page = await open(async (request) => request.url() === href && (await held));
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
    await until(page, (shown) => document.querySelector(shown).dataset.state === 'loaded', shown);
    await eventually(page, message, false);
    assert.deepEqual(await box(page, shown), early);
  });
});
