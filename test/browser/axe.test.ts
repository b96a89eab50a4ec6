import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'vitest';
import { eventually, launch, ready, serve, until, untilStill, visit } from './harness';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds, as rule and element. */
async function findings(page) {
  await untilStill(page);
  await page.evaluate(axe);
  const rules = { 'color-contrast-enhanced': { enabled: true } };
  const { violations } = await page.evaluate((rules) => window.axe.run({ rules }), rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
}

const states = {
  home: (page, url) => page.goto(`${url}/`),
  project: (page, url) => page.goto(`${url}/proyectos?id=geoapp`),
  unknown: (page, url) => page.goto(`${url}/proyectos?id=nada`),
  'card turned': async (page, url) => {
    await page.goto(`${url}/`);
    await ready(page);
    await page.focus('#equipo li button');
    await page.keyboard.press('Enter');
    await eventually(page, () => document.querySelector('#equipo li > div').inert, true);
  },
  'menu open': async (page, url) => {
    await page.goto(`${url}/`);
    await ready(page);
    await page.evaluate(() => document.querySelector('#menu').showPopover());
    await eventually(page, () => document.documentElement.dataset.overlay, 'menu');
  },
  'viewer open': async (page, url) => {
    await page.goto(`${url}/proyectos?id=geoapp`);
    await ready(page);
    await page.click('[data-capture]');
    await until(page, () => document.querySelector('dialog img:not([inert])')?.dataset.state === 'load');
  },
};

describe('axe finds no violation in any state (F7, F18, A16)', () => {
  test.each([
    { name: 'chromium', dark: false, width: 390 },
    { name: 'chromium', dark: true, width: 1280 },
    { name: 'firefox', dark: true, width: 390 },
  ])('in $name, at $width px, dark: $dark', async ({ name, dark, width }) => {
    const site = await serve();
    const page = await visit(await launch(name, { dark }), `${site.url}/`, { width, height: 844, dark });
    for (const [state, enter] of Object.entries(states)) {
      if (state === 'menu open' && width > 480) continue;
      await enter(page, site.url);
      await ready(page);
      assert.deepEqual(await findings(page), [], state);
    }
    assert.equal(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches), dark);
  });
});
