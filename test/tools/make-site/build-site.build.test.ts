import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../src/tools/make-site/build-site';
import { Mistake } from '../../../src/tools/mistake';
import { pageOf, textOf } from '../../copies/pages';
import { changedCopy, makeCopy } from '../../copies/root';

test('a file of assets/root/ is copied, and style sheets that components import are in pages (F39, S7)', async () => {
  const root = changedCopy(
    {
      'assets/root/robots.txt': 'own', // in place of that of the build
      'keys/security.txt': 'a',
      'src/site/own.css': '.own { order: 1 }',
      'node_modules/parts/style.css': '.package { order: 1 }',
    },
    ['src/site/sections.tsx', /^/, "import './own.css';\nimport 'parts/style.css';\n"],
  );
  symlinkSync(join(root, 'keys'), join(root, 'assets/root/.well-known'), 'junction');
  const site = await buildSite(root);
  expect(textOf(site, 'robots.txt')).toBe('own');
  expect(textOf(site, '.well-known/security.txt')).toBe('a');
  const css = pageOf(site, 'index.html').querySelector('style')!.textContent;
  expect(css).toMatch(/@layer packages\{\.package\{.*@layer components\{.*\}\.own\{order:1\}$/);
});

test('missing icons are reported once each, with the command that makes them (F6)', async () => {
  const root = makeCopy();
  for (const file of ['favicon.ico', 'icon.svg']) rmSync(join(root, 'assets', file));
  const sentences = ['icon.svg', 'favicon.ico'].map((file) => `assets/${file} is missing; run npm run images`);
  await expect(buildSite(root)).rejects.toThrow(new Mistake(sentences.join('\n')));
});

test('the content must not import values from the kit, which is made of it (U1)', async () => {
  const kit = "import { base } from '../kit';\nexport const path = base;\n";
  await expect(buildSite(changedCopy({}, ['src/site/content.ts', /^/, kit])))
    .rejects.toThrow(/only types from the kit[^]*content.ts:1:/);
});
