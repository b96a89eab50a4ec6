import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { untilStill } from './animations';
import { eventually, test, until, visit } from './harness';
import { openCapture, overlay, phone, project, shown, side } from './parts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The findings of all rules, or of contrast, which depends on the scheme. */
async function findings(page, scheme: string, all: boolean) {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme }, { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await untilStill(page);
  assert.ok(await page.evaluate((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, scheme));
  await page.evaluate(axe);
  const { violations } = await page.evaluate((all) => window.axe.run({
    rules: { 'color-contrast-enhanced': { enabled: true } },
    ...(!all && { runOnly: ['color-contrast', 'color-contrast-enhanced'] }),
  }), all);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
}

/** Without a path, a state follows from the one before. */
const states: [name: string, path: string | undefined, enter?: (page) => Promise<unknown>][] = [
  ['home', '/'],
  ['card flipped', undefined, async (page) => {
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
    await until(page, (shown) => document.querySelector(shown).dataset.state === 'loaded', shown);
  }],
  ['unknown', '/proyectos?id=nada'],
];

test.each([phone.width, 1280])('axe finds no violation in any state, at %i px (F7, F18, A16)', async (width) => {
  let page;
  for (const [state, path, enter] of states) {
    if (!path && width > phone.width) continue;
    if (path) page = await visit('chromium', path, { width });
    await enter?.(page);
    assert.deepEqual(await findings(page, 'dark', true), [], `${state}, dark`);
    if (width === phone.width) assert.deepEqual(await findings(page, 'light', false), [], `${state}, light`);
  }
});
