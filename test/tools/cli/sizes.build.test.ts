import { beforeAll, expect, test } from 'vitest';
import { compress } from '../../../src/tools/cli/compress';
import { measure } from '../../../src/tools/cli/sizes';
import { built, type Site, textOf } from '../../copies/built';

let site: Site;
let files: Site['files'];
beforeAll(async () => {
  site = await built('content.ts');
  files = new Map([...site.files, ...await compress(site.files)]);
});

test('pages have at most 9,000 B with their CSS', () => {
  const { pages } = measure({ ...site, files });
  expect(pages.map(([path]) => path)).toContain('proyectos/geoapp.html');
  expect(pages.filter(([, bytes]) => bytes > 9_000)).toEqual([]);
});

test('the script has at most 68,000 B', () => {
  expect(files.get(`${site.script}.br`)!.length).toBeLessThanOrEqual(68_000);
});

test('the script has the production build of React, and its licence beside it', () => {
  expect(textOf(site, site.script)).not.toMatch(/react\.dev\/link|React DevTools|Warning:/);
  expect(textOf(site, `${site.script}.LICENSE.txt`)).toContain('Permission is hereby granted');
});
