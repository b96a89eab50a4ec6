import { expect, test } from 'vitest';
import { type Box, clamp, isPull, swipeStep, wheelRatio } from '../../../src/browser/overlays/zoom';

const picture: Box = { offsetWidth: 1000, offsetHeight: 600 };
const stage: Box = { offsetWidth: 1200, offsetHeight: 600 };

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
  ['a pinch by two hundredths', -100 * Math.log(1.02), 0, true, 1.02],
])('%s zooms by its distance (A4)', (_, deltaY, deltaMode, ctrlKey, ratio) => {
  expect(wheelRatio({ deltaY, deltaMode, ctrlKey })).toBeCloseTo(ratio);
});

test.each([[-400, 2000, 1], [-399, 2000, 0], [40, 300, -1], [39, 300, 0], [40, 301, 0]])(
  'a swipe of %d px in %d ms moves by %d (A9)',
  (dx, ms, step) => expect(swipeStep(dx, ms, 1200) + 0).toBe(step),
);

test.each([[0, 161, true], [0, 160, false], [161, 161, false]])(
  'a pull of %d, %d px of 800 closes: %s (A10)',
  (x, y, closes) => expect(isPull({ x, y }, { ...stage, offsetHeight: 800 })).toBe(closes),
);
