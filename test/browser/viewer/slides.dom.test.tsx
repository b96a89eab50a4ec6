import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { projects } from 'site-data';
import * as words from 'site/words';
import { expect, test, vi } from 'vitest';
import { pageAt } from '../../../src/browser/router/find-page';
import { cancelAll, loadNext, readSlide } from '../../../src/browser/viewer/slides';
import { closed } from '../../../src/browser/viewer/state';
import { Gallery } from '../../../src/components/Gallery';
import type { Capture } from '../../../src/model/types';
import { Shell } from '../../../src/page/shell/Shell';

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
  const { picture, text } = readSlide(link, () => {});
  expect([picture.alt, text, picture.draggable]).toEqual([second.alt, 'Tabla de usuarios', false]);
  expect(picture.style.cssText).toMatch(/--width: ?1280; ?--height: ?800;/);
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
});

test('the current picture is announced and loads, and controls at their limit are disabled (A2, A3, A12)', async () => {
  document.body.innerHTML = renderToStaticMarkup(<Shell page={pageAt(new URL('https://example.com/'))} year={2001} />);
  vi.resetModules(); // the script looks up its elements when it is loaded
  const { disableControls, showPicture } = await import('../../../src/browser/viewer/apply-view');
  const captures = read([first, second, third]);
  captures[1]!.picture.dataset.state = 'failed'; // loads again
  showPicture(captures, 1);
  for (const text of [words.position(2, 3), 'Tabla de usuarios']) {
    expect(screen.getByText(text, { selector: 'dialog *' }).closest('[aria-live]')!.ariaLive).toBe('polite');
  }
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: words.openFile, hidden: true }).href)
    .toBe(captures[1]!.link.href);
  expect(captures.map(({ picture }) => [picture.inert, picture.src]))
    .toEqual([[true, ''], [false, captures[1]!.link.href], [true, '']]);
  const size = { width: 9, height: 9 };
  disableControls({ ...closed, stage: size, picture: size, pixels: 9, count: 3, index: 2 });
  const controls = screen.getAllByRole('button', { hidden: true });
  const disabled = controls.filter(({ ariaDisabled }) => ariaDisabled === 'true');
  expect(disabled.map(({ ariaLabel }) => ariaLabel)).toEqual([words.zoomOut, words.next]);
});
