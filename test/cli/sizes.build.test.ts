import { beforeAll, expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';
import { measure } from '../../src/cli/sizes';
import { built, type Site, textOf } from '../copies/built';

let site: Site;
let sizes: ReturnType<typeof measure>;
beforeAll(async () => {
  site = await built('content.ts');
  sizes = measure({ ...site, files: await compress(site.files) });
});

test('pages have at most 8,700 B with their CSS', () => {
  expect(sizes.pages.map(([path]) => path)).toContain('proyectos/geoapp.html');
  expect(sizes.pages.filter(([, bytes]) => bytes > 8_700)).toEqual([]);
});

test('the script has at most 66,000 B', () => {
  expect(sizes.script[1]).toBeLessThanOrEqual(66_000);
});

test('the script has the production build of React', () => {
  expect(textOf(site, site.script)).not.toMatch(/react\.dev\/link|React DevTools|Warning:/);
});
