// engines.test.ts has what engines do differently, gestures.test.ts pointers and the wheel.
import assert from 'node:assert/strict';
import { finish, holdAnimations, sample, timesTo } from './animations';
import { describe, eventually, expectProblem, failing, test, until, type Visit, visit, words } from './harness';
import {
  counter, inWindows, isLoaded, isViewerOpen, openCapture, phone, press, project, setTextSize, shown,
} from './parts';

async function visitCapture(index: number, options?: Visit) {
  const page = await visit('chromium', project, options);
  await openCapture(page, index);
  await until(page, () => $('dialog img:not([inert])').dataset.state !== 'loading');
  return page;
}

const sizeOf = (part: string) => [boxOf(part).width, boxOf(part).height] as const;
const hasRatio = ([width, height]: readonly [number, number]) => Math.abs(width / height - 1.6) < 0.01;

describe('the viewer', () => {
  test('shows a message and a link in place of a failed picture, until it loads online (A22, F26)', async () => {
    expectProblem(/geoapp-2/);
    let fail: Visit['block'] = failing(/geoapp-2/);
    const page = await visitCapture(1, { block: (request) => fail?.(request) });
    const [text, isOnTop] = await page.evaluate(() => {
      const { x, y, width, height } = boxOf('.Viewer-file');
      const isOnTop = document.elementFromPoint(x + width / 2, y + height / 2) === $('.Viewer-file');
      return [$('.Viewer-failed').textContent, isOnTop] as const;
    });
    assert.deepEqual([text, isOnTop], [`${words.failed} ${words.openFile}`, true]);
    assert.ok(hasRatio(await page.evaluate(sizeOf, shown)));
    fail = undefined;
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await until(page, isLoaded);
    assert.equal(await page.evaluate(() => $('.Viewer-file').checkVisibility()), false);
  });

  test('has its controls below on phones, and its caption at the picture or, if enlarged, below the stage '
    + '(A9, A13, A26)', async () => {
    const page = await visitCapture(0, phone);
    const look = () => {
      const [bar, stage, caption] = [boxOf('.Viewer-bar'), boxOf('.Viewer-stage'), boxOf('.Viewer-caption')];
      const [first, second, third] = $$('dialog img').map((image) => boxOf(image).left) as [number, number, number];
      return {
        controls: caption.bottom <= bar.top ? 'below' : bar.bottom <= stage.top && 'above',
        fromPicture: Math.round(caption.top - boxOf('dialog img:not([inert])').bottom),
        fromStage: Math.round(caption.top - stage.bottom),
        barHeight: bar.height,
        hasRoom: $('.Viewer-counter').scrollWidth <= $('.Viewer-counter').clientWidth
          && $$('dialog button').every((button) => boxOf(button).right <= innerWidth),
        isNextAlone: first < second && second + 200 < third,
      };
    };
    const found = await inWindows(page, [320, 575, 576, 1280], look);
    assert.deepEqual(found.map(({ controls }) => controls), ['below', 'below', 'above', 'above']);
    // A scrollbar's gutter makes the picture smaller, but not the caption's place.
    assert.ok(found.every(({ fromPicture }) => fromPicture >= 0 && fromPicture <= 6), JSON.stringify(found));
    assert.ok(found[0]!.fromStage < -50, 'the picture is much less high than the stage');
    assert.ok(found[0]!.isNextAlone, 'where a swipe brings it');
    await page.keyboard.press('+');
    await until(page, `(${look})().fromStage === 0`);
    await page.keyboard.press('0');
    for (const size of ['100%', '200%']) {
      await page.evaluate(setTextSize, size);
      for (const { barHeight, hasRoom, fromPicture } of await inWindows(page, [240, 390], look)) {
        assert.deepEqual([barHeight, hasRoom, fromPicture >= 0], [52, true, true], size);
      }
    }
  });

  test('leaves the room for the scrollbar, in the color of the mask (B9)', async () => {
    const page = await visit('chromium', project, { width: 1000 });
    const widths = () => ['html', '#page', '.Viewer-stage'].map((part) => $(part).offsetWidth);
    const ground = () => styleOf('html').backgroundColor;
    const light = await page.evaluate(ground);
    await openCapture(page, 0);
    const [open = 0] = await page.evaluate(widths);
    assert.ok(open < 1000, 'there is room for a scrollbar');
    assert.deepEqual(await page.evaluate(widths), [open, open, open]);
    await eventually(page, ground, 'rgb(10, 10, 10)');
    await page.keyboard.press('Escape');
    await eventually(page, isViewerOpen, false);
    await eventually(page, ground, light);
    assert.deepEqual(await page.evaluate(widths), [open, open, 0]);
  });

  test('has a stage at 200 % text, large targets, and borders in forced colors (A26)', async () => {
    const page = await visitCapture(0, { width: 320, height: 568 });
    const targets = await page.evaluate(() =>
      $$('dialog button').filter(isSeen).flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]));
    assert.ok(Math.min(...targets) >= 44);
    await page.evaluate(setTextSize, '200%');
    await page.setViewport({ width: 320, height: 256 });
    assert.ok((await page.evaluate(sizeOf, '.Viewer-stage'))[1] >= 128);
    const missed = await page.evaluate(() => $$('dialog button, .Viewer-caption').filter((part) => {
      part.scrollIntoView({ block: 'nearest' });
      const { top, bottom } = boxOf(part);
      return part.checkVisibility() && (top < -1 || bottom > innerHeight + 1);
    }).length);
    assert.equal(missed, 0);
    assert.ok(await page.evaluate(() => $('dialog').scrollWidth <= innerWidth));
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    assert.equal(await page.evaluate(() => styleOf('dialog button').borderTopStyle), 'solid');
    const [disabled, enabled] = await page.evaluate(() =>
      ['-', '+'].map((value) => styleOf(`dialog [value="${value}"]`, '::before').backgroundColor));
    assert.notEqual(disabled, enabled);
  });

  test('shows its start in a low window, which the arrow keys scroll until they pan an enlarged picture (A11, A26)',
    async () => {
      const page = await visitCapture(1, { width: 320, height: 180 });
      const top = () => $('dialog').scrollTop;
      assert.equal(await page.evaluate(top), 0);
      await page.keyboard.press('ArrowDown');
      await until(page, top);
      await page.keyboard.press('+');
      const isLeft = () =>
        $('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', cancelable: true }));
      assert.equal(await page.evaluate(isLeft), false);
    });

  test('fits the visible part of a page that is zoomed by a pinch (A26)', async () => {
    const page = await visit('chromium', project, { ...phone, touch: true });
    const session = await page.createCDPSession();
    /** How far viewer and close button are from the visible edges, in px of the screen. */
    const fits = () => ['dialog', 'dialog [value=Escape]'].map((part) => {
      const { left, top, right, bottom } = boxOf(part);
      const { scale, offsetLeft, offsetTop, width, height } = visualViewport!;
      const edges = [left - offsetLeft, top - offsetTop, offsetLeft + width - right, offsetTop + height - bottom];
      return edges.map((edge) => Math.round(edge * scale));
    });
    await openCapture(page, 0);
    await finish(page);
    const unzoomed = await page.evaluate(fits);
    await page.keyboard.press('Escape');
    await eventually(page, isViewerOpen, false);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
    await until(page, () => visualViewport!.scale === 2.5);
    await page.evaluate(() => $('[data-capture="0"]').scrollIntoView({ block: 'center' }));
    await press(page, '[data-capture="0"]');
    await eventually(page, counter, words.position(1, 3));
    await eventually(page, fits, unzoomed);
    assert.ok(await page.evaluate(() => visualViewport!.offsetTop > 50));
  });

  test('shows the next picture on the left where the page is mirrored (F38)', async () => {
    const page = await visit('chromium', project);
    await page.evaluate(() => { document.dir = 'rtl'; });
    await openCapture(page, 1);
    await page.keyboard.press('ArrowLeft');
    await eventually(page, counter, words.position(3, 3));
    const [first, , third] = await page.evaluate(() => $$('dialog img').map((image) => boxOf(image).left));
    assert.ok(third! < first!);
  });

  test('shows a gallery of a section alone, by the name of its heading (A13, F29, F37)', async () => {
    const page = await visit('chromium', project);
    await page.evaluate(() => {
      const section = $('main').appendChild(document.createElement('section'));
      section.append(document.createElement('h2'), $('.Gallery-gallery').cloneNode());
      $('h2', section).append('Obras');
      $('ul', section).append($('[data-capture="1"]').closest('li')!.cloneNode(true));
      $('p', section).append(document.createElement('a'));
      $('[data-capture]', section).prepend(new Image());
      $('[data-capture]', section).id = 'obra';
    });
    await press(page, '#obra');
    await eventually(page, counter, words.position(1, 1));
    const look = () => [$('dialog').ariaLabel, $$<HTMLImageElement>('dialog img').map(({ alt }) => alt)];
    assert.deepEqual(await page.evaluate(look), [words.captures('Obras'), [words.capture('Geo App', 2)]]);
  });

  test.each([
    'link[rel=stylesheet]', '[data-capture="0"] img',
  ])('leaves a capture to the browser without %s (F24)', async (part) => {
    expectProblem(/CaptureImage/);
    const page = await visit('chromium', project);
    await page.evaluate((part: string) => $(part).remove(), part);
    await press(page, '[data-capture="0"]');
    await until(page, () => location.pathname.endsWith('.avif'));
  });
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
      const [first, second] = $$('dialog img').map(boxOf) as [DOMRect, DOMRect];
      const caption = $('.Viewer-caption').firstElementChild;
      return {
        opacity: $('dialog').checkVisibility() ? Number(styleOf('dialog').opacity) : 0,
        width: first.width, left: -second.left, caption: caption ? Number(styleOf(caption).opacity) : 0,
      };
    };
    type Frames = ReturnType<typeof look>[];
    const assertRises = (frames: Frames, name: keyof Frames[number]) => {
      const values = frames.map((frame) => frame[name]);
      assert.ok(values.every((value, at) => !at || value >= values[at - 1]!), `${name}: ${values}`);
      return [values[0]!, values.at(-1)!] as const;
    };
    await press(page, '[data-capture="0"]');
    const opening = await sample(page, look, timesTo(220));
    assert.deepEqual(assertRises(opening, 'opacity'), [0, 1]);
    const [from, to] = assertRises(opening, 'width');
    assert.ok(from < to * 0.96);
    await eventually(page, counter, words.position(1, 3));
    await finish(page);
    await page.keyboard.press('ArrowRight');
    await eventually(page, counter, words.position(2, 3));
    const slide = await sample(page, look, timesTo(320));
    assertRises(slide, 'left');
    assert.deepEqual(assertRises(slide, 'caption'), [0, 1]);
    await page.keyboard.press('Escape');
    await eventually(page, isViewerOpen, false);
    const closing = await sample(page, look, timesTo(230));
    assert.ok(closing[5]!.opacity > 0);
    assert.equal(assertRises(closing.reverse(), 'opacity')[0], 0);
  });

  test('show the thumbnail while the picture loads, with a message after 300 ms (A21)', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => { release = resolve; });
    let href = '';
    const page = await open(async (request) => request.url() === href && (await held));
    await until(page, () => $$<HTMLImageElement>('main img').every(({ complete }) => complete));
    href = await page.evaluate(() => $<HTMLAnchorElement>('[data-capture="1"]').href);
    const message = () => {
      const { content, opacity } = styleOf('.Viewer-stage', '::after');
      return content !== 'none' && Number(opacity) > 0;
    };
    await press(page, '[data-capture="1"]');
    assert.deepEqual(await sample(page, message, [0, 299, 301]), [false, false, true]);
    const early = await page.evaluate(sizeOf, shown);
    assert.ok(early[0] > 700 && hasRatio(early));
    assert.match(await page.evaluate((shown: string) => styleOf(shown).backgroundImage, shown), /geoapp-2/);
    release();
    await until(page, isLoaded);
    await eventually(page, message, false);
    assert.deepEqual(await page.evaluate(sizeOf, shown), early);
  });
});
