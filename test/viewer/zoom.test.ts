import { expect, test } from 'vitest';
import { clamp, wheelRatio } from '../../src/browser/viewer/zoom';

const picture = { offsetWidth: 1000, offsetHeight: 600 } as HTMLElement;
const stage = { offsetWidth: 1200, offsetHeight: 600 } as HTMLElement;

test.each([
  [{ scale: 1, x: 500, y: 200 }, { x: 0, y: 0 }],
  [{ scale: 2, x: 900, y: -900 }, { x: 400, y: -300 }],
  [{ scale: 2, x: -100, y: 100 }, { x: -100, y: 100 }],
  [{ scale: 1.1, x: 80, y: 90 }, { x: 0, y: 30 }],
])('%o leaves no gap where the picture exceeds the stage, and is centred elsewhere (A7)', (view, { x, y }) => {
  expect(clamp(view, picture, stage)).toEqual({ scale: view.scale, x: expect.closeTo(x), y: expect.closeTo(y) });
});

test('what is almost fitted comes to rest fitted (A7, A9)', () => {
  expect(clamp({ scale: 1.09, x: 80, y: 20 }, picture, stage)).toEqual({ scale: 1, x: 0, y: 0 });
});

test.each([
  ['the wheel by pixels', -500, 0, false, Math.E], ['by lines', 500 / 16, 1, false, 1 / Math.E],
  ['by pages', -5, 2, false, Math.E],
  ['a pinch by two hundredths', -100 * Math.log(1.02), 0, true, 1.02],
])('%s zooms by its distance (A4)', (_, deltaY, deltaMode, ctrlKey, ratio) => {
  expect(wheelRatio({ deltaY, deltaMode, ctrlKey })).toBeCloseTo(ratio);
});
