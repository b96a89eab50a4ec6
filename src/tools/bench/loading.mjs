// How a page loads on a slow phone, and what it answers while its script arrives.
import { middleOf, noted, watch } from './observe.mjs';
import { withPhone } from './phone.mjs';

/** @import { Browser, Page } from './phone.mjs' */
/** @import { Span } from './observe.mjs' */

const taskMs = 50; // what a task may take before it blocks: https://web.dev/articles/tbt

const settled = { waitUntil: 'networkidle0' };

const rest = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads an address. Returns, in milliseconds, first and largest paint, the longest task after it, and by how much tasks
 * were too long.
 * @param {Browser} browser
 * @param {string} address
 */
export const measureLoad = (browser, address) => withPhone(browser, true, async (page) => {
  await page.goto(address, settled);
  await rest(500);
  const { firstPaint, largestPaint, longTasks } = await page.evaluate(noted);
  const after = longTasks.filter((/** @type {Span} */ { start, ms }) => start + ms > firstPaint).map((/** @type {Span} */ { ms }) => ms);
  return {
    'first paint': firstPaint,
    'largest paint': largestPaint,
    'longest task': Math.max(0, ...after),
    'blocking time': after.reduce((/** @type {number} */ sum, /** @type {number} */ ms) => sum + Math.max(0, ms - taskMs), 0),
  };
});

/**
 * Taps `control` in the moment the script arrives, and waits until `selector` finds something. Returns the milliseconds to
 * the next paint.
 * @param {Browser} browser
 * @param {string} address
 * @param {string} control
 * @param {string} selector
 */
const measureEarlyTap = (browser, address, control, selector) => withPhone(browser, true, async (page, session) => {
  const arrived = new Promise((resolve) => {
    /** @type {string} */
    let script;
    session.on('Network.requestWillBeSent', ({ request, requestId }) => { if (request.url.endsWith('.js')) script = requestId; });
    session.on('Network.loadingFinished', ({ requestId }) => { if (requestId === script) resolve(undefined); });
  });
  const loaded = page.goto(address, settled);
  while (!(await page.evaluate(noted)?.catch(() => {}))?.firstPaint) await rest(20);
  const { x, y } = await page.evaluate(middleOf, control);
  const watching = page.evaluate(watch, selector);
  await arrived;
  await page.touchscreen.tap(x, y);
  await watching;
  await loaded;
  return latencyOf(page);
});

/**
 * @param {Browser} browser
 * @param {string} address
 */
export const measureEarlyTaps = async (browser, address) => ({
  'open the menu': await measureEarlyTap(browser, address, 'header button', '#menu:popover-open'),
  'turn a card': await measureEarlyTap(browser, address, '#equipo li button', '#equipo li > div:first-child[inert]'),
});

/**
 * The time from an event to the next paint, the longest of those since `since`; the browser tells of none below 16 ms.
 * @param {Page} page
 * @param {number} [since]
 */
export async function latencyOf(page, since = 0) {
  const { events } = await page.evaluate(noted);
  const later = events.filter((/** @type {Span} */ { start }) => start >= since);
  return Math.max(16, ...later.map((/** @type {Span} */ { ms }) => ms));
}
