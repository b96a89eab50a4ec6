// Functions without a `page` run in the page.
import { type AnyPage, eventually, until, words } from './harness';

export const phone = { width: 390, height: 844 };
export const project = '/proyectos?id=geoapp';
export const toProject = '#proyectos a';
export const shown = 'dialog img:not([inert])'; // the picture in the viewer
export const email = 'main .button[href^="mailto:"]';

export const heading = () => document.querySelector('h1')?.textContent;
export const overlay = () => document.documentElement.dataset.overlay ?? null;
export const focused = () => document.activeElement.textContent || document.activeElement.ariaLabel;
export const isMenuOpen = () => document.querySelector('#menu').matches(':popover-open');
export const isViewerOpen = () => document.querySelector('dialog').open;
export const counter = () => document.querySelector('dialog p').textContent;
export const side = () => (document.querySelector('#equipo li > div').inert ? 'back' : 'front');

export const isAt = (heading, y) =>
  document.querySelector('h1')?.textContent.startsWith(heading) && Math.abs(scrollY - y) <= 2;

export const isBelowHeader = (id) => {
  const { top, bottom } = document.querySelector(`#${id} h2`).getBoundingClientRect();
  return top >= document.querySelector('header').getBoundingClientRect().bottom && bottom <= innerHeight;
};

/** The contrast of any color with an opaque ground. */
export function contrast(color: string, ground: string) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const luminances = [ground, color].map((paint) => {
    canvas.fillStyle = paint;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => (value / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  });
  return Math.max(...luminances) / Math.min(...luminances);
}

export const enlargeText = () => (document.documentElement.style.fontSize = '200%');

export const faults = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isHidden = (element) => element.closest('[role=status], #page > a, [role=tooltip], svg > *');
  const beyond = [...document.querySelectorAll('#page *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1) && !isHidden(element);
  });
  const clipped = [...document.querySelectorAll('#equipo li > div, #equipo button ~ div :is(li, li > a)')]
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
  const broken = [];
  const whole = 'header a, h1, h2, #equipo li li:not(:only-child), #contacto p, .button[href^="mailto:"]';
  for (const element of document.querySelectorAll(whole)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  const textOf = ({ outerHTML }) => outerHTML.slice(0, 80);
  return { scrolls: scrollWidth > clientWidth, beyond: beyond.map(textOf), clipped: clipped.map(textOf), broken };
};

export const noFaults = { scrolls: false, beyond: [], clipped: [], broken: [] };

/** Returns what `read`, run in the page, returns in windows of these widths, and heights, by default 800px. */
export async function inWindows(page, windows: readonly (number | readonly number[])[], read, ...args): Promise<any[]> {
  const found = [];
  for (const window of windows) {
    const [width, height = 800] = [window].flat();
    await page.setViewport({ width, height });
    await until(page as AnyPage, (width) => innerWidth === width, width);
    found.push(await page.evaluate(read, ...args));
  }
  return found;
}

/** Waits until a click is no second click. */
export async function untilSingle(page) {
  const from = await page.evaluate(() => performance.now());
  await until(page, (from) => performance.now() - from > 500, from);
}

/** Clicks by script, also an element that is out of view or moving. */
export const press = (page, selector: string) => page.$eval(selector, (element) => element.click());

export const goBack = (page) => page.evaluate(() => history.back());

export async function openMenu(page) {
  await page.click('header button');
  await eventually(page, isMenuOpen, true);
  await eventually(page, overlay, 'menu');
}

export async function openCapture(page, index: number) {
  await page.click(`[data-capture="${index}"]`);
  await eventually(page, isViewerOpen, true);
  await eventually(page, counter, words.position(index + 1, 3));
}
