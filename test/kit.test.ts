// What a team's files use of the program. New versions may add names, but removing or changing one breaks sites.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as kit from '../src/kit';

/** The compiler rejects this list if a type is missing. */
export type {
  AssetFile, Capture, ContentProps, Frontmatter, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site,
} from '../src/kit';

test('the kit has these components and data (U1)', () => {
  const data = ['articles', 'base', 'home', 'members', 'projects'];
  expect(Object.keys(kit).sort()).toEqual(['Gallery', 'Invitation', 'Members', 'Projects', 'Tags', ...data]);
});

test('style sheets define the tokens and media queries that src/README.md lists (U1)', () => {
  const styles = join(import.meta.dirname, '../styles');
  const css = readdirSync(styles).map((file) => readFileSync(join(styles, file), 'utf8')).join('\n');
  const names = readFileSync(join(import.meta.dirname, '../src/README.md'), 'utf8').match(/(?<=`)--[a-z][\w-]+(?=`)/g)!;
  expect(names.length).toBeGreaterThan(20);
  const unset = ['--primary', '--on-fill', '--title-adjust', '--title-line']; // by the team or the build
  expect(names.filter((name) => !RegExp(`${name}:|@custom-media ${name} `).test(css))).toEqual(unset);
});
