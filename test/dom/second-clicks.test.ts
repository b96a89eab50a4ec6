import { afterEach, beforeEach, expect, test } from 'vitest';
import { ignoreSecondClicks } from '../../src/browser/second-clicks';
import { removeListeners } from './listeners';

beforeEach(removeListeners);
afterEach(removeListeners);

test('a second click acts only on the same part, which is no link or menu button (E20)', () => {
  document.body.innerHTML = '<ul><li><a href="#"></a><b popovertarget="b"></b><i></i></li><li><i></i></li></ul>';
  ignoreSecondClicks();
  const [link, control, one, other] = document.querySelectorAll('li > *');
  const click = (target: Element, detail: number, type = 'click') =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
  expect(click(one!, 2)).toBe(true); // the first was before the script
  function isSecondIgnored(first: Element, second: Element, type?: string) {
    click(first, 1);
    return !click(second, 2, type);
  }
  expect(isSecondIgnored(one!, one!)).toBe(false);
  for (const type of ['mousedown', 'click', 'dblclick']) expect(isSecondIgnored(one!, other!, type)).toBe(true);
  for (const target of [link, control]) expect(isSecondIgnored(target!, target!)).toBe(true);
});

test('a held Enter activates no link or button, but writes lines; other keys repeat (E20)', () => {
  document.body.innerHTML = '<a href="#"><b></b></a><button></button><textarea></textarea>';
  ignoreSecondClicks();
  const hold = (selector: string, key = 'Enter', repeat = true) => document.querySelector(selector)!
    .dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
  for (const selector of ['a', 'b', 'button']) {
    expect([hold(selector, 'Enter', false), hold(selector)]).toEqual([true, false]);
    for (const key of [' ', 'ArrowRight', 'Tab']) expect(hold(selector, key)).toBe(true);
  }
  for (const selector of ['textarea', 'body']) expect(hold(selector)).toBe(true);
});
