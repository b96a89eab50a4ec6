// What a team's files use of the program. A newer version may add names; one that goes, or changes, breaks their sites.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as kit from '../src/kit';
import type {
  AssetFile, Capture, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site,
} from '../src/kit';
import { compileColors, fillOf } from '../src/tools/css/colors';
import { root } from './copies/root';

/** The types of the kit; the compiler refuses this list if one is missing. */
export type Types = [AssetFile, Capture, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site];

const readme = readFileSync(join(import.meta.dirname, '../src/README.md'), 'utf8');
const [, table] = /^\| \| \|\n\|-.*\n([^]*?)\n\n/m.exec(readme)!;
const namesIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].sort();

test('the kit has the components and data that src/README.md names, and no others (U1)', () => {
  expect(namesIn(table!, /(?<=`<?)[A-Za-z]+(?=`| [a-z/])/g).filter((name) => !['button', 'square'].includes(name)))
    .toEqual(Object.keys(kit).sort());
});

test('own style sheets have the tokens, conditions and classes that src/README.md names (U1)', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const css = [
    ...['theme', 'media', 'controls', 'square'].map((name) => read(`styles/${name}.css`)), read('src/site/theme.css'),
    compileColors(read('styles/colors.css'), fillOf('#1e3a8a')!),
  ].join('\n');
  const names = namesIn(table!, /--[\w-]+/g);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !css.includes(`${name}:`) && !css.includes(`@custom-media ${name} `))).toEqual([]);
  for (const name of ['.button', '.square']) expect(css).toContain(name);
});
