import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../src/tools/build/build-site';
import { UserError } from '../../../src/tools/user-error';
import { pageOf, textOf } from '../../fixtures/pages';
import { changedCopy, makeCopy } from '../../fixtures/root';

const page = "export const frontmatter = { title: 'A', description: 'B' };\nexport default () => 'C';";

test('files in assets/root/ are copied, and pages include the style sheets that they import (F39, S7)', async () => {
  const root = changedCopy(
    {
      'assets/root/robots.txt': 'own', // replaces the generated file
      'keys/security.txt': 'a',
      'src/site/own.css': '.own { order: 1 }',
      'src/site/page.css': '.page { order: 1 }',
      'src/site/pages/uno/index.tsx': `import '../../page.css';\nimport 'parts/dark.css';\n${page}`,
      'src/site/pages/dos.tsx': page,
      'node_modules/parts/dark.css': '.dark { order: 1 }',
      'node_modules/parts/style.css': '.package { order: 1 }',
    },
    ['src/site/sections.tsx', /^/, "import './own.css';\nimport 'parts/style.css';\n"],
  );
  symlinkSync(join(root, 'keys'), join(root, 'assets/root/.well-known'), 'junction');
  const site = await buildSite(root);
  expect(textOf(site, 'robots.txt')).toBe('own');
  expect(textOf(site, '.well-known/security.txt')).toBe('a');
  const css = (name: string) => pageOf(site, `${name}.html`).querySelector('style')!.textContent;
  const own = /@layer packages\{\.package\{order:1\}\}@layer components\{.*\}\.own\{order:1\}$/;
  for (const name of ['index', 'dos']) expect(css(name)).toMatch(own);
  expect(css('uno')).toMatch(/@layer packages\{\.package\{.*\.dark\{.*@layer components.*\.own\{.*\.page\{order:1\}$/);
});

test('each missing icon is reported once, with the command that generates it (F6)', async () => {
  const root = makeCopy();
  for (const file of ['favicon.ico', 'icon.svg']) rmSync(join(root, 'assets', file));
  const sentences = ['icon.svg', 'favicon.ico'].map((file) => `assets/${file} is missing. Run \`npm run images\`.`);
  await expect(buildSite(root)).rejects.toThrow(new UserError(sentences.join('\n')));
});

test('a file in assets/root/ must not have the name of a folder of the site (S7)', () =>
  expect(buildSite(changedCopy({ 'assets/root/proyectos': '' })))
    .rejects.toThrow(/^assets\/root\/proyectos must have another name/));

test('the content must not import values from the kit (U1)', async () => {
  const kit = "import { base } from '../kit';\nexport const path = base;\n";
  await expect(buildSite(changedCopy({}, ['src/site/content.ts', /^/, kit])))
    .rejects.toThrow(/only types from the kit[^]*content.ts:1:/);
});
