import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { run } from 'axe-core';
import { untilStill } from './animations';
import { eventually, type Page, test, until, visit } from './harness';
import { card, focus, isLoaded, openCapture, openMenu, phone, project, side } from './parts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window { axe: { run: typeof run } }
}

/** The findings of all rules, or of contrast, which depends on the scheme. */
async function findings(page: Page, scheme: string, all: boolean) {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme }, { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await untilStill(page);
  await page.evaluate(axe);
  const { violations } = await page.evaluate((all: boolean) => window.axe.run({
    rules: { 'color-contrast-enhanced': { enabled: true } },
    ...(!all && { runOnly: ['color-contrast', 'color-contrast-enhanced'] }),
  }), all);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
}

const states: [name: string, path: string, enter?: (page: Page) => Promise<unknown>][] = [
  ['home', '/'],
  ['card flipped', '/', async (page) => {
    await focus(page, `${card} button`);
    await page.keyboard.press('Enter');
    await eventually(page, side, 'back');
  }],
  ['menu open', '/', openMenu],
  ['project', project],
  ['viewer open', project, async (page) => {
    await openCapture(page, 0);
    await until(page, isLoaded);
  }],
  ['unknown', '/proyectos?id=nada'],
];

test.each(states)('axe finds no violation: %s (F7, F18, A16)', async (_, path, enter) => {
  const page = await visit('chromium', path, phone);
  await enter?.(page);
  assert.deepEqual(await findings(page, 'dark', true), []);
  assert.deepEqual(await findings(page, 'light', false), []);
  if (enter) return;
  await page.setViewport({ width: 1280, height: 800 });
  assert.deepEqual(await findings(page, 'dark', true), []);
});
