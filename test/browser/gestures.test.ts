// Pointers, the wheel and pinches on the stage of the viewer. Their rules are tested in test/viewer/.
import assert from 'node:assert/strict';
import { eventually, type Page, test, until, visit, words } from './harness';
import { counter, isLoaded, isViewerOpen, openCapture, phone, project } from './parts';

/** Opens the second capture. Returns the page, and the place in the window of a point from the center of the stage. */
async function open(options = {}) {
  const page = await visit('chromium', project, options);
  await openCapture(page, 1);
  await until(page, isLoaded);
  const [x, y] = await page.evaluate(() => {
    const { left, top, width, height } = boxOf('.Viewer-stage');
    return [left + width / 2, top + height / 2] as const;
  });
  return { page, at: (dx: number, dy: number) => [x + dx, y + dy] as const };
}

const view = () => ['--x', '--y', '--scale'].map((name) => Number($('dialog').style.getPropertyValue(name)));
const isMoving = () => $('dialog').hasAttribute('data-moving');
const atRest = [0, 0, 1];

/** Within 2 px, since mice are at whole pixels, and the center may not be. */
async function assertView(page: Page, ...wanted: [x: number, y: number, scale: number]) {
  const found = await page.evaluate(view);
  assert.ok(found.every((value, index) => Math.abs(value - wanted[index]!) < [2, 2, 0.01][index]!), `${found}`);
}

/** Dispatches an event on the shown picture. Returns whether its default action is prevented. */
const send = (page: Page, kind: 'PointerEvent' | 'WheelEvent' | 'MouseEvent', type: string, init: object, more = {}) =>
  page.evaluate((kind: 'PointerEvent' | 'WheelEvent' | 'MouseEvent', type: string, init: object, more: object) => {
    const event = new window[kind](type, { bubbles: true, cancelable: true, ...init });
    return !$('dialog img:not([inert])').dispatchEvent(Object.assign(event, more));
  }, kind, type, init, more);

test('the wheel zooms about the pointer, and the picture settles after a pause without a press (A4)', async () => {
  const { page, at } = await open();
  const [clientX, clientY] = at(100, 0);
  const wheel = (deltaY: number, init = {}) =>
    send(page, 'WheelEvent', 'wheel', { deltaY, clientX, clientY, ...init });
  assert.equal(await wheel(-20, { deltaX: -21 }), true, 'the page behind does not scroll');
  await wheel(-500, { buttons: 1 });
  assert.deepEqual(await page.evaluate(view), atRest, 'sideways, or with a button down, it does nothing');
  await wheel(-500);
  await assertView(page, 100 - 100 * Math.E, 0, Math.E);
  assert.equal(await page.evaluate(isMoving), true);
  await eventually(page, isMoving, false);
  await wheel(-50);
  await page.mouse.move(...at(0, 0));
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 600); }));
  assert.equal(await page.evaluate(isMoving), true);
  await page.mouse.up();
  await eventually(page, isMoving, false);
});

test("Safari's pinch zooms by the ratio to the last scale, but not while a pointer is down (A4)", async () => {
  const { page, at } = await open();
  const [clientX, clientY] = at(0, 0);
  const pinch = (type: string, scale: number) => send(page, 'MouseEvent', type, { clientX, clientY }, { scale });
  assert.equal(await pinch('gesturestart', 1), true);
  for (const scale of [1.5, 2]) await pinch('gesturechange', scale);
  await pinch('gestureend', 2);
  await assertView(page, 0, 0, 2);
  await page.mouse.move(...at(0, 0));
  await page.mouse.down();
  await pinch('gesturestart', 1);
  assert.equal(await pinch('gesturechange', 3), true);
  await assertView(page, 0, 0, 2);
});

test('a dragged picture returns to the center, also when its release was lost (A7, A28)', async () => {
  const { page, at } = await open();
  await page.mouse.move(...at(0, 0));
  await page.mouse.move(...at(60, 20)); // no button is down
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...at(0, 0));
  await page.mouse.up({ button: 'right' });
  assert.deepEqual(await page.evaluate(view), atRest);
  await page.mouse.down();
  await page.mouse.move(...at(30, 20));
  await assertView(page, 30, 20, 1);
  assert.equal(await page.evaluate(isMoving), true);
  await page.mouse.move(...at(-400, 20));
  await send(page, 'PointerEvent', 'pointermove', { pointerId: 1, buttons: 0 });
  await page.mouse.move(...at(-401, 20)); // the browser then reports the lost capture
  await eventually(page, view, atRest);
  assert.deepEqual([await page.evaluate(isMoving), await page.evaluate(counter)], [false, words.position(2, 3)]);
});

test('a mouse closes by a click beside the picture, not by a pull down or a longer move (A10, A17)', async () => {
  const { page, at } = await open({ width: 1280, height: 500 });
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
    await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 50); })); // it would close meanwhile
    return page.evaluate(isViewerOpen);
  };
  assert.equal(await drag(at(0, 0), at(0, 190)), true);
  assert.equal(await drag(at(600, 0), at(600, 6)), true);
  assert.equal(await drag(at(600, 0), at(600, 4)), false);
});

test('two taps near each other enlarge about their point, and a single one moves nothing (A6, A8)', async () => {
  const { page, at } = await open();
  await page.mouse.click(...at(100, 0));
  assert.deepEqual(await page.evaluate(view), atRest);
  await page.mouse.click(...at(110, 0));
  const [x = 0, , scale = 0] = await page.evaluate(view);
  assert.ok(scale >= 2 && Math.abs(x - 110 * (1 - scale)) < 1, `${x} at ${scale}`);
  await page.mouse.click(...at(110, 0)); // a third one
  assert.deepEqual((await page.evaluate(view))[2], scale);
});

test('fingers zoom about their midpoint, swipe unless cancelled, and pull the viewer down (A5, A9, A10)', async () => {
  const { page, at } = await open({ ...phone, touch: true });
  const session = await page.createCDPSession();
  type Type = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  const touch = (type: Type, ...points: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type, touchPoints: points.map(([dx, dy], id) => ({ id, x: at(dx, dy)[0], y: at(dx, dy)[1] })),
    });
  async function drag(x: number, y: number) {
    await touch('touchStart', [0, 0]);
    for (let step = 1; step <= 10; step++) await touch('touchMove', [(x * step) / 10, (y * step) / 10]);
  }
  const mask = () => Number(styleOf('dialog').backgroundColor.match(/0\.\d+/)?.[0] ?? 1);
  await drag(-160, 0);
  await touch('touchCancel');
  await eventually(page, isMoving, false);
  assert.equal(await page.evaluate(counter), words.position(2, 3));
  await drag(0, 80);
  await until(page, `(${mask})() < 0.95`);
  await touch('touchEnd');
  await until(page, `(${mask})() === 1`);
  assert.equal(await page.evaluate(isViewerOpen), true);
  await touch('touchStart', [-50, 0], [50, 0]);
  for (const x of [60, 80, 100]) await touch('touchMove', [-x, 0], [x, 0]);
  await until(page, `(${view})()[2] > 1.9`);
  const zoomed = await page.evaluate(view);
  await assertView(page, 0, 0, 2);
  await touch('touchEnd', [-100, 0]);
  await touch('touchEnd');
  await eventually(page, isMoving, false);
  assert.deepEqual([await page.evaluate(view), await page.evaluate(counter)], [zoomed, words.position(2, 3)]);
  await page.keyboard.press('0');
  await drag(0, 300);
  await touch('touchEnd');
  await eventually(page, isViewerOpen, false);
});
