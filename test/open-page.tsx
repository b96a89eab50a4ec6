// Opens a page of the site in jsdom with its whole script, and with what jsdom lacks: popovers, modal dialogs, layout.
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import * as styles from '../styles/Viewer.module.css';
import { App } from '../src/pages/App';
import { routeOf } from '../src/pages/routes';
import { Shell } from '../src/shell/Shell';
import { replace, restore } from './replace';

export const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
export const stageSize = { width: 1000, height: 600 };
const pictureSize = { width: 800, height: 500 };

/** The next macrotask, by which the events of popovers and dialogs have come. */
export const later = () => new Promise((resolve) => setTimeout(resolve));

/** Makes the menu a popover: `toggle` comes later, as in browsers. */
function addPopover() {
  const menu = find('#menu');
  let isOpen = false;
  function toggle(next: boolean) {
    if (isOpen === next) return;
    menu.dispatchEvent(new Event('beforetoggle'));
    isOpen = next;
    setTimeout(() => menu.dispatchEvent(new Event('toggle')));
  }
  replace(HTMLElement.prototype, { popover: { value: null } });
  Object.assign(menu, {
    showPopover: () => toggle(true),
    hidePopover: () => toggle(false),
    matches: (selector: string) =>
      selector === ':popover-open' ? isOpen : Element.prototype.matches.call(menu, selector),
  });
  find('header button').onclick = (event) => event.defaultPrevented || menu.showPopover();
}

function addDialog() {
  const dialog = find<HTMLDialogElement>('dialog');
  Object.assign(dialog, {
    showModal: () => dialog.setAttribute('open', ''),
    close() {
      if (!dialog.open) return;
      dialog.removeAttribute('open');
      setTimeout(() => dialog.dispatchEvent(new Event('close')));
    },
  });
}

/** The widths of a picture and of the button of the menu, which may be hidden, and the position of the viewer. */
export const layout = { button: 80, picture: pictureSize.width, position: 'fixed', borderRadius: '10px' };

const sizeOf = (element: HTMLElement, onPicture: number, onStage: number) =>
  element.matches('dialog img') ? onPicture : element.matches(`.${styles.stage}`) ? onStage : layout.button;

function addLayout() {
  Object.assign(layout, { button: 80, picture: pictureSize.width, position: 'fixed' });
  replace(window, { getComputedStyle: { value: () => layout } });
  replace(Element.prototype, { getAnimations: { value: () => [] }, setPointerCapture: { value: () => {} } });
  replace(HTMLElement.prototype, {
    offsetWidth: { get(this: HTMLElement) { return sizeOf(this, layout.picture, stageSize.width); } },
    offsetHeight: { get(this: HTMLElement) { return sizeOf(this, pictureSize.height, stageSize.height); } },
    inert: {
      get(this: HTMLElement) { return this.hasAttribute('inert'); },
      set(this: HTMLElement, isInert: boolean) { this.toggleAttribute('inert', isInert); },
    },
  });
}

type Options = { made?: string; hasPopovers?: boolean; prepare?: () => void };

/**
 * Opens an address, with the page that was made for `made`, and waits until it is hydrated; not in a browser without
 * popovers. `prepare` acts before the script runs.
 */
export async function openPage(address: string, { made = address, hasPopovers = true, prepare }: Options = {}) {
  history.pushState(null, '', address);
  const route = routeOf(new URL(made, location.href));
  document.head.innerHTML = `<title></title><meta name="robots"><link rel="canonical" href="${route.page.url}">`;
  document.body.innerHTML = renderToStaticMarkup(<Shell route={route} year={2001} />);
  find('main').innerHTML = renderToString(<App route={route} />);
  restore();
  if (hasPopovers) addPopover();
  addDialog();
  addLayout();
  prepare?.();
  vi.resetModules();
  await import('../src/main');
  for (const style of document.querySelectorAll('style')) style.remove(); // see setup.ts
  if (!hasPopovers) return later();
  await vi.waitFor(() => expect(find('header button').ariaExpanded).not.toBeNull());
}

/** Clicks an element, as the `detail`th click of several. Returns whether the browser would act on it too. */
export const click = (element: Element, detail = 1) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
