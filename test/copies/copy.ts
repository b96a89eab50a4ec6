// Copies of the project in which `test/site/` takes the place of what is the team's. Tests build these, so that a
// team's own choices cannot make them fail.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';

const project = join(import.meta.dirname, '../..');
const program = ['build.mjs', 'index.html', 'package.json', 'src', 'styles', 'tsconfig.json'];
const isOfProgram = (path: string) => basename(path) !== 'node_modules' && path !== join(project, 'src/site');

/** Makes a copy of the project in a new folder in `parent`, whose name has spaces and accents. Returns the folder. */
export function copySite(parent: string): string {
  const copy = mkdtempSync(join(parent, 'mi página ñ '));
  for (const name of program) {
    cpSync(join(project, name), join(copy, name), { recursive: true, filter: isOfProgram });
  }
  for (const name of ['assets', 'src/site']) {
    cpSync(join(project, 'test/site', name), join(copy, name), { recursive: true });
  }
  // Links the packages that we name, and not their folder, in which tools keep their caches.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of new Set(Object.keys({ ...dependencies, ...devDependencies }).map((name) => name.split('/')[0]!))) {
    symlinkSync(join(project, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
  return copy;
}

/** Makes the copy that all tests build from and do not change, before them. */
export default function setup({ provide }: TestProject) {
  const copies = mkdtempSync(join(tmpdir(), 'copies-'));
  provide('root', copySite(copies));
  return () => rmSync(copies, { recursive: true });
}
