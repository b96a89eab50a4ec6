// Tests that touch reaches the handlers of gestures.dom.test.ts instead of the browser's own scrolling and zooming.
import { eventually, test, until, visit } from '../harness';
import { isViewerOpen, openCapture, phone, projectPath, untilLoaded } from '../parts';

const zoom = () => Number($('dialog').style.getPropertyValue('--scale'));

test('fingers can zoom, and pull the viewer down (A5, A9)', async () => {
  const page = await visit('chromium', projectPath, { ...phone, touch: true });
  await openCapture(page, 1);
  await untilLoaded(page);
  const { x, y } = await (await page.$('.Viewer-stage'))!.clickablePoint();
  const session = await page.createCDPSession();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [dx: number, dy: number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type, touchPoints: points.map(([dx, dy], id) => ({ id, x: x + dx, y: y + dy })),
    });
  await touch('touchStart', [-50, 0], [50, 0]);
  await touch('touchMove', [-100, 0], [100, 0]);
  await eventually(page, zoom, 2);
  await touch('touchEnd');
  await page.keyboard.press('0');
  await eventually(page, zoom, 1);
  await touch('touchStart', [0, 0]);
  await touch('touchMove', [0, 300]);
  await until(page, () => styleOf('dialog').backgroundColor === 'rgba(10, 10, 10, 0.4)');
  await touch('touchEnd');
  await eventually(page, isViewerOpen, false);
});
