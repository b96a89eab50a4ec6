import { describe, expect, test } from 'vitest';
import { type Box, pan, movement, isPull, over, rest, clamp, swipeStep } from '../../src/overlays/zoom';

const picture: Box = { offsetWidth: 1000, offsetHeight: 600 };
const stage: Box = { offsetWidth: 1200, offsetHeight: 600 };

/** The point of the picture, in pixels from its centre, under a point of the stage. */
const under = (view: typeof rest, x: number, y: number) => [(x - view.x) / view.scale, (y - view.y) / view.scale];

describe('zooming about a point', () => {
  test.each([
    [rest, { x: 300, y: -100 }, 2],
    [{ scale: 2, x: 40, y: -30 }, { x: -200, y: 50 }, 3.3],
    [{ scale: 8, x: 400, y: 300 }, { x: 10, y: 10 }, 1],
  ])('A4, A6: from %o keeps the picture under %o', (view, point, scale) => {
    const [x, y] = under(view, point.x, point.y);
    const [nextX, nextY] = under(pan(view, point, point, scale / view.scale), point.x, point.y);
    expect(nextX).toBeCloseTo(x!, 6);
    expect(nextY).toBeCloseTo(y!, 6);
  });

  test.each([[0.2, 1], [1, 1], [3, 3], [20, 8]])('A2: a scale of %d becomes %d', (wanted, scale) => {
    expect(pan(rest, rest, rest, wanted).scale).toBe(scale);
  });
});

describe('settling', () => {
  test.each([
    { scale: 1, x: 500, y: 0 }, { scale: 1, x: 0, y: 500 }, { scale: 1, x: -300, y: 200 },
  ])('A7: a picture at scale 1, dragged to %o, returns to the centre', (view) => {
    expect(clamp(view, picture, stage)).toEqual({ scale: 1, x: expect.closeTo(0), y: expect.closeTo(0) });
  });

  test.each([
    [{ scale: 2, x: 900, y: 0 }, { x: 400, y: 0 }],
    [{ scale: 2, x: -900, y: -900 }, { x: -400, y: -300 }],
    [{ scale: 2, x: 100, y: 100 }, { x: 100, y: 100 }],
    [{ scale: 1.1, x: 80, y: 90 }, { x: 0, y: 30 }],
  ])('A7: %o leaves no gap on an axis that the picture exceeds', (view, { x, y }) => {
    expect(clamp(view, picture, stage)).toEqual({ scale: view.scale, x: expect.closeTo(x), y: expect.closeTo(y) });
  });
});

test('two pointers zoom about their midpoint, and move it (A5)', () => {
  const next = pan(rest, ...movement([{ x: 90, y: 0 }, { x: 110, y: 0 }], [{ x: 80, y: 5 }, { x: 120, y: 5 }]));
  expect(next.scale).toBe(2);
  expect(under(next, 100, 5)).toEqual(under(rest, 100, 0));
});

test.each([
  [-400, 2000, 1],
  [400, 2000, -1],
  [-399, 2000, 0],
  [-40, 300, 1],
  [40, 300, -1],
  [-39, 300, 0],
  [-40, 301, 0],
  [0, 10, 0],
])('A9: a swipe of %d px in %d ms moves by %d', (dx, ms, step) => {
  expect(swipeStep(dx, ms, 1200) + 0).toBe(step);
});

test.each([
  [0, 161, true], [0, 160, false], [161, 161, false], [0, -300, false],
])('A10: a pull of %d, %d px of 800 closes: %s', (x, y, closes) => {
  expect(isPull({ x, y }, { ...stage, offsetHeight: 800 })).toBe(closes);
});

describe('M3: a picture over its thumbnail', () => {
  const corner = { x: -500, y: -200 };
  const thumbnail: Box = { offsetWidth: 360, offsetHeight: 200 };

  test.each([
    ['wide', picture, 0.36, { right: 0, bottom: 600 - 200 / 0.36 }],
    ['portrait', { offsetWidth: 300, offsetHeight: 600 }, 1.2, { right: 0, bottom: 600 - 200 / 1.2 }],
    ['very wide', { offsetWidth: 1000, offsetHeight: 400 }, 0.5, { right: 280, bottom: 0 }],
  ])('fills it from its top left if it is %s', (_, box, scale, cropped) => {
    const view = over(box, corner, thumbnail);
    expect(view).toMatchObject({ scale, ...cropped });
    expect(view.x - (box.offsetWidth * scale) / 2).toBeCloseTo(corner.x);
    expect(view.y - (box.offsetHeight * scale) / 2).toBeCloseTo(corner.y);
  });
});
