// Copies of the project in which `test/site/` takes the place of what a team changes: content, words, home's sections,
// tokens, index.html and assets, and what recipes changed is taken back. Tests build these, so that a team's own
// choices cannot make them fail.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { undo } from './recipes';

const project = join(import.meta.dirname, '../..');
const sources = ['build.mjs', 'package.json', 'src', 'styles', 'tsconfig.json'];
const isOurs = (path: string) => basename(path) !== 'node_modules';
const isAsset = (path: string) => !/[\\/]assets[\\/](root|photos|share|logo\.svg)$/.test(path);

/** Makes a copy of `from` in a new folder in `parent`, whose name has spaces and accents. Returns the folder. */
export function copySite(parent: string, from = project): string {
  const copy = mkdtempSync(join(parent, 'mi página ñ '));
  for (const name of sources) cpSync(join(from, name), join(copy, name), { recursive: true, filter: isOurs });
  cpSync(join(from, 'assets'), join(copy, 'assets'), { recursive: true, filter: isAsset }); // for a team's components
  undo(copy);
  cpSync(join(project, 'test/site'), copy, { recursive: true });
  for (const name of readdirSync(join(project, 'test/site/src')).filter((name) => name.endsWith('.ts'))) {
    const path = join(copy, 'src', name);
    writeFileSync(path, readFileSync(path, 'utf8').replace('../../../src/types', './types'));
  }

  linkPackages(copy);
  return copy;
}

/** Links the packages that we name into a copy, and not their folder, in which tools keep their caches. */
function linkPackages(copy: string) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of new Set(Object.keys({ ...dependencies, ...devDependencies }).map((name) => name.split('/')[0]!))) {
    symlinkSync(join(project, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
}
