import { expect, test, vi } from 'vitest';
import { ignoreSecondClicks } from '../../src/browser/second-clicks';

test('links and menu buttons take no second click, links and buttons no held Enter (E20)', () => {
  document.body.innerHTML = '<a href="#"></a><b popovertarget="b"></b><button></button><textarea></textarea>';
  ignoreSecondClicks();
  const taken = (event: (init: object) => Event, init: object) =>
    ['a', 'b', 'button', 'textarea'].filter((part) =>
      document.querySelector(part)!.dispatchEvent(event({ bubbles: true, cancelable: true, ...init })));
  const click = (init: object) => new MouseEvent('click', init);
  const press = (init: object) => new KeyboardEvent('keydown', init);
  expect([taken(click, { detail: 1 }).length, taken(click, { detail: 2 })]).toEqual([4, ['button', 'textarea']]);
  for (const init of [{ key: 'Enter' }, { key: ' ', repeat: true }]) expect(taken(press, init)).toHaveLength(4);
  expect(taken(press, { key: 'Enter', repeat: true })).toEqual(['b', 'textarea']);
});

test('a dialog that a click opens takes no second click of it, and a page none from a closed dialog (E20)', () => {
  document.body.innerHTML = '<a href="#"></a><dialog><button></button></dialog>';
  ignoreSecondClicks();
  const [link, button] = ['a', 'button'].map((part) => document.querySelector<HTMLElement>(part)!);
  const taken = vi.fn();
  addEventListener('click', taken);
  const click = (element: Element, detail: number) => {
    taken.mockClear();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    return taken.mock.calls.length;
  };
  expect([click(link!, 1), click(button!, 2), click(button!, 3)]).toEqual([1, 0, 0]);
  expect([click(button!, 1), click(button!, 2), click(document.body, 2)]).toEqual([1, 1, 0]);
});
