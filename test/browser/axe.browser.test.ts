import axe from 'axe-core';
import assert from 'node:assert/strict';
import { untilSettled } from './animations';
import { eventually, type Page, test, type Visit, visit } from './harness';
import { card, openCapture, openMenu, phone, press, projectPath, side, untilLoaded } from './parts';

declare global {
  interface Window { axe: typeof axe }
}

const states: [name: string, path: string, options: Visit, enter?: (page: Page) => Promise<unknown>][] = [
  ['home', '/', {}],
  ['home in light mode', '/', { dark: false }],
  ['card flipped', '/', phone, async (page) => {
    await press(page, `${card} button`);
    await eventually(page, side, 'back');
  }],
  ['menu open', '/', phone, openMenu],
  ['project', projectPath, {}],
  ['viewer open', projectPath, phone, (page) => openCapture(page).then(() => untilLoaded(page))],
  ['unknown', '/proyectos?id=nada', {}],
];

test.each(states)('axe finds no violations in the state “%s” (F7, F18)', async (_, path, options, enter) => {
  const page = await visit('chromium', path, { dark: true, ...options });
  await enter?.(page);
  await page.evaluate(axe.source);
  await untilSettled(page);
  const { violations } = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'], rules: { 'color-contrast-enhanced': { enabled: true } } }));
  assert.deepEqual(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]), []);
});
