// The recipes of src/README.md.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const [, ...chapters] = readFileSync(join(import.meta.dirname, '../src/README.md'), 'utf8').split(/^## /m);

/** The lines of a block that begin with one of the marks, without them. */
const side = (diff: string, marks: string) =>
  diff.trimEnd().split('\n').filter((line) => marks.includes(line.charAt(0))).map((line) => line.slice(1)).join('\n');

/** The recipes with their blocks: a text of a file, and what takes its place. In a new file, nothing stands before. */
export const recipes = chapters.map((chapter) => ({
  title: chapter.split('\n', 1)[0],
  blocks: [...chapter.matchAll(/```diff\n--- (\S+)\n([^]*?)```/g)].map(([, file = '', diff = '']) =>
    ({ file, before: side(diff, ' -'), after: side(diff, ' +') })),
}));

type Recipe = (typeof recipes)[number];
type Block = Recipe['blocks'][number];
const blocksOf = (all: Recipe[]) => all.flatMap(({ blocks }) => blocks);

function replace(root: string, file: string, from: string, to: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text.split(from), `${file}:\n${from}`).toHaveLength(2);
  writeFileSync(path, text.replace(from, () => to));
}

const isFollowed = (root: string, { file, after }: Block) =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(after);

/** Takes back what a team has followed to the letter. */
export function undo(root: string, all: Recipe[]) {
  const followed = blocksOf(all).filter((block) => isFollowed(root, block));
  for (const { file, before, after } of followed.reverse()) {
    if (before) replace(root, file, after, before);
    else rmSync(join(root, file));
  }
}

/** Follows recipes, one after the other, and adds the files that they speak of. */
export function follow(root: string, all: Recipe[]) {
  for (const { file, before, after } of blocksOf(all)) {
    if (before) replace(root, file, before, after);
    else writeFileSync(join(root, file), `${after}\n`, { flag: 'wx' }); // there must be none yet
  }
  writeFileSync(join(root, 'assets/team.woff2'), 'font');
  mkdirSync(join(root, 'assets/root/.well-known'), { recursive: true });
  writeFileSync(join(root, 'assets/root/.well-known/security.txt'), 'Contact: mailto:hola@example.com');
}
