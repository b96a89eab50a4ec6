// What a visitor does on a phone once a page is loaded, and how long it takes.
import { latencyOf } from './loading.mjs';
import { middleOf, watch } from './observe.mjs';
import { withPhone } from './phone.mjs';

/** @import { Watched } from './observe.mjs' */
/** @import { Browser, Page } from './phone.mjs' */

/** What is tapped, and what is to be seen then; in this order, from home on. */
const actions = [
  { name: 'turn a card', control: '#equipo li button', selector: '#equipo li > div:first-child[inert]' },
  { name: 'open the menu', control: 'header button', selector: '#menu:popover-open' },
  { name: 'close the menu', control: '#menu button', selector: '#menu:not(:popover-open)' },
  { name: 'go on to a page', control: '#proyectos .button', selector: 'main [rel=prev]' },
  { name: 'open the viewer', control: '[data-capture]', selector: 'dialog[open]' },
  { name: 'walk on', control: 'dialog [value=PageDown]', selector: 'dialog img:nth-child(2):not([inert])' },
  { name: 'close the viewer', control: 'dialog [value=Escape]', selector: 'dialog:not([open])' },
  { name: 'go back', control: 'main [rel=prev]', selector: '#equipo' },
];

/**
 * @param {Page} page
 * @param {string} control
 * @param {string} selector
 */
async function act(page, control, selector) {
  const { x, y } = await page.evaluate(middleOf, control);
  const watching = page.evaluate(watch, selector);
  const since = await page.evaluate('performance.now()');
  await page.touchscreen.tap(x, y);
  const { shownAt, frames } = /** @type {Watched} */ (await watching);
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at)).sort((a, b) => a - b);
  return { paint: await latencyOf(page, since), shown: shownAt - since, frame: gaps[Math.floor(gaps.length * 0.95)] ?? 0 };
}

/**
 * Does all actions once. Returns of each, in milliseconds, how long the next paint took, how long it took until what was
 * asked for was shown, and how long all but one frame in twenty lasted at most in the half second after it.
 * @param {Browser} browser
 * @param {string} address
 */
export const measureActions = (browser, address) => withPhone(browser, false, async (page) => {
  await page.goto(address, { waitUntil: 'networkidle0' });
  /** @type {Record<string, number>} */
  const measured = {};
  for (const { name, control, selector } of actions) {
    const { paint, shown, frame } = await act(page, control, selector);
    measured[name] = paint;
    measured[`${name}: until it is shown`] = shown;
    measured[`${name}: a long frame`] = frame;
  }
  return measured;
});
