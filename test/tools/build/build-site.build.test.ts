import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../src/tools/build/build-site';
import { Mistake } from '../../../src/tools/mistake';
import { build, pageOf, textOf } from '../../copies/built';
import { changedCopy, type Edit } from '../../copies/changed-copy';
import { writeFiles } from '../../copies/root';

test('a file of assets/root/ is copied, and replaces one that the build writes (S7)', async () => {
  const root = changedCopy();
  writeFiles(root, { 'assets/root/robots.txt': 'own', 'keys/security.txt': 'a' });
  symlinkSync(join(root, 'keys'), join(root, 'assets/root/.well-known'), 'junction');
  const site = await buildSite(root);
  expect([textOf(site, 'robots.txt'), textOf(site, '.well-known/security.txt')]).toEqual(['own', 'a']);
});

test('of missing icons, each is named once, with what makes them (F6)', async () => {
  const root = changedCopy();
  for (const file of ['favicon.ico', 'icon.svg']) rmSync(join(root, 'assets', file));
  const sentences = ['icon.svg', 'favicon.ico'].map((file) => `assets/${file} is missing; run npm run images`);
  await expect(buildSite(root)).rejects.toThrow(new Mistake(sentences.join('\n')));
});

test.each<[what: string, edit: Edit, sentence: RegExp]>([
  ['a dead link', ['src/site/sections.tsx', /Content: Invitation/, 'Content: () => <a href="/nada">Hola</a>'],
    /has nothing at \/nada$/],
  ['a value of the kit in the content',
    ['src/site/content.ts', /^/, "import { base } from '../kit';\nexport const path = base;\n"],
    /Import only types[^]*content.ts:1:/],
])('%s is refused with its place (F5, U1)', (_, edit, sentence) =>
  expect(buildSite(changedCopy(edit))).rejects.toThrow(sentence));

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

test('of packages, CommonJS modules have the default export they name, and warnings pass (U4)', async () => {
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
  const [{ files }, again] = await Promise.all([build('content.ts'), build('content.ts')]);
  expect([...again.files.keys()].sort()).toEqual([...files.keys()].sort()); // esbuild loads them at once
  expect([...files].filter(([path, bytes]) => !bytes.equals(again.files.get(path)!))).toEqual([]);
});
