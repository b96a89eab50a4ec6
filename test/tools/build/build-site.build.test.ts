import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../../src/tools/build/build-site';
import { shortHash } from '../../../src/tools/files';
import { Mistake } from '../../../src/tools/mistake';
import { pageOf, textOf } from '../../copies/built';
import { changedCopy } from '../../copies/changed-copy';
import { root as unchanged, writeFiles } from '../../copies/root';

test('a file of assets/root/ is copied, and replaces one that the build writes (S7)', async () => {
  const root = changedCopy();
  writeFiles(root, { 'assets/root/robots.txt': 'own', 'keys/security.txt': 'a' });
  symlinkSync(join(root, 'keys'), join(root, 'assets/root/.well-known'), 'junction');
  const site = await buildSite(root);
  expect(textOf(site, 'robots.txt')).toBe('own');
  expect(textOf(site, '.well-known/security.txt')).toBe('a');
});

test('missing icons are reported once each, with the command that makes them (F6)', async () => {
  const root = changedCopy();
  for (const file of ['favicon.ico', 'icon.svg']) rmSync(join(root, 'assets', file));
  const sentences = ['icon.svg', 'favicon.ico'].map((file) => `assets/${file} is missing; run npm run images`);
  await expect(buildSite(root)).rejects.toThrow(new Mistake(sentences.join('\n')));
});

test('the content must not import values from the kit, which is made of it (U1)', async () => {
  const root = changedCopy(['src/site/content.ts', /^/, "import { base } from '../kit';\nexport const path = base;\n"]);
  await expect(buildSite(root)).rejects.toThrow(/only types from the kit[^]*content.ts:1:/);
});

test('of style sheets, theme.css and those that components import are published, the last in no layer', async () => {
  const root = changedCopy(
    ['src/site/sections.tsx', /^/, "import './own.css';\nimport 'parts/style.css';\n"],
    ['src/site/theme.css', /$/, '.theme { order: 1 }'],
  );
  writeFiles(root, {
    'src/site/own.css': '.own { order: 1 }', 'src/site/theme copia.css': '.copy { order: 1 }',
    'node_modules/parts/style.css': '.package { order: 1; background: url(data:image/gif;base64,R0) }',
  });
  const css = pageOf(await buildSite(root), 'index.html').querySelector('style')!.textContent;
  const order = /^@layer theme\{.*\.theme\{.*@layer packages\{\.package\{.*@layer components\{.*\}\.own\{order:1\}$/;
  expect(css).toMatch(order);
  expect(css).not.toContain('.copy');
});

test('a CommonJS package has the default export it names, and warnings about packages do not fail (U4)', async () => {
  const root = changedCopy(
    ['src/site/sections.tsx', /^/, "import Slider from 'slider';\nimport 'pure';\n"],
    ['src/site/sections.tsx', /Content: Invitation/, 'Content: Slider'],
  );
  writeFiles(root, {
    'node_modules/slider/index.js': "exports.__esModule = true; exports.default = () => 'Slides of a package';",
    'node_modules/pure/package.json': '{ "sideEffects": false }', 'node_modules/pure/index.js': '',
  });
  expect(textOf(await buildSite(root), 'index.html')).toContain('Slides of a package');
});

test('two builds give the same files', async () => {
  const [one, other] = await Promise.all([buildSite(unchanged), buildSite(unchanged)]);
  const hashes = ({ files }: BuiltSite) => [...files].map(([path, bytes]) => `${shortHash(bytes)} ${path}`).sort();
  expect(hashes(other)).toEqual(hashes(one)); // esbuild loads them at once, in any order
});
