import assert from 'node:assert/strict';
import { finish, holdAnimations, sample } from '../animations';
import { eventually, test, until, visit, type Wrap, words } from '../harness';
import {
  counter, isViewerOpen, openCapture, phone, press, projectPath, setTextSize, shown, untilLoaded,
} from '../parts';

test('in a small window, arrow keys scroll, and all controls but those for zoom can be reached (A3, A26)', async () => {
  const page = await visit('chromium', projectPath, { width: 240, height: 180 });
  await page.evaluate(setTextSize, '200%');
  await openCapture(page, 1);
  while (!await page.evaluate(() => $('dialog').scrollTop)) await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => isVisible('dialog [value="+"]')), false);
  const faulty = () => $$('dialog button, .Viewer-caption, .Viewer-counter').filter(isVisible).filter((part) => {
    part.scrollIntoView({ block: 'nearest' });
    const { top, bottom, left, right, width, height } = boxOf(part);
    const isOutside = top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
    const isButton = part.localName === 'button';
    return isOutside || (isButton ? Math.min(width, height) < 44 : part.scrollWidth > part.clientWidth);
  }).map((part) => part.outerHTML);
  assert.deepEqual(await page.evaluate(faulty), []);
});

test('on a phone, the caption is below a wide picture, and not far from it (A13)', async () => {
  const page = await visit('chromium', projectPath, phone);
  await openCapture(page, 1);
  const gap = await page.evaluate((shown: string) => boxOf('.Viewer-caption').top - boxOf(shown).bottom, shown);
  assert.ok(gap >= 0 && gap < 20, `${gap} px`);
});

test('with forced colors, controls are visible, and those at their limit have another color (A26)', async () => {
  const page = await visit('chromium', projectPath);
  await openCapture(page, 1);
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const color = (control: string) => styleOf(`dialog [value="${control}"]`, '::before').borderTopColor;
  const [limit, free] = [await page.evaluate(color, '-'), await page.evaluate(color, '+')];
  assert.notEqual(limit, free);
  assert.equal(free, await page.evaluate(() => styleOf('dialog').color));
});

test('the viewer fits the visible part of a pinch-zoomed page, even if the zoom changes (A26)', async () => {
  const page = await visit('chromium', projectPath, { ...phone, touch: true });
  const session = await page.createCDPSession();
  const fits = (scale: number) => {
    const { left, top, right, bottom } = boxOf('dialog');
    const { offsetLeft, offsetTop, width, height } = visualViewport!;
    return visualViewport!.scale === scale && offsetTop > 50
      && [left - offsetLeft, top - offsetTop, right - offsetLeft - width, bottom - offsetTop - height]
        .every((distance) => Math.abs(distance) < 1);
  };
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
  await until(page, () => visualViewport!.scale === 2.5);
  await page.evaluate(() => $('[data-capture="0"]').scrollIntoView({ block: 'center' }));
  await press(page, '[data-capture="0"]');
  await eventually(page, fits, true, 2.5);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.5 });
  await eventually(page, fits, true, 1.5);
});

test('a picture grows out of its thumbnail and shrinks back into that of the last picture (M3)', async () => {
  const page = await visit('chromium', projectPath, { motion: true, prepare: [holdAnimations] });
  await finish(page);
  const distance = () => {
    const thumbnail = boxOf($$('[data-capture] img')[Number.parseInt($('.Viewer-counter').textContent!) - 1]!);
    const { left, top } = boxOf('dialog img:not([inert])');
    return Math.hypot(left - thumbnail.left, top - thumbnail.top);
  };
  await press(page, '[data-capture="0"]');
  const [start, end] = await sample(page, distance, [0, 319]);
  assert.ok(start! < 2 && end! > 50, `grows from ${start} to ${end} px`);
  await page.keyboard.press('ArrowRight');
  await eventually(page, counter, words.position(2, 3));
  await page.keyboard.press('+');
  await until(page, () => $('dialog').hasAttribute('data-enlarged'));
  await finish(page);
  await page.keyboard.press('Escape');
  await eventually(page, isViewerOpen, false);
  const [far, near] = await sample(page, distance, [0, 319]);
  assert.ok(far! > 50 && near! < 2, `shrinks from ${far} to ${near} px`);
});

test('a loading picture has its final size and its thumbnail, and after 300 ms a message (A21)', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => { release = resolve; });
  const wrap: Wrap = (handle) => async (request, response) => {
    if (/geoapp-2-\w{8}\.avif/.test(request.url!)) await held;
    handle(request, response);
  };
  const page = await visit('chromium', projectPath, { motion: true, prepare: [holdAnimations], wrap });
  await finish(page);
  const message = () => $('.Viewer-loading').checkVisibility({ opacityProperty: true });
  const size = (shown: string) => [$(shown).offsetWidth, $(shown).offsetHeight];
  await press(page, '[data-capture="1"]');
  assert.deepEqual(await sample(page, message, [0, 299, 301]), [false, false, true]);
  assert.match(await page.evaluate((shown: string) => styleOf(shown).backgroundImage, shown), /geoapp-2/);
  const early = await page.evaluate(size, shown);
  release();
  await untilLoaded(page);
  await eventually(page, message, false);
  assert.deepEqual(await page.evaluate(size, shown), early);
});
