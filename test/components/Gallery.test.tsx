import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from '../../src/components/Gallery';
import capture from '../content/geoapp-1.avif';
import smallCapture from '../content/geoapp-1-640.avif';

function show(image: string) {
  render(<Gallery title="Geo App" images={[image, image]} />);
  return [...document.querySelectorAll('img')];
}

test('a capture is a link to the image, which says its size and stands there in small too (A1, F10)', () => {
  const [image] = show(capture);
  expect(image!.closest('a')!.getAttribute('href')).toBe(`/${capture}`);
  expect([image!.getAttribute('width'), image!.getAttribute('height')]).toEqual(['1280', '800']);
  expect(image!.srcset).toBe(`/${capture.replace('1280.800.', '')} 640w, /${capture} 1280w`);
});

test('an image without a small sibling stands alone', () => {
  const [image] = show(smallCapture);
  expect([image!.getAttribute('src'), image!.getAttribute('width')]).toEqual([`/${smallCapture}`, '640']);
  expect(image!.hasAttribute('srcset')).toBe(false);
});

test('captures have their number as text, and all but the first load late (A13, F10)', () => {
  const images = show(capture);
  expect(images.map((image) => image.alt)).toEqual(['Geo App — captura 1', 'Geo App — captura 2']);
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy']);
});
