// Parts of the site. Functions without a `page` argument run in the page.
import { type AnyPage, eventually, until, words } from './harness';

export const phone = { width: 390, height: 844 };
export const projectPath = '/proyectos?id=geoapp';
export const toProject = '#proyectos a';
export const shown = 'dialog img:not([inert])'; // the picture in the viewer
export const card = '#equipo > ul > li';

/** Returns whether the page cannot scroll because the menu or the viewer is open. */
export const isLocked = () => styleOf('body').overflow === 'hidden';
export const focused = () => document.activeElement!.textContent || document.activeElement!.ariaLabel;
export const isMenuOpen = () => $('#menu').matches(':popover-open');
export const isViewerOpen = () => $<HTMLDialogElement>('dialog').open;
export const counter = () => $('.Viewer-counter').textContent;
export const side = () => ($('.MemberCard-front').inert ? 'back' : 'front');

export const isAt = (heading: string, y: number) =>
  document.querySelector('h1')?.textContent.startsWith(heading) && Math.abs(scrollY - y) <= 2;

/** Returns whether a section is 32px below the header. */
export const isAtSection = (id: string) =>
  Math.abs(boxOf(`#${id}`).top - boxOf('#page > header').bottom - 32) < 2;

/** Waits until the picture in the viewer is loaded. */
export const untilLoaded = (page: AnyPage) =>
  until(page, (shown: string) => $(shown).dataset.state === 'loaded', shown);

export const setTextSize = (size: string) => { document.documentElement.style.fontSize = size; };

/** Calls `read` in windows of these widths and (by default 800px) heights. Returns the results. */
export async function inWindows<Args extends unknown[], Value>(
  page: AnyPage, windows: readonly (number | readonly [number, number])[], read: (...args: Args) => Value, ...args: Args
) {
  const found = [];
  for (const window of windows) {
    const [width = 0, height = 800] = [window].flat();
    await page.setViewport({ width, height });
    await until(page, (width: number) => innerWidth === width, width);
    found.push(await page.evaluate(read, ...args));
  }
  return found;
}

/** Clicks by script, which works even if the element is out of view or moving. */
export const press = (page: AnyPage, selector: string) =>
  page.evaluate((selector: string) => $(selector).click(), selector);

export const focus = (page: AnyPage, selector: string) =>
  page.evaluate((selector: string) => $(selector).focus(), selector);

export const scrollToCenter = (page: AnyPage, selector: string) =>
  page.evaluate((selector: string) => $(selector).scrollIntoView({ block: 'center', behavior: 'instant' }), selector);

/** Goes back or forward by script, because Puppeteer would wait forever for documents that Firefox has cached. */
export const traverse = (page: AnyPage, by: 1 | -1) =>
  page.evaluate((by: number) => { setTimeout(() => history.go(by)); }, by);

export async function openMenu(page: AnyPage) {
  await page.click('header button');
  await eventually(page, isMenuOpen, true);
  await eventually(page, () => $('#menu').contains(document.activeElement), true);
}

export async function openCapture(page: AnyPage, index = 0) {
  await page.click(`[data-capture="${index}"]`);
  await eventually(page, isViewerOpen, true);
  await eventually(page, counter, words.position(index + 1, 3));
}
