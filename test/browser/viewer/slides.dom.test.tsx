import { render, screen, within } from '@testing-library/react';
import { projects } from 'site-data';
import { expect, test, vi } from 'vitest';
import { cancelAll, loadNext, readSlide } from '../../../src/browser/viewer/slides';
import { Gallery } from '../../../src/components/Gallery';
import type { Capture } from '../../../src/model/types';

const [first, second, third] = projects[0]!.captures as [Capture, Capture, Capture];

/** Reads the captures of a gallery. `act` runs whenever one has loaded or failed. */
function read(captures: Capture[], act = () => {}) {
  const { container } = render(<Gallery captures={captures} />);
  return within(container).getAllByRole<HTMLAnchorElement>('link').map((link) => readSlide(link, act));
}

test('a picture has the name, size and caption of its thumbnail despite foreign elements (A13, A21, F37)', () => {
  render(<Gallery captures={[second]} />);
  const link = screen.getByRole<HTMLAnchorElement>('link');
  link.insertAdjacentHTML('afterbegin', '<img src="/icon.svg" alt="">');
  const { picture: { alt, draggable, style }, text } = readSlide(link, () => {});
  expect([alt, text, draggable]).toEqual([second.alt, 'Tabla de usuarios', false]);
  expect(style.cssText).toMatch(/--width: ?1280; ?--height: ?800;/);
});

test('a capture without a text has its name as caption; SVGs fill the stage, on white (A2, A13, F26)', () => {
  const [photo, drawing] = read([first, { ...third, src: '/a.svg', width: 30, height: 20, 'data-alpha': true }]);
  expect([photo!.text, 'alpha' in photo!.picture.dataset]).toEqual([first.alt, false]);
  expect([drawing!.picture.style.getPropertyValue('--width'), 'alpha' in drawing!.picture.dataset])
    .toEqual(['3000', true]);
});

test('the current picture loads first, then its neighbors, even if one fails; others are canceled (A20, A22)', () => {
  const captures = read([first, second, third], () => loadNext(captures, 1));
  const states = () => captures.map(({ picture }) => (picture.complete ? picture.dataset.state : 'loading'));
  const end = (index: number, type: 'load' | 'error') => {
    const { picture } = captures[index]!;
    vi.spyOn(picture, 'complete', 'get').mockReturnValue(true); // jsdom loads no pictures
    picture.dispatchEvent(new Event(type));
  };
  for (const index of [0, 1, 1]) loadNext(captures, index);
  expect(states()).toEqual([undefined, 'loading', undefined]);
  end(1, 'error');
  expect(states()).toEqual([undefined, 'failed', 'loading']);
  end(2, 'load');
  expect(states()).toEqual(['loading', 'failed', 'loaded']);
  cancelAll(captures);
  expect(states()).toEqual([undefined, 'failed', 'loaded']);
  expect(captures.map(({ picture }) => picture.hasAttribute('src'))).toEqual([false, true, true]);
});
