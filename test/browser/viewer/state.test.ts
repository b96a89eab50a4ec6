import { describe, expect, test } from 'vitest';
import { drag, wheelRatio } from '../../../src/browser/viewer/gestures';
import {
  type Action, actionOf, actions, type Box, closed, controlsAtLimit, move, release, settle, type State, toggle,
} from '../../../src/browser/viewer/state';

const box: Box = { stage: { width: 1200, height: 600 }, picture: { width: 1000, height: 600 }, pixels: 1600 };
const opened: State = { ...closed, isOpen: true, index: 1, count: 3 };
const at = (scale: number, x = 0, y = 0): State => ({ ...opened, scale, x, y });
const key = (name: string) => actions[name]!;

/** What the viewer shows after some actions: index, scale, x and y. */
function after(state: State, ...some: Action[]) {
  const { index, scale, x, y } = some.reduce((shown, action) => action(shown, box), state);
  return [index, scale, x, y];
}

const near = (...values: number[]) => values.map((value) => expect.closeTo(value));

describe('a picture that settles', () => {
  test.each([
    [at(1, 500, 200), 1, 0, 0], [at(2, 900, -900), 2, 400, -300], [at(2, -100, 100), 2, -100, 100],
    [at(1.1, 80, 90), 1.1, 0, 30],
  ])('%o leaves no gap where it exceeds the stage, and is centred elsewhere (A7)', (state, ...view) => {
    expect(after(state, settle)).toEqual(near(1, ...view));
  });

  test('is fitted if it is almost so, and at rest (A7, A9)', () => {
    expect(after(at(1.09, 80, 20), settle)).toEqual(near(1, 1, 0, 0));
    for (const action of [settle, key('0')]) expect(action({ ...at(2), isMoving: true }, box).isMoving).toBe(false);
  });
});

describe('keys and controls', () => {
  test.each([
    ['ArrowLeft', 0], ['ArrowRight', 2], ['PageUp', 0], ['PageDown', 2], ['Home', 0], ['End', 2],
  ])('%s shows picture %i, and at an end none (A11)', (name, index) => {
    expect(after(opened, key(name))).toEqual(near(index, 1, 0, 0));
    expect(after(opened, key(name), key(name))).toEqual(near(index, 1, 0, 0));
  });

  test('zoom by a half, from 1 to 8, or to the picture’s own pixels (A2, A11)', () => {
    const zooms = (times: number) => Array.from({ length: times }, () => key('+'));
    for (const name of ['+', '=']) expect(after(opened, key(name))).toEqual(near(1, 1.5, 0, 0));
    expect(after(opened, ...zooms(6))).toEqual(near(1, 8, 0, 0));
    expect(after(at(8), key('-'))).toEqual(near(1, 8 / 1.5, 0, 0));
    expect(after(at(8, 50, 50), key('0'))).toEqual(near(1, 1, 0, 0));
    expect(key('+')(at(19), { ...box, pixels: 20_000 }).scale).toBe(20);
  });

  test.each([['ArrowLeft', 80, 0], ['ArrowRight', -80, 0], ['ArrowUp', 0, 80], ['ArrowDown', 0, -80]])(
    '%s pans an enlarged picture by %i, %i px (A8)',
    (name, x, y) => expect(after(at(2), key(name))).toEqual(near(1, 2, x, y)),
  );

  test('have nothing to do at an end (A2, A11)', () => {
    const spentAt = (change: Partial<State>) => controlsAtLimit({ ...opened, ...change }, box).filter(Boolean);
    expect([spentAt({}), spentAt({ scale: 8 })]).toEqual([['-'], ['+']]);
    expect([spentAt({ index: 0, scale: 2 }), spentAt({ index: 2, scale: 2 })]).toEqual([['PageUp'], ['PageDown']]);
  });

  test('are left to the browser with a modifier, and where they scroll a low window (A11)', () => {
    const press = (name: string, scale: number, modifier = {}) =>
      actionOf({ key: name, ...modifier } as KeyboardEvent, at(scale));
    expect([press('ArrowUp', 1), press('ArrowDown', 1), press('a', 1)]).toEqual([undefined, undefined, undefined]);
    expect([press('ArrowUp', 2), press('ArrowLeft', 1)]).toEqual([key('ArrowUp'), key('ArrowLeft')]);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(press('ArrowLeft', 1, { [modifier]: true })).toBe(undefined);
    }
  });
});

describe('gestures', () => {
  const pressed = (x: number, y: number, ms: number, isTouch = true) => release(ms, isTouch)(at(1, x, y), box);

  test.each([
    [-401, 0, 2000, 2], [-399, 0, 2000, 1], [40, 0, 300, 0], [39, 0, 300, 1], [40, 0, 301, 1], [0, 120, 300, 1],
    [140, 140, 2000, 1],
  ])('a swipe by %d, %d px in %d ms shows picture %i (A9, A10)', (x, y, ms, index) => {
    const { isOpen, ...state } = pressed(x, y, ms);
    expect([isOpen, state]).toMatchObject([true, { index, scale: 1, x: 0, y: 0 }]);
  });

  test('a pull down by a fifth of the height closes, by touch alone (A10)', () => {
    expect([pressed(-120, 121, 1000), pressed(0, 121, 1000, false)]).toMatchObject([
      { isOpen: false, y: 121 }, { isOpen: true, y: 0 },
    ]);
    expect(release(100, true)(at(2, 0, 121), box).isOpen).toBe(true); // enlarged, it settles
  });

  test('show the next picture on the left where pages are read from there (A9, A11, F38)', () => {
    const mirrored = { ...opened, forward: -1 };
    expect(key('ArrowLeft')(mirrored, box).index).toBe(2);
    expect(release(100, true)({ ...mirrored, x: 40 }, box).index).toBe(2);
    expect(key('PageDown')(mirrored, box).index).toBe(2);
  });

  test('two pointers zoom about their midpoint, and one moves the picture (A5)', () => {
    const fingers = (x: number) => [{ x: -x, y: 0 }, { x, y: 0 }];
    expect(after(opened, drag(fingers(50), fingers(100)))).toEqual(near(1, 2, 0, 0));
    expect(after(opened, drag([{ x: 5, y: 5 }], [{ x: 35, y: 25 }]))).toEqual(near(1, 1, 30, 20));
    expect(drag([], [])(opened, box)).toMatchObject({ scale: 1, isMoving: true });
    const point = { x: 100, y: 0 };
    expect(after(opened, move(point, point, 3))).toEqual(near(1, 3, -200, 0));
  });

  test('a double tap shows the picture’s own pixels, or twice its size, and then fits it (A2, A6)', () => {
    const double = toggle({ x: 100, y: 0 });
    expect(after(opened, double)).toEqual(near(1, 2, -100, 0));
    expect(after(at(2), double)).toEqual(near(1, 1, 0, 0));
    expect(double(opened, { ...box, pixels: 3000 }).scale).toBe(3);
  });

  test.each([
    ['the wheel by pixels', -500, 0, false, Math.E], ['by lines', 500 / 16, 1, false, 1 / Math.E],
    ['by pages', -5, 2, false, Math.E],
    ['a pinch by two hundredths', -100 * Math.log(1.02), 0, true, 1.02],
  ])('%s zooms by its distance (A4)', (_, deltaY, deltaMode, ctrlKey, ratio) => {
    expect(wheelRatio({ deltaY, deltaMode, ctrlKey })).toBeCloseTo(ratio);
  });
});
