import { expect, test } from 'vitest';
import { markFailedImages } from '../../src/browser/failed-images';

test('a failed image is marked with its text until it loads (F21)', () => {
  document.body.innerHTML = '<p><img alt="antes"></p><p><img alt="después"></p><p><script></script></p>';
  const [before, later] = [...document.images];
  Object.defineProperty(before, 'complete', { value: true });
  Object.defineProperty(later, 'complete', { value: false });
  const marks = () => [...document.querySelectorAll('p')].map((parent) => parent.getAttribute('data-failed'));
  markFailedImages();
  expect(marks()).toEqual(['antes', null, null]);
  for (const element of [later, document.scripts[0]]) element!.dispatchEvent(new Event('error'));
  expect(marks()).toEqual(['antes', 'después', null]);
  for (const image of document.images) image.dispatchEvent(new Event('load'));
  expect(marks()).toEqual([null, null, null]);
});
