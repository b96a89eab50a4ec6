// What a team's files use of the program. A newer version may add names; one that goes, or changes, breaks their sites.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as kit from '../src/kit';
import type {
  AssetFile, Capture, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site,
} from '../src/kit';
import { compileColours, fillOf } from '../src/tools/css/colours';
import { root } from './copies/root';

/** The types of the kit; the compiler refuses this list if one is missing. */
export type Types = [AssetFile, Capture, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site];

test('the kit has these components and data (U1)', () => {
  expect(Object.keys(kit).sort()).toEqual([
    'Gallery', 'Invitation', 'Members', 'Projects', 'Tags', 'base', 'home', 'members', 'projects',
  ]);
});

const read = (file: string) => readFileSync(join(root, 'styles', file), 'utf8');
const namesIn = (css: string, pattern: RegExp) => [...new Set([...css.matchAll(pattern)].map(([, name]) => name))];

const [, table] = /^\| \| \|\n([^]*?)\n\n/m.exec(readFileSync(join(import.meta.dirname, '../src/README.md'), 'utf8'))!;

test.each(Object.keys(kit))('src/README.md names %s of the kit (U1)', (name) =>
  expect(table).toMatch(RegExp(`[\`<]${name}\\b`)));

/** Expects that the program has these names, and that src/README.md lists them. */
function expectAll(found: unknown[], names: string[], written: (name: string) => string) {
  expect(found).toEqual(expect.arrayContaining(names));
  const isListed = (name: string) => table!.includes(written(name)) || /^space-[2-6]$/.test(name); // «1 to 7»
  expect(names.filter((name) => !isListed(name))).toEqual([]);
}

test('own style sheets have these tokens, colours, conditions and classes, and src/README.md lists them (U1)', () => {
  expectAll(namesIn(read('theme.css'), /^ +--([\w-]+):/gm), [
    'font', 'size-s', 'size-m', 'size-l', 'size-xl', 'size-xxl',
    'space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7',
    'radius', 'radius-s', 'shadow-2', 'page-width', 'gutter', 'text-width', 'target',
    'quick', 'ease', 'spring', 'spring-time',
  ], (name) => `\`--${name}\``);
  const colours = compileColours(read('colours.css'), fillOf('#1e3a8a')!);
  expectAll(namesIn(colours, /--([\w-]+):/g), [
    'on-fill', 'link', 'text', 'text-muted', 'page', 'surface', 'surface-2', 'line',
  ], (name) => `\`--${name}\``);
  expectAll(namesIn(read('media.css'), /^@custom-media --([\w-]+)/gm), [
    'phone', 'sm', 'md', 'lg', 'hover', 'motion',
  ], (name) => `(--${name})`);
  expectAll(namesIn(read('controls.css'), /^\.([\w-]+)/gm), ['button', 'square'], (name) => `\`${name}\``);
});
