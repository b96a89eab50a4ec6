// Opens a page in jsdom with the whole script, and with what jsdom lacks: popovers, modal dialogs, layout.
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { pageAt } from '../../src/browser/router/find-page';
import { App } from '../../src/page/App';
import { Shell } from '../../src/page/shell/Shell';
import { removeListeners } from './listeners';

export const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

/** The next task, after the events of popovers and dialogs. */
export const later = () => new Promise((resolve) => setTimeout(resolve));

function addPopover() {
  const menu = find('#menu');
  let isOpen = false;
  function toggle(next: boolean) {
    if (isOpen === next) return;
    menu.dispatchEvent(new Event('beforetoggle'));
    isOpen = next;
    setTimeout(() => menu.dispatchEvent(new Event('toggle')));
  }
  HTMLElement.prototype.popover = null;
  Object.assign(menu, {
    showPopover: () => toggle(true),
    hidePopover: () => toggle(false),
    matches: (selector: string) =>
      selector === ':popover-open' ? isOpen : Element.prototype.matches.call(menu, selector),
  });
  find('header button').onclick = (event) => event.defaultPrevented || menu.showPopover();
}

const isHydrated = () =>
  [...document.querySelectorAll('[aria-controls=menu], #equipo button')].every(({ ariaExpanded }) => ariaExpanded);

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
});

export const stageBox = { left: 30, top: 60, width: 1000, height: 600 };
const pictureSize = { width: 800, height: 500 };

export const layout = { button: 80, picture: pictureSize.width };

const sizeOf = (element: HTMLElement, onPicture: number, onStage: number) =>
  element.matches('dialog img') ? onPicture : element.matches('dialog div') ? onStage : layout.button;

Object.assign(Element.prototype, { setPointerCapture() {}, releasePointerCapture() {} });
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { configurable: true, get() { return sizeOf(this, layout.picture, stageBox.width); } },
  offsetHeight: { configurable: true, get() { return sizeOf(this, pictureSize.height, stageBox.height); } },
  inert: {
    configurable: true,
    get() { return this.hasAttribute('inert'); },
    set(isInert) { this.toggleAttribute('inert', isInert); },
  },
});

// The page is not zoomed.
Object.assign(window, { visualViewport: { offsetLeft: 0, offsetTop: 0, scale: 1 } });

type Options = { prerendered?: string; hasPopovers?: boolean; prepare?: () => void; isReady?: () => boolean };

/**
 * Opens an address, with the page of `prerendered`, and waits until it `isReady`, in browsers with popovers. `prepare`
 * runs before the script.
 */
export async function openPage(address: string, options: Options = {}) {
  const { prerendered = address, hasPopovers = true, prepare, isReady = isHydrated } = options;
  removeListeners();
  history.pushState(null, '', address);
  const page = pageAt(new URL(prerendered, location.href));
  document.head.innerHTML = `<title></title><meta name="robots"><link rel="canonical" href="${page.url}">
    <style>dialog { position: fixed }</style>`;
  document.body.innerHTML = renderToStaticMarkup(<Shell page={page} year={2001} />);
  find('main').innerHTML = renderToString(<App page={page} />);
  layout.button = 80;
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  if (hasPopovers) addPopover();
  prepare?.();
  vi.resetModules();
  await import('../../src/browser/main');
  if (!hasPopovers) return later();
  await vi.waitUntil(isReady, { interval: 1, timeout: 30_000 });
}

/** Returns whether the browser would act on the click too. */
export const click = (element: Element, detail = 1) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
