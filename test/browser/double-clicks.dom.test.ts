import { beforeEach, expect, test } from 'vitest';
import { ignoreRepeats } from '../../src/browser/double-clicks';

const parts = ['a', 'button', 'textarea', 'i'];
const find = (part: string) => document.querySelector<HTMLElement>(part)!;
let ms = 0;
let under: string; // the part that is now where the last click was

beforeEach(() => {
  document.body.innerHTML = '<a></a><button></button><textarea></textarea><dialog><i></i></dialog><form></form>';
  Object.assign(document, { elementFromPoint: () => find(under) }); // jsdom lacks this
  ignoreRepeats();
});

/** Sends an event to a part, `after` ms since the last one. Returns whether it reaches the part. */
function send(event: Event, part: string, after: number) {
  Object.defineProperty(event, 'timeStamp', { value: ms += after });
  let isTaken = false;
  find(part).addEventListener(event.type, () => { isTaken = true; }, { once: true });
  find(part).dispatchEvent(event);
  expect(isTaken || event.defaultPrevented).toBe(true);
  return isTaken;
}

function click(part: string, after: number, init = {}, isUnder = part) {
  under = isUnder;
  return send(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }), part, after);
}

// On iOS, each tap has a `detail` of 1.
test.each([
  ['ignore', 'a slow double click', 800, { detail: 2 }], ['ignore', 'a double tap', 499, { clientX: 39 }],
  ['get', 'a tap and a later one', 500, {}], ['get', 'a tap and one elsewhere', 100, { clientX: 40 }],
  ['get', 'a tap and a key', 100, { detail: 0 }],
])('elements in and below a new dialog %s the second click of %s, after %i ms, %o (E20)', (act, _, after, second) => {
  const isTaken = act === 'get';
  for (const [first, then] of [['i', 'a'], ['a', 'i']] as const) {
    expect([click(first, 1000), click(then, after, second), click(then, 100, second)])
      .toEqual([true, isTaken, isTaken]);
  }
});

test('quick clicks on an element that stays there, or is beside it, all reach it (E20)', () => {
  const reached = parts.filter((part) => click(part, 1000) && [2, 3].every((detail) => click(part, 100, { detail })));
  expect(reached).toEqual(parts);
  expect([click('a', 1000), click('button', 100, { clientX: 30 }, 'a')]).toEqual([true, true]);
});

test('a held Enter reaches only the element that it was pressed on, other keys reach any (E20)', () => {
  const takenBy = (init: object) => parts.filter((part) =>
    send(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }), part, 30));
  for (const init of [{ key: ' ', repeat: true }, { key: 'Enter' }]) expect(takenBy(init)).toEqual(parts);
  expect(takenBy({ key: 'Enter', repeat: true })).toEqual(['i']);
});

const submit = (after: number) => send(new Event('submit', { bubbles: true, cancelable: true }), 'form', after);

test('a form is submitted once until two seconds have passed (E20)', () => {
  expect([submit(0), submit(100), submit(1899), submit(1), submit(1)]).toEqual([true, false, false, true, false]);
  find('form').replaceWith(document.createElement('form')); // as on another page
  expect(submit(1)).toBe(true);
});

test('a form that a component handles on the page can be submitted again soon (E20)', () => {
  find('form').addEventListener('submit', (event) => event.preventDefault());
  expect([5000, 499, 1].map(submit)).toEqual([true, false, true]);
});
