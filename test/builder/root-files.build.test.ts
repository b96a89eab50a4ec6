import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';
import { buildSite } from '../../src/builder/site';
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
  expect(pages.map(([path]) => path)).toEqual([
    'index.html',
    'proyectos/geoapp.html',
    'proyectos.html',
    'proyectos/index.html',
  ]);
});

test('below a base path they lie below it (E11)', async () => {
  const root = changedCopy(['src/content.ts', /url: '.*'/, "url: 'https://equipo.example/web/'"]);
  write(root, '.well-known/security.txt');
  const site = await buildSite({ root });
  expect(`${ask(site, '/web/.well-known/security.txt').body}`).toBe('.well-known/security.txt');
});
