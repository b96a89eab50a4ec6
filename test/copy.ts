import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = ['assets', 'build.mjs', 'index.html', 'package.json', 'src', 'styles', 'tsconfig.json'];

/** Copies the project, with the sample content, to a temporary folder whose name has spaces and accents. */
export function copySite(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mi página ñ '));
  const isOurs = (path: string) => basename(path) !== 'node_modules';
  for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true, filter: isOurs });

  const content = readFileSync(join(root, 'test/content/sample.ts'), 'utf8');
  writeFileSync(join(copy, 'src/content.ts'), content.replace('../../src/', './').replaceAll('./geoapp', '../assets/geoapp'));
  for (const name of readdirSync(join(root, 'test/content')).filter((name) => name.endsWith('.avif'))) {
    cpSync(join(root, 'test/content', name), join(copy, 'assets', name));
  }

  // Links the packages and not the folder, in which tools keep their caches.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.'))) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
  return copy;
}
