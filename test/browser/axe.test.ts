import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { untilStill } from './animations';
import { eventually, test, until, visit } from './harness';
import { openCapture, overlay, phone, project, shown, side } from './parts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findings(page) {
  await untilStill(page);
  await page.evaluate(axe);
  const rules = { 'color-contrast-enhanced': { enabled: true } };
  const { violations } = await page.evaluate((rules) => window.axe.run({ rules }), rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
}

/** The states of pages: their names, a path to open, and what leads on from there or from the state before. */
const states: [name: string, path: string | undefined, enter?: (page) => Promise<unknown>][] = [
  ['home', '/'],
  ['card turned', undefined, async (page) => {
    await page.focus('#equipo li button');
    await page.keyboard.press('Enter');
    await eventually(page, side, 'back');
  }],
  ['menu open', undefined, async (page) => {
    await page.evaluate(() => document.querySelector('#menu').showPopover());
    await eventually(page, overlay, 'menu');
  }],
  ['project', project],
  ['viewer open', undefined, async (page) => {
    await openCapture(page, 0);
    await until(page, (shown) => document.querySelector(shown).dataset.state === 'load', shown);
  }],
  ['unknown', '/proyectos?id=nada'],
];

test.each([
  { dark: false, width: phone.width }, { dark: true, width: phone.width }, { dark: true, width: 1280 },
])('axe finds no violation in any state, at $width px, dark: $dark (F7, F18, A16)', async ({ dark, width }) => {
  let page;
  for (const [state, path, enter] of states) {
    if (state === 'menu open' && width > phone.width) continue;
    if (path) page = await visit('chromium', path, { dark, width });
    await enter?.(page);
    assert.deepEqual(await findings(page), [], state);
  }
  assert.equal(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches), dark);
});
