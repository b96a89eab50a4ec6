import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from '../../src/components/Gallery';

const shown = { sizes: '360px', decoding: 'async' as const };
const whole = { ...shown, src: '/assets/a.avif', srcSet: '/assets/a-640.avif 640w, /assets/a.avif 1280w', width: 1280, height: 800, alt: 'Geo App — 1' };
const small = { ...shown, loading: 'lazy' as const, src: '/assets/b.avif', width: 640, height: 400, alt: 'Geo App — 2' };

function show() {
  render(<Gallery captures={[whole, small]} />);
  return [...document.querySelectorAll('img')];
}

test('a capture is a link to the full image, with its size and a small version (A1, F10)', () => {
  const [image] = show();
  expect(image!.closest('a')!.getAttribute('href')).toBe(whole.src);
  expect([image!.getAttribute('width'), image!.getAttribute('height')]).toEqual(['1280', '800']);
  expect(image!.srcset).toBe(whole.srcSet);
});

test('an image without a small version has no srcset', () => {
  const [, image] = show();
  expect([image!.getAttribute('src'), image!.getAttribute('width')]).toEqual([small.src, '640']);
  expect(image!.hasAttribute('srcset')).toBe(false);
});

test('captures have their text, and all but the first load lazily (A13, F10)', () => {
  const images = show();
  expect(images.map((image) => image.alt)).toEqual([whole.alt, small.alt]);
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy']);
});
