// Makes copies of the project in which `test/site/` replaces the team's files. Tests build these copies, so that a
// team's changes cannot make them fail.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';

const project = join(import.meta.dirname, '../..');
const program = ['build.mjs', 'index.html', 'package.json', 'src', 'styles', 'tsconfig.json'];
const isOfProgram = (path: string) => basename(path) !== 'node_modules' && path !== join(project, 'src/site');

/** Copies the project into a new folder in `parent`, whose name has spaces and accents. Returns the folder. */
export function copySite(parent: string): string {
  const copy = mkdtempSync(join(parent, 'mi página ñ '));
  for (const name of program) {
    cpSync(join(project, name), join(copy, name), { recursive: true, filter: isOfProgram });
  }
  for (const name of ['assets', 'src/site']) {
    cpSync(join(project, 'test/site', name), join(copy, name), { recursive: true });
  }
  // Links each of our packages instead of the whole folder, in which tools keep their caches.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of new Set(Object.keys({ ...dependencies, ...devDependencies }).map((name) => name.split('/')[0]!))) {
    symlinkSync(join(project, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
  return copy;
}

/** Before all tests, makes the copy that they share and must not change. */
export default function setup({ provide }: TestProject) {
  const copies = mkdtempSync(join(tmpdir(), 'copies-'));
  provide('root', copySite(copies));
  return () => rmSync(copies, { recursive: true });
}
