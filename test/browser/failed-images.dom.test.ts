import { expect, test, vi } from 'vitest';
import { markFailedImages } from '../../src/browser/failed-images';

/** An image as it is after its load, or before. */
const set = (image: HTMLImageElement, complete: boolean, naturalWidth = 0) =>
  Object.defineProperties(image, { complete: { value: complete }, naturalWidth: { value: naturalWidth } });

test('a failed image is marked with its text until it loads (F21)', () => {
  document.body.innerHTML = '<p><img alt="antes"></p><p><img alt="después"></p><p><script></script></p>';
  const [before, later] = [...document.images];
  set(before!, true);
  set(later!, false);
  const marks = () => [...document.querySelectorAll('p')].map((parent) => parent.getAttribute('data-failed'));
  markFailedImages();
  expect(marks()).toEqual(['antes', null, null]);
  for (const element of [later, document.scripts[0]]) element!.dispatchEvent(new Event('error'));
  expect(marks()).toEqual(['antes', 'después', null]);
  for (const image of document.images) image.dispatchEvent(new Event('load'));
  expect(marks()).toEqual([null, null, null]);
});

test('online again, the browser loads all failed images of the page again, and no others (F21)', () => {
  const images = ['failed', 'loaded', 'loading', 'failed too'].map((alt) => `<p><img src="/a.avif" alt="${alt}"></p>`);
  document.body.innerHTML = `<main id="contenido">${images.join('')}</main><dialog><img alt="in the viewer"></dialog>`;
  markFailedImages();
  for (const image of document.images) set(image, image.alt !== 'loading', image.alt === 'loaded' ? 640 : 0);
  const tried = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  dispatchEvent(new Event('online'));
  expect(tried.mock.contexts.map((image) => (image as HTMLImageElement).alt)).toEqual(['failed', 'failed too']);
});
