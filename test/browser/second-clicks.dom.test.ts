import { beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondClicks, isDouble } from '../../src/browser/second-clicks';

const taken = vi.fn();
let ms = 0;

beforeEach(() => {
  document.body.innerHTML = '<a href="#"></a><b popovertarget="b"></b><textarea></textarea>'
    + '<dialog><button></button></dialog>';
  ignoreSecondClicks();
  addEventListener('click', taken);
});

/** Clicks in a place, `after` the last click. Returns whether the browser or a script takes the click. */
function click(selector: string, after: number, { x = 0, detail = 1 } = {}) {
  taken.mockClear();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, detail });
  Object.defineProperty(event, 'timeStamp', { value: ms += after });
  return document.querySelector(selector)!.dispatchEvent(event) || taken.mock.calls.length > 0;
}

// In iOS, each tap has a `detail` of 1.
test.each([
  ['a double click', 100, { detail: 2 }, false], ['a slow one', 800, { detail: 2 }, false],
  ['a double tap', 400, { x: 39 }, false], ['a later tap', 500, {}, true], ['a tap elsewhere', 100, { x: 40 }, true],
  ['a key', 100, { detail: 0 }, true],
])('what a dialog covered or covers takes the second click of %s, after %i ms, %o: %s (E20)', (
  _, after, second, isTaken,
) => {
  for (const [first, then] of [['dialog button', 'a'], ['a', 'dialog button']] as const) {
    expect([click(first, 1000), click(then, after, second)]).toEqual([true, isTaken]);
  }
  for (const part of ['textarea', 'dialog button']) {
    expect([click(part, 1000), click(part, after, second)]).toEqual([true, true]);
  }
});

test.each([
  ['a', 'a', 2, true], ['b', 'b', 2, true], ['a', 'dialog button', 1, false],
])('after a click on %s, %s takes no second click of detail %i, and a third one: %s (E20)', (
  first, then, detail, isTaken,
) => {
  expect([click(first, 1000), click(then, 100, { detail }), click(then, 100)]).toEqual([true, false, isTaken]);
});

test('two clicks are a double one, and the next two another (A6)', () => {
  const isEnd = [1000, 499, 499, 499, 500].map((after) => click('textarea', after) && isDouble());
  expect(isEnd).toEqual([false, true, false, true, false]);
});

test('links and buttons take no held Enter (E20)', () => {
  const takenBy = (init: object) => ['a', 'button', 'textarea'].filter((part) => document.querySelector(part)!
    .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })));
  for (const init of [{ key: 'Enter' }, { key: ' ', repeat: true }]) expect(takenBy(init)).toHaveLength(3);
  expect(takenBy({ key: 'Enter', repeat: true })).toEqual(['textarea']);
});
