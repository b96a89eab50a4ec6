import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'site/content';
import { expect, test } from 'vitest';
import { markStyle, readBrand, readBrandImage } from '../../../src/tools/assets/brand';
import { makeFolder } from '../../copies/root';

const logoWith = (attributes: string) => `<svg\n  xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>\n`;
const tokens = { 'src/site/theme.css': ':root {\n  --primary: #1e3a8a;\n}\n', 'assets/a.svg': '' };

const read = (files = {}, changed = {}) =>
  readBrand(makeFolder({ ...tokens, ...files }), { ...site, ...changed }, 'es');

test('the host is written as by the team, with its accents', () => {
  expect(read({}, { url: 'https://españa.example:8443/web/' }).host).toBe('españa.example:8443');
});

test.each(['logo.png', 'Logo.svg', 'logo-dark.avif'])('a logo named %s is refused, with its right name', (name) =>
  expect(() => read({ [`assets/${name}`]: '' }))
    .toThrow(`assets/${name}: the logo must be an SVG, named logo.svg or logo-dark.svg`));

test('a logo for dark pages needs one for the others', () => {
  const dark = { 'assets/logo-dark.svg': logoWith('viewBox="0 0 8 4"') };
  expect(() => read(dark)).toThrow('assets/logo-dark.svg is for dark pages; add assets/logo.svg for others');
  const both = { ...dark, 'assets/logo.svg': logoWith('viewBox="0 0 4 8"') };
  expect(read(both).darkLogo).toContain('0 0 8 4');
});

test('a logo is shown in its proportions', () => {
  const look = { 'mark-size': '1.5em', 'mark-align': 'center', 'mark-ratio': 2, 'mark-radius': 0 };
  const brand = read({ 'assets/logo.svg': logoWith('width="90px" height="45"') });
  expect(markStyle(brand, '/web/')).toEqual({ mark: 'url(/web/icon.svg)', ...look });
  expect(brand.logo).toContain('viewBox="0 0 90 45"');
});

test('a logo is optional', () => expect(markStyle(read(), '/')).toEqual({}));

test.skipIf(process.platform === 'win32')('a logo that is a pipe is refused, and not waited for', () => {
  const root = makeFolder(tokens);
  execFileSync('mkfifo', [join(root, 'assets/logo.svg')]);
  expect(() => readBrand(root, site, 'es')).toThrow('assets/logo.svg is empty, or no file; put the file there');
});

test('a share image that is empty or a folder is refused (F2)', () => {
  const root = makeFolder({ 'assets/share.png': '' });
  mkdirSync(join(root, 'assets/icon.svg'));
  for (const name of ['share.png', 'icon.svg']) {
    expect(() => readBrandImage(root, name)).toThrow(`assets/${name} is empty, or no file; put the file there`);
  }
});
