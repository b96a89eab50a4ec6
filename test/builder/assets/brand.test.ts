import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fingerprint, markStyle, readBrand, readBrandImage } from '../../../src/builder/assets/brand';
import { site } from '../../site/src/content';
import { makeFolder } from '../../copies/root';

let root: string;

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const writeLogo = (attributes: string) =>
  write('assets/logo.svg', `<svg\n  xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>\n`);
const read = (changed = {}) => readBrand(root, { ...site, ...changed });
const mark = (changed = {}) => fingerprint(read(changed));

beforeEach(() => {
  root = makeFolder();
  for (const name of ['assets', 'styles']) mkdirSync(join(root, name));
  write('styles/tokens.css', ':root {\n  --primary: #1e3a8a;\n}\n');
});

test('the fingerprint changes with what the images of the brand show, and with nothing else', () => {
  const before = mark();
  expect(mark({ intro: 'Otra', contact: 'Otro' })).toBe(before);
  for (const changed of [{ brand: 'Otro' }, { headline: 'Otro' }, { url: 'https://otro.example/' }]) {
    expect(mark(changed)).not.toBe(before);
  }
  writeLogo('viewBox="0 0 8 8"');
  const withLogo = mark();
  expect(withLogo).not.toBe(before);
  write('styles/tokens.css', ':root { --primary: #14532d; }');
  expect(mark()).not.toBe(withLogo);
});

test('the fingerprint does not depend on the line endings, which git may change', () => {
  writeLogo('viewBox="0 0 8 8"');
  const before = mark();
  write('assets/logo.svg', read().logo!.replaceAll('\n', '\r\n'));
  write('styles/tokens.css', ':root {\r\n  --primary: #1e3a8a;\r\n}\r\n');
  expect(mark()).toBe(before);
});

test.each(['logo.png', 'Logo.svg'])('a logo that is named %s is refused, with the name it must have', (name) => {
  write(`assets/${name}`, '');
  expect(read).toThrow(`assets/${name}: the logo must be an SVG, named assets/logo.svg`);
});

test('a logo with code is refused in a sentence with its cure, and an icon too (S6)', () => {
  writeLogo('onload="run()"');
  expect(read).toThrow('assets/logo.svg could run code: it has onload="run()"></svg> …; delete that part');
  renameSync(join(root, 'assets/logo.svg'), join(root, 'assets/icon.svg'));
  expect(() => readBrandImage(root, 'icon.svg')).toThrow('assets/icon.svg could run code');
});

test.each([
  ['of 2:1', 'width="90" height="45"', 2],
  ['without a size', '', 1],
])('a logo %s is shown in its proportions', (_, attributes, ratio) => {
  writeLogo(attributes);
  const look = { 'mark-size': '1.5em', 'mark-align': 'center', 'mark-ratio': ratio, 'mark-radius': 0 };
  expect(markStyle(read(), '/web/')).toEqual({ mark: 'url(/web/icon.svg)', ...look });
});

test('a logo is optional', () => expect(markStyle(read(), '/')).toEqual({}));
