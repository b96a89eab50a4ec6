// Reads and follows the recipes in src/README.md and src/words/README.md.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const chapters = ['README.md', 'words/README.md'].flatMap((file) =>
  readFileSync(join(import.meta.dirname, '../../src', file), 'utf8').split(/^## /m).slice(1));

/** Returns the lines of a hunk that begin with one of the marks, without the marks. */
const linesWith = (hunk: string, marks: string) =>
  hunk.trimEnd().split('\n').filter((line) => marks.includes(line.charAt(0))).map((line) => line.slice(1)).join('\n');

/** The path of the file is above each block. A block that is not a diff is a new file, so its `before` is empty. */
export const recipes = chapters.map((chapter) => ({
  title: chapter.split('\n', 1)[0],
  changes: [...chapter.matchAll(/^`(\S+)`\n(`{3,})(\w+)\n([^]*?)^\2$/gm)]
    .flatMap(([, file = '', , language, code = '']) => (language === 'diff'
      ? code.split('@@\n').map((hunk) => ({ file, before: linesWith(hunk, ' -'), after: linesWith(hunk, ' +') }))
      : [{ file, before: '', after: code }])),
}));

const drawing = join(import.meta.dirname, '../site/assets/portrait.svg');

/** The packages that recipes install. */
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const packages = new Set(Object.keys(dependencies).map((name) => name.split('/')[0]!));

/** Follows recipes in order, with code changed by `adapt`, and adds the assets that they import. */
export function follow(root: string, all = recipes, adapt = (text: string) => text) {
  for (const name of packages) {
    symlinkSync(join(import.meta.dirname, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  }
  for (const { file, before, after } of all.flatMap(({ changes }) => changes)) {
    assert.match(file, /^(src\/site|assets)\//, 'a recipe may change only the team’s files');
    const path = join(root, file);
    for (const [asset] of after.matchAll(/assets\/\w+\.\w+/g)) {
      if (asset.endsWith('.woff2')) writeFileSync(join(root, asset), 'wOF2');
      else copyFileSync(drawing, join(root, asset));
    }
    mkdirSync(dirname(path), { recursive: true });
    if (!before) writeFileSync(path, '', { flag: 'wx' }); // fails if the file exists
    const text = readFileSync(path, 'utf8');
    if (before) assert.equal(text.split(adapt(before)).length, 2, `${file}:\n${before}`);
    writeFileSync(path, text.replace(adapt(before), () => adapt(after)));
  }
}
