import { expect, test } from 'vitest';
import {
  type Action, actionOf, actions, closed, isAtLimit, release, settle, type State, toggle,
} from '../../../src/browser/viewer/state';

const stage = { width: 1200, height: 600 };
const box = { stage, picture: { width: 1000, height: 600 }, pixels: 1600 };
const opened: State = { ...closed, ...box, isOpen: true, index: 1, count: 3 };
const at = (scale: number, x = 0, y = 0): State => ({ ...opened, scale, x, y });
const key = (name: string) => actions[name]!;

/** Returns which picture an action shows, and at which place and scale. */
function act(action: Action, before: State) {
  const { index, scale, x, y } = action(before);
  return { index, scale: Number(scale.toFixed(3)), x: Math.round(x), y: Math.round(y) };
}

test.each([
  [1, [500, 200], [0, 0]], [2, [900, -900], [400, -300]], [2, [-100, 100], [-100, 100]], [1.1, [80, 90], [0, 30]],
] as const)('at scale %d, a picture dragged to %j settles at %j, so that it is centered or leaves no gap (A7)', (
  scale, [x, y], [endX, endY],
) => {
  expect(act(settle, at(scale, x, y))).toEqual({ index: 1, scale, x: endX, y: endY });
  for (const action of [settle, key('ArrowUp')]) expect(action(at(scale, x, y)).isMoving).toBe(false);
});

test('a picture that is hardly enlarged snaps back to scale 1 (A7)', () =>
  expect(act(settle, at(1.09, 80, 20))).toEqual({ index: 1, scale: 1, x: 0, y: 0 }));

test.each([
  ['ArrowLeft', 0], ['ArrowRight', 2], ['PageUp', 0], ['PageDown', 2], ['Home', 0], ['End', 2],
])('%s shows picture %i and stops at either end (A11)', (name, index) => {
  for (const from of [1, index]) {
    expect(act(key(name), { ...opened, index: from })).toEqual({ index, scale: 1, x: 0, y: 0 });
  }
});

test('a step beyond either end keeps the zoom (A11)', () =>
  expect(act(key('PageDown'), { ...at(2), index: 2 })).toEqual({ index: 2, scale: 2, x: 0, y: 0 }));

test.each([
  ['+', 1, 1.5], ['=', 1, 1.5], ['+', 6, 8], ['-', 8, 5.333], ['-', 1.2, 1], ['0', 8, 1],
])('%s zooms from scale %d to %d (A2, A11)', (name, from, to) =>
  expect(act(key(name), at(from, 50, 50))).toMatchObject({ scale: to }));

test('a picture of very many pixels can be zoomed to all of them (A2)', () =>
  expect(act(key('+'), { ...at(19), pixels: 20_000 })).toMatchObject({ scale: 20 }));

test.each([['ArrowLeft', 80, 0], ['ArrowRight', -80, 0], ['ArrowUp', 0, 80], ['ArrowDown', 0, -80]])(
  '%s pans an enlarged picture by %i, %i px (A11)',
  (name, x, y) => expect(act(key(name), at(4))).toEqual({ index: 1, scale: 4, x, y }));

test.each([
  [{}, '-'], [{ scale: 8 }, '+'], [{ index: 0, scale: 2 }, 'PageUp'], [{ index: 2, scale: 2 }, 'PageDown'],
])('with %o, only the control %s has no effect (A2, A11)', (change, control) => {
  const limits = Object.entries(isAtLimit).filter(([, isAt]) => isAt!({ ...opened, ...change }));
  expect(limits.map(([name]) => name)).toEqual([control]);
});

test.each(['ArrowUp', 'ArrowDown'])('%s scrolls a short window unless the picture is enlarged (A11)', (name) => {
  const event = { key: name } as KeyboardEvent;
  expect([actionOf(event, at(1)), actionOf(event, at(2))]).toEqual([undefined, key(name)]);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('ArrowLeft acts on the viewer unless %s is pressed (A11)', (modifier) => {
  const event = { key: 'ArrowLeft' } as KeyboardEvent;
  expect([actionOf(event, opened), actionOf({ ...event, [modifier]: true }, opened)])
    .toEqual([key('ArrowLeft'), undefined]);
});

test.each([
  [-401, 0, 2000, 2], [-399, 0, 2000, 1], [40, 0, 300, 0], [39, 0, 300, 1], [40, 0, 301, 1], [0, 120, 300, 1],
  [140, 140, 2000, 1],
])('a swipe by %d, %d px in %d ms shows picture %i (A9)', (x, y, ms, index) => {
  expect(release(at(1, x, y), ms, true)).toMatchObject({ isOpen: true, index, scale: 1, x: 0, y: 0 });
});

test('a picture that is pulled down by touch, by more than a fifth of the height, closes the viewer (A9)', () =>
  expect(release(at(1, 0, 121), 1000, true).isOpen).toBe(false));

test.each([
  ['is pulled by less', at(1, 0, 120), true], ['is pulled as much to the side', at(1, -121, 121), true],
  ['is pulled with a mouse', at(1, 0, 121), false], ['is enlarged', at(2, 0, 121), true],
])('the viewer stays open if a picture %s (A9)', (_, state, isTouch) =>
  expect(release(state, 1000, isTouch).isOpen).toBe(true));

test.each([[1, 1600, 2], [1, 3000, 3], [2, 1600, 1]])(
  'a double tap at scale %d on a picture with %i pixels leads to scale %d at that point (A6)', (from, pixels, to) => {
    const doubleTap: Action = (state) => toggle(state, { x: 100, y: 0 });
    expect(act(doubleTap, { ...at(from), pixels })).toEqual({ index: 1, scale: to, x: 100 - 100 * to, y: 0 });
  });
