// The recipes of src/README.md.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [, ...chapters] = readFileSync(join(import.meta.dirname, '../../src/README.md'), 'utf8').split(/^## /m);

/** The lines of a block that begin with one of the marks, without them. */
const linesWith = (diff: string, marks: string) =>
  diff.trimEnd().split('\n').filter((line) => marks.includes(line.charAt(0))).map((line) => line.slice(1)).join('\n');

/** The recipes with their blocks: a text of a file, and what takes its place. In a new file, nothing stands before. */
export const recipes = chapters.map((chapter) => ({
  title: chapter.split('\n', 1)[0],
  blocks: [...chapter.matchAll(/^```diff\n([^]*?)^```/gm)]
    .flatMap(([, diff = '']) => diff.split(/^--- (?=\S+$)/m).slice(1))
    .flatMap((change) => {
      const [file = '', ...lines] = change.split('\n');
      const hunks = lines.join('\n').split('@@\n');
      return hunks.map((hunk) => ({ file, before: linesWith(hunk, ' -'), after: linesWith(hunk, ' +') }));
    }),
}));

const drawing = join(import.meta.dirname, '../site/assets/portrait.svg');

/** The packages that recipes install. */
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const packages = new Set(Object.keys(dependencies).map((name) => name.split('/')[0]!));

/** Follows recipes, one after the other, with the values that `adapt` gives, and adds the files that they speak of. */
export function follow(root: string, all = recipes, adapt = (text: string) => text) {
  for (const name of packages) {
    symlinkSync(join(import.meta.dirname, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  }
  for (const { file, before, after } of all.flatMap(({ blocks }) => blocks)) {
    assert.match(file, /^(src\/site|assets)\//, 'a recipe changes what is the team’s alone');
    const path = join(root, file);
    for (const [asset] of after.matchAll(/assets\/\w+\.\w+/g)) {
      if (asset.endsWith('.woff2')) writeFileSync(join(root, asset), 'wOF2');
      else copyFileSync(drawing, join(root, asset));
    }
    mkdirSync(dirname(path), { recursive: true });
    if (!before) {
      writeFileSync(path, `${adapt(after)}\n`, { flag: 'wx' }); // there must be none yet
      continue;
    }
    const text = readFileSync(path, 'utf8');
    assert.equal(text.split(adapt(before)).length, 2, `${file}:\n${before}`);
    writeFileSync(path, text.replace(adapt(before), () => adapt(after)));
  }
  mkdirSync(join(root, 'assets/root/.well-known'), { recursive: true });
  writeFileSync(join(root, 'assets/root/.well-known/security.txt'), 'Contact: mailto:hola@example.com');
}
