import { expect, test } from 'vitest';
import {
  type Action, actionOf, actions, closed, isAtLimit, release, settle, type State, toggle,
} from '../../../src/browser/viewer/state';

const stage = { width: 1200, height: 600 };
const box = { stage, picture: { width: 1000, height: 600 }, pixels: 1600 };
const opened: State = { ...closed, ...box, isOpen: true, index: 1, count: 3 };
const at = (scale: number, x = 0, y = 0): State => ({ ...opened, scale, x, y });
const key = (name: string) => actions[name]!;

/** Returns what the viewer shows after some actions: index, scale, x and y. */
function after(state: State, ...some: Action[]) {
  const { index, scale, x, y } = some.reduce((shown, action) => action(shown), state);
  return [index, scale, x, y];
}

const near = (...values: number[]) => values.map((value) => expect.closeTo(value));

test.each([
  [at(1, 500, 200), 1, 0, 0], [at(2, 900, -900), 2, 400, -300], [at(2, -100, 100), 2, -100, 100],
  [at(1.1, 80, 90), 1.1, 0, 30], [at(1.09, 80, 20), 1, 0, 0],
])('%o settles without gaps on axes that exceed the stage, and centered on others (A7)', (state, ...view) => {
  for (const action of [settle, key('ArrowUp')]) expect(action(state).isMoving).toBe(false);
  expect(after(state, settle)).toEqual(near(1, ...view));
});

test.each([
  ['ArrowLeft', 0], ['ArrowRight', 2], ['PageUp', 0], ['PageDown', 2], ['Home', 0], ['End', 2],
])('%s shows picture %i and stops at either end (A11)', (name, index) => {
  expect(after(opened, key(name))).toEqual(near(index, 1, 0, 0));
  expect(after(opened, key(name), key(name))).toEqual(near(index, 1, 0, 0));
});

test.each([
  ['+', opened, 1.5], ['=', opened, 1.5], ['+', at(6), 8], ['-', at(8), 8 / 1.5], ['-', at(1.2), 1],
  ['0', at(8, 50, 50), 1], ['+', { ...at(19), pixels: 20_000 }, 20],
])('%s zooms by 1.5, from 1 to 8 or to the natural size of the picture (A2, A11)', (name, state, scale) => {
  expect(after(state, key(name))).toEqual(near(1, scale, 0, 0));
});

test.each([['ArrowLeft', 80, 0], ['ArrowRight', -80, 0], ['ArrowUp', 0, 80], ['ArrowDown', 0, -80]])(
  '%s pans an enlarged picture by %i, %i px (A11)',
  (name, x, y) => expect(after(at(4), key(name))).toEqual(near(1, 4, x, y)));

test.each([
  [{}, '-'], [{ scale: 8 }, '+'], [{ index: 0, scale: 2 }, 'PageUp'], [{ index: 2, scale: 2 }, 'PageDown'],
])('keys and controls have limits: at %o, %s has no effect (A2, A11)', (change, control) => {
  const controls = Object.entries(isAtLimit).filter(([, isAt]) => isAt!({ ...opened, ...change }));
  expect(controls.map(([name]) => name)).toEqual([control]);
});

test.each([
  [{ key: 'ArrowUp' }, 1, false], [{ key: 'ArrowDown' }, 1, false], [{ key: 'ArrowUp' }, 2, true],
  [{ key: 'ArrowLeft' }, 1, true], [{ key: 'ArrowLeft', ctrlKey: true }, 1, false],
  [{ key: 'ArrowLeft', metaKey: true }, 1, false], [{ key: 'ArrowLeft', altKey: true }, 1, false],
])('%o acts on a picture at scale %i: %s. Up and down scroll short windows (A11)', (event, scale, isOurs) => {
  expect(actionOf(event as KeyboardEvent, at(scale))).toBe(isOurs ? key(event.key) : undefined);
});

test.each([
  [-401, 0, 2000, 2], [-399, 0, 2000, 1], [40, 0, 300, 0], [39, 0, 300, 1], [40, 0, 301, 1], [0, 120, 300, 1],
  [140, 140, 2000, 1],
])('a swipe by %d, %d px in %d ms shows picture %i (A9)', (x, y, ms, index) => {
  expect(release(at(1, x, y), ms, true)).toMatchObject({ isOpen: true, index, scale: 1, x: 0, y: 0 });
});

test.each([
  [at(1, -120, 121), true, false], [at(1, 0, 121), false, true], [at(2, 0, 121), true, true],
])('pulling down by a fifth of the height closes, only by touch and unless enlarged: %o (A9)', (state, ...rest) => {
  const [isTouch, isOpen] = rest;
  expect(release(state, 1000, isTouch).isOpen).toBe(isOpen);
});

test('a double tap toggles between the natural size, or at least scale 2, and scale 1 (A6)', () => {
  const double: Action = (state) => toggle(state, { x: 100, y: 0 });
  expect(after(opened, double)).toEqual(near(1, 2, -100, 0));
  expect(after(at(2), double)).toEqual(near(1, 1, 0, 0));
  expect(double({ ...opened, pixels: 3000 }).scale).toBe(3);
});
