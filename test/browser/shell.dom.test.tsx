// Tests everything outside of <main>. jsdom lacks popovers, modal dialogs, pinch zoom and the observation of sizes.
import { fireEvent, screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { projects } from 'site-data';
import * as words from 'site/words';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageAt } from '../../src/browser/router/find-page';
import { App } from '../../src/page/App';
import { Shell } from '../../src/page/shell/Shell';

const page = pageAt(new URL('https://example.com/proyectos?id=geoapp'));
let menu: HTMLElement;
let isMenuOpen: boolean;
let viewer: HTMLDialogElement;
let resize: () => void;

beforeEach(() => {
  document.head.innerHTML = '<style>dialog { position: fixed }</style>';
  document.body.innerHTML = renderToStaticMarkup(<Shell page={page} year={2001} />);
  screen.getByRole('main').innerHTML = renderToStaticMarkup(<App page={page} />);
  menu = document.querySelector('#menu')!;
  viewer = document.querySelector('dialog')!;
  isMenuOpen = false;
  Object.assign(menu, { hidePopover: () => toggleMenu(false), matches: () => isMenuOpen });
  const close = () => { viewer.open = false; fireEvent(viewer, new Event('close')); };
  Object.assign(viewer, { showModal: () => { viewer.open = true; }, close: vi.fn(close) });
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('visualViewport', { scale: 1, offsetLeft: 0, offsetTop: 0 });
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('ResizeObserver', class { constructor(read: () => void) { resize = read; } observe() {} });
});

function toggleMenu(isOpen: boolean) {
  if (isMenuOpen === isOpen) return;
  isMenuOpen = isOpen;
  fireEvent(menu, new Event('toggle'));
}

/** Starts the script among foreign elements, as an extension might add them. */
async function start() {
  for (const place of [document.body, document.querySelector('#page > header')!]) {
    place.insertAdjacentHTML('afterbegin', '<header></header><footer><time></time></footer><dialog></dialog><h1></h1>');
  }
  vi.resetModules();
  (await import('../../src/browser/start-shell')).startShell();
}

const captures = () => screen.getAllByRole<HTMLAnchorElement>('link', { name: new RegExp(projects[0]!.title) });
const counter = () => document.querySelector('.Viewer-counter')!.textContent;

async function open(index: number) {
  fireEvent.click(captures()[index]!);
  await expect.poll(() => viewer.open).toBe(true);
}

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.Viewer-strip img')];

test('the viewer is named after the heading of the captures, and announces position and caption (A1, A12, A14, F37)',
  async () => {
    await start();
    await open(1);
    expect(viewer.ariaLabel).toBe(words.captures(projects[0]!.title));
    for (const text of [words.position(2, 3), 'Tabla de usuarios']) {
      expect(screen.getByText(text, { selector: 'dialog *' }).closest('[aria-live]')!.ariaLive).toBe('polite');
    }
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: words.openFile }).href).toBe(captures()[1]!.href);
  });

test('quick steps announce only the last picture, whose capture has the focus after closing (A12, A14)', async () => {
  await start();
  await open(0);
  expect(counter()).toBe(words.position(1, 3));
  const announced = vi.fn();
  new MutationObserver(announced).observe(document.querySelector('.Viewer-counter')!, { childList: true });
  for (const key of ['PageDown', 'End']) fireEvent.keyDown(viewer, { key });
  await expect.poll(counter).toBe(words.position(3, 3));
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  await expect.poll(() => document.activeElement).toBe(captures()[2]);
  expect(announced).toHaveBeenCalledOnce();
});

test('after the viewer has closed, nothing loads (A20)', async () => {
  await start();
  await open(0);
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  await expect.poll(() => viewer.open).toBe(false);
  const loading = () => pictures().filter(({ src }) => src);
  expect(loading()).toEqual([]);
  fireEvent.load(pictures()[0]!); // what arrived before
  expect(loading()).toEqual([]);
});

