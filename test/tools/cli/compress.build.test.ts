import { beforeAll, expect, test } from 'vitest';
import { compress } from '../../../src/tools/cli/compress';
import { built, type Site, textOf } from '../../copies/built';

let site: Site;
let sizes: Map<string, number>;
beforeAll(async () => {
  site = await built('content.ts');
  sizes = new Map([...await compress(site.files)].map(([path, bytes]) => [path, bytes.length]));
});

test('pages have at most 9,000 B with their CSS', () => {
  for (const path of ['index.html', 'proyectos/geoapp.html']) expect(sizes.get(`${path}.br`), path).toBeLessThan(9001);
});

test('the script has at most 68,000 B, the production build of React, and its licence beside it', () => {
  expect(sizes.get(`${site.script}.br`)).toBeLessThan(68_001);
  expect(textOf(site, site.script)).not.toMatch(/react\.dev\/link|React DevTools|Warning:/);
  expect(textOf(site, `${site.script}.LICENSE.txt`)).toContain('Permission is hereby granted');
});
