import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';
import { Mistake } from '../../src/build/mistake';
import { buildSite } from '../../src/build/site';
import { measure } from '../../src/cli/sizes';
import { changedCopy } from '../changed-copy';
import { ask } from '../serve/ask';

const write = (root: string, path: string) => {
  mkdirSync(join(root, 'assets/root', path, '..'), { recursive: true });
  writeFileSync(join(root, 'assets/root', path), path);
};

test('the site has the files of assets/root/, and the sizes of its own pages only are measured', async () => {
  const root = changedCopy();
  const paths = ['.well-known/security.txt', 'CNAME', 'google1234.html'];
  for (const path of paths) write(root, path);
  const site = await buildSite({ root });
  for (const path of paths) expect(`${site.files.get(path)}`).toBe(path);
  const { pages } = measure({ ...site, files: await compress(site.files) });
  expect(pages.map(([path]) => path)).toEqual(['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html']);
});

test('below a base path they lie below it, with a warning for .well-known/ (E11)', async () => {
  const root = changedCopy(['src/content.ts', /url: '.*'/, "url: 'https://equipo.example/web/'"]);
  write(root, '.well-known/security.txt');
  const site = await buildSite({ root });
  expect(`${ask(site, '/web/.well-known/security.txt').body}`).toBe('.well-known/security.txt');
  expect(site.warnings).toContainEqual(expect.stringMatching(/^assets\/root\/\.well-known\/ will be at https:\/\/equipo\.example\/web\/\.well-known\//));
});

test('a file that would replace one of the build fails it with a sentence', async () => {
  const root = changedCopy();
  const names = { 'Robots.txt': 'robots.txt', 'proyectos/a.html': 'proyectos', 'share.png': 'share.png', 'site.webmanifest': 'site.webmanifest' };
  for (const path of Object.keys(names)) write(root, path);
  const sentences = Object.entries(names).map(([path, name]) => `assets/root/${path}: "${name}" is the name of something that the build writes itself; choose another`);
  await expect(buildSite({ root })).rejects.toThrow(new Mistake(sentences.join('\n')));
});