test('a picture that failed loads again when it is shown, and controls at their limit are disabled (A2, A11, A22)',
  async () => {
    await start();
    await open(1);
    fireEvent.error(pictures()[2]!);
    expect(fireEvent.keyDown(viewer, { key: 'End' }), 'the page would scroll').toBe(false);
    const disabled = () => screen.getAllByRole('button').filter(({ ariaDisabled }) => ariaDisabled === 'true');
    await expect.poll(() => disabled().map(({ ariaLabel }) => ariaLabel)).toEqual([words.zoomOut, words.next]);
    expect(pictures().map(({ inert }) => inert)).toEqual([true, true, false]);
    expect(pictures().map(({ src }) => src)).toEqual(['', '', captures()[2]!.href]);
  });

test('a resized viewport, as by an address bar, does not end a drag (A9, A26)', async () => {
  await start();
  await open(0);
  const stage = Object.assign(document.querySelector('.Viewer-stage')!, { setPointerCapture: () => {} });
  fireEvent.pointerDown(stage);
  fireEvent.pointerMove(stage, { buttons: 1, clientX: 50 });
  visualViewport!.onresize!(new Event('resize'));
  expect(viewer.hasAttribute('data-moving')).toBe(true);
});

test('without the deferred style sheet, clicks on captures are left to the browser (F24)', async () => {
  await start();
  document.head.replaceChildren();
  let isTaken;
  addEventListener('click', (event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot navigate
  });
  fireEvent.click(captures()[0]!);
  expect(isTaken).toBe(false);
});

test('the viewer takes the focus only if it would be lost (A14)', async () => {
  await start();
  await open(0);
  screen.getByRole('button', { name: words.close }).focus();
  expect(document.activeElement!.ariaLabel).toBe(words.close);
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(viewer);
});

test.each([
  ['Back closes an open viewer and stays on the page', 'traverse', true, true, true],
  ['Back leaves a page without an open viewer', 'traverse', true, false, false],
  ['Back leaves the page if the browser insists', 'traverse', false, true, false],
  ['a link leaves the page', 'push', true, true, false],
])('%s (A18)', async (_, navigationType, cancelable, isOpen, isTaken) => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  await start();
  if (isOpen) await open(0);
  const event = Object.assign(new Event('navigate', { cancelable }), { navigationType });
  expect(navigation.dispatchEvent(event)).toBe(!isTaken);
  expect(viewer.open).toBe(isOpen && !isTaken);
});

test('a page that is restored from the cache has no open overlay (A18)', async () => {
  await start();
  await open(0);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(viewer.open).toBe(false);
});

test('the year in the footer is the current one (F24)', async () => {
  vi.setSystemTime(new Date(2999, 5));
  await start();
  expect(document.querySelector('#page > footer time')!.textContent).toBe('2999');
});

const menuLinks = () => [...menu.querySelectorAll<HTMLElement>('li a')];

test('the focus moves to the first link of the menu and, when the menu closes, back to its button (B2)', async () => {
  await start();
  for (const move of [() => {}, () => menuLinks()[1]!.focus(), () => (document.activeElement as HTMLElement).blur()]) {
    toggleMenu(true);
    expect(document.activeElement).toBe(menuLinks()[0]);
    move();
    toggleMenu(false);
    expect(document.activeElement).toBe(document.querySelector('[popovertarget=menu]'));
  }
  const elsewhere = document.querySelector<HTMLElement>('#page > footer a')!;
  toggleMenu(true);
  elsewhere.focus();
  toggleMenu(false);
  expect(document.activeElement).toBe(elsewhere);
});

test('when the header gets room, the menu closes, and the focus moves to its link or to the content (B2)', async () => {
  await start();
  const width = vi.spyOn(document.querySelector<HTMLElement>('[popovertarget=menu]')!, 'offsetWidth', 'get');
  const resizeWith = (part: string, buttonWidth: number) => {
    toggleMenu(true);
    menu.querySelector<HTMLElement>(part)!.focus();
    width.mockReturnValue(buttonWidth);
    resize();
  };
  resizeWith('[href="/#equipo"]', 44);
  expect([isMenuOpen, menu.contains(document.activeElement)]).toEqual([true, true]);
  resizeWith('[href="/#equipo"]', 0);
  expect([isMenuOpen, document.activeElement!.matches('header [href="/#equipo"]')]).toEqual([false, true]);
  resizeWith('button', 0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  (document.activeElement as HTMLElement).blur();
  resize();
  expect(document.activeElement).toBe(document.body);
});
