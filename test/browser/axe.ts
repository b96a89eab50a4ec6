import axe from 'axe-core';
import { untilSettled } from './animations';
import type { AnyPage } from './page';

declare global {
  interface Window { axe: typeof axe }
}

/** Returns the violations of WCAG that axe finds in a page, with the elements that have them. */
export async function findViolations(page: AnyPage) {
  await page.evaluate(axe.source);
  await untilSettled(page);
  const { violations } = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'], rules: { 'color-contrast-enhanced': { enabled: true } } }));
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
