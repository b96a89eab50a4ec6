// That mice, fingers and wheels reach the rules of the viewer, which state.test.ts tests.
import assert from 'node:assert/strict';
import { eventually, frame, test, until, visit, words } from '../harness';
import { counter, isLoaded, isViewerOpen, openCapture, phone, projectPath } from '../parts';

/** Opens the second capture. `at` returns the place in the window of a point from the center of the stage. */
async function open(options = {}) {
  const page = await visit('chromium', projectPath, options);
  await openCapture(page, 1);
  await until(page, isLoaded);
  const stage = await page.$('.Viewer-stage');
  const { x, y } = await stage!.clickablePoint();
  return { page, at: (dx: number, dy: number) => [x + dx, y + dy] as const };
}

/** The offset of the picture, and its scale in percent. In tens, since the center may be between pixels. */
const offsetAndScale = () => {
  const picture = $('dialog img:not([inert])');
  const [inner, outer] = [boxOf(picture), boxOf('.Viewer-stage')];
  const x = inner.left - outer.left - (outer.width - inner.width) / 2;
  const y = inner.top - outer.top - (outer.height - inner.height) / 2;
  return [x, y, (inner.width / picture.offsetWidth) * 100].map((value) => Math.round(value / 10) * 10).join();
};
const isMoving = () => $('dialog').hasAttribute('data-moving');
const atRest = '0,0,100';

test('the wheel zooms about the pointer, but not sideways or while a button is down (A4)', async () => {
  const { page, at } = await open();
  await page.evaluate(() => addEventListener('wheel', (event) => { window.mark = event.defaultPrevented; }));
  await page.mouse.move(...at(100, 50));
  await page.mouse.wheel({ deltaX: -201, deltaY: -200 }); // sideways
  assert.equal(await page.evaluate(() => window.mark), true);
  await page.mouse.down();
  await page.mouse.wheel({ deltaY: -200 });
  await page.mouse.up();
  assert.equal(await page.evaluate(offsetAndScale), atRest);
  await page.mouse.wheel({ deltaY: -500 * Math.LN2 });
  assert.equal(await page.evaluate(offsetAndScale), '-100,-50,200');
});

test('the zoom settles when the wheel stops (A4)', async () => {
  const { page, at } = await open();
  await page.mouse.move(...at(0, 0));
  await page.mouse.wheel({ deltaY: -200 });
  assert.equal(await page.evaluate(isMoving), true);
  await eventually(page, isMoving, false);
});

test("Safari's pinch zooms by the ratio to the last scale, but not while a pointer is down (A4)", async () => {
  const { page, at } = await open();
  const send = (type: string, scale: number) => page.evaluate((type, scale, [clientX, clientY]) => {
    const event = new MouseEvent(type, { cancelable: true, clientX, clientY });
    return $('.Viewer-stage').dispatchEvent(Object.assign(event, { scale }));
  }, type, scale, at(0, 0));
  const sent = [await send('gesturestart', 1), await send('gesturechange', 1.5), await send('gesturechange', 2)];
  assert.deepEqual(sent, [false, false, false], 'else the page would zoom');
  assert.equal(await page.evaluate(offsetAndScale), '0,0,200');
  await page.mouse.move(...at(0, 0));
  await page.mouse.down();
  await send('gesturestart', 1);
  await send('gesturechange', 3);
  assert.equal(await page.evaluate(offsetAndScale), '0,0,200');
});

test('a picture follows the main button of a mouse, and rests when that is released (A7, A9)', async () => {
  const { page, at } = await open();
  await page.mouse.move(...at(60, 20));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...at(0, 0));
  await page.mouse.up({ button: 'right' });
  assert.equal(await page.evaluate(offsetAndScale), atRest);
  await page.mouse.down();
  await page.mouse.move(...at(-400, 20));
  assert.equal(await page.evaluate(offsetAndScale), '-400,20,100');
  await page.mouse.up();
  await eventually(page, offsetAndScale, atRest);
});

test('a single click moves nothing, a second one enlarges the picture about its point (A6)', async () => {
  const { page, at } = await open();
  await page.mouse.click(...at(100, 0));
  assert.equal(await page.evaluate(offsetAndScale), atRest);
  await page.mouse.click(...at(110, 0));
  assert.equal(await page.evaluate(offsetAndScale), '-110,0,200');
});

test('a click beside the picture closes the viewer, a pull or a move of 5 px does not (A9, A17)', async () => {
  const { page, at } = await open({ width: 900, height: 500 });
  for (const [from, to, isOpen] of [
    [at(0, 0), at(0, 190), true], [at(400, 0), at(400, 6), true], [at(400, 0), at(400, 4), false],
  ] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
    await frame(page); // the viewer would close meanwhile
    await eventually(page, isViewerOpen, isOpen);
  }
});

test('fingers zoom about their midpoint, swipe unless cancelled, and pull the viewer down (A5, A9)', async () => {
  const { page, at } = await open({ ...phone, touch: true });
  const session = await page.createCDPSession();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type, touchPoints: points.map(([x, y], id) => ({ id, x: at(x, y)[0], y: at(x, y)[1] })),
    });
  await touch('touchStart', [0, 0]);
  await touch('touchMove', [-160, 0]);
  await touch('touchCancel');
  await eventually(page, isMoving, false);
  assert.equal(await page.evaluate(counter), words.position(2, 3));
  await touch('touchStart', [-50, 0], [50, 0]);
  await touch('touchMove', [-100, 0], [100, 0]);
  await eventually(page, offsetAndScale, '0,0,200');
  await touch('touchEnd', [-100, 0]);
  await touch('touchEnd');
  await eventually(page, isMoving, false);
  assert.equal(await page.evaluate(offsetAndScale), '0,0,200');
  await page.keyboard.press('0');
  await touch('touchStart', [0, 0]);
  await touch('touchMove', [0, 300]);
  await until(page, () => styleOf('dialog').backgroundColor === 'rgba(10, 10, 10, 0.4)');
  await touch('touchEnd');
  await eventually(page, isViewerOpen, false);
});
