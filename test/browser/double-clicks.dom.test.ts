import { beforeEach, expect, test } from 'vitest';
import { ignoreSecondClicks, isDoubleClick } from '../../src/browser/double-clicks';

const parts = ['a', 'button', 'textarea', 'i'];
const find = (part: string) => document.querySelector<HTMLElement>(part)!;
let ms = 0;

beforeEach(() => {
  document.body.innerHTML = '<a></a><button popovertarget="b"></button><textarea></textarea><dialog><i></i></dialog>';
  ignoreSecondClicks();
});

/** Clicks on a part, `after` ms since the last click. Returns whether the click reaches it. */
function click(part: string, after: number, init = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  Object.defineProperty(event, 'timeStamp', { value: ms += after });
  let isTaken = false;
  find(part).onclick = () => { isTaken = true; };
  expect(find(part).dispatchEvent(event)).toBe(isTaken);
  return isTaken;
}

// On iOS, each tap has a `detail` of 1.
test.each([
  ['a slow double click', 800, { detail: 2 }, false], ['a double tap', 499, { clientX: 39 }, false],
  ['a tap and a later one', 500, {}, true], ['a tap and one elsewhere', 100, { clientX: 40 }, true],
  ['a tap and a key', 100, { detail: 0 }, true],
])('the second click of %s, after %i ms, %o, reaches elements in and below a dialog: %s (E20)', (
  _, after, second, isTaken,
) => {
  for (const [first, then] of [['i', 'a'], ['a', 'i']] as const) {
    expect([click(first, 1000), click(then, after, second)]).toEqual([true, isTaken]);
  }
});

test('the second click of a double click reaches text, but no link or popover button (E20)', () => {
  const reached = parts.filter((part) => click(part, 1000) && click(part, 100, { detail: 2 }));
  expect(reached).toEqual(['textarea', 'i']);
  expect([click('a', 1000), click('a', 100)]).toEqual([true, true]); // taps
});

test('every second quick tap completes a double tap (A6)', () => {
  const isEnd = [1000, 499, 499, 499, 500].map((after) => click('textarea', after) && isDoubleClick());
  expect(isEnd).toEqual([false, true, false, true, false]);
});

test('links and buttons ignore a held Enter but accept other keys (E20)', () => {
  const takenBy = (init: object) => parts.filter((part) =>
    find(part).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })));
  for (const init of [{ key: 'Enter' }, { key: ' ', repeat: true }]) expect(takenBy(init)).toEqual(parts);
  expect(takenBy({ key: 'Enter', repeat: true })).toEqual(['textarea', 'i']);
});
