import assert from 'node:assert/strict';
import { findViolations } from './axe';
import { eventually, type Page, test, type Visit, visit } from './harness';
import { card, openCapture, openMenu, phone, press, projectPath, side, untilLoaded } from './parts';

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
  assert.deepEqual(await findViolations(page), []);
});
