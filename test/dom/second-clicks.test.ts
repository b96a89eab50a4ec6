import { expect, test } from 'vitest';
import { ignoreSecondClicks } from '../../src/browser/second-clicks';
import { removeListeners } from './listeners';

test('the second click of a double click acts on the same part alone, and follows no link there (E20)', () => {
  removeListeners();
  document.body.innerHTML = '<ul><li><a href="#">A</a><i>i</i></li><li><i>j</i></li></ul>';
  ignoreSecondClicks();
  const [link, one, other] = document.querySelectorAll('a, i');
  const click = (target: Element, detail: number) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  function isSecondIgnored(first: Element, second: Element) {
    click(first, 1);
    return !click(second, 2);
  }
  expect(isSecondIgnored(one!, one!)).toBe(false);
  expect(isSecondIgnored(one!, other!)).toBe(true);
  expect(isSecondIgnored(link!, link!)).toBe(true);
  removeListeners();
});
