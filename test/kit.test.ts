// What a team's files use of the program. A newer version may add names; one that goes, or changes, breaks their sites.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as kit from '../src/kit';
import type { AssetFile, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site } from '../src/kit';
import { compileColours, fillOf } from '../src/tools/css/colours';
import { root } from './copies/root';

/** The types of the kit; the compiler refuses this list if one is missing. */
export type Types = [AssetFile, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site];

test('the kit has these components and data (U1)', () => {
  expect(Object.keys(kit).sort()).toEqual([
    'Gallery', 'Invitation', 'Members', 'Projects', 'Tags', 'base', 'home', 'members', 'projects',
  ]);
});

const read = (file: string) => readFileSync(join(root, 'styles', file), 'utf8');
const namesIn = (css: string, pattern: RegExp) => [...new Set([...css.matchAll(pattern)].map(([, name]) => name))];

test('own style sheets have these tokens, colours, conditions and classes (U1)', () => {
  expect(namesIn(read('theme.css'), /^ +--([\w-]+):/gm)).toEqual(expect.arrayContaining([
    'font', 'size-s', 'size-m', 'size-l', 'size-xl', 'size-xxl',
    'space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7',
    'radius', 'radius-s', 'shadow-2', 'page-width', 'gutter', 'text-width', 'target',
    'quick', 'ease', 'spring', 'spring-time',
  ]));
  const colours = compileColours(read('colours.css'), fillOf('#1e3a8a')!);
  expect(namesIn(colours, /--([\w-]+):/g)).toEqual(expect.arrayContaining([
    'on-fill', 'link', 'text', 'text-muted', 'page', 'surface', 'surface-2', 'line',
  ]));
  expect(namesIn(read('media.css'), /^@custom-media --([\w-]+)/gm)).toEqual(expect.arrayContaining([
    'phone', 'sm', 'md', 'lg', 'hover', 'motion',
  ]));
  expect(namesIn(read('controls.css'), /^\.([\w-]+)/gm)).toEqual(expect.arrayContaining(['button', 'square']));
});
