import { expect, test } from 'vitest';
import { ignoreSecondClicks } from '../../src/browser/second-clicks';
import { removeListeners } from './listeners';

test('the second click of a double click acts on the same part alone, but for links and menu buttons (E20)', () => {
  removeListeners();
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
  removeListeners();
});
