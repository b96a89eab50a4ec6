import { site } from 'site/content';
import { expect, test } from 'vitest';
import { markStyle, readBrand } from '../../../src/tools/assets/brand';
import { areImagesMade, findShareImages, markedIcon } from '../../../src/tools/assets/made-images';
import { makeFolder } from '../../copies/root';

const logoWith = (attributes: string) => `<svg\n  xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>\n`;
const tokens = { 'src/site/theme.css': ':root {\n  --primary: #1e3a8a;\n}\n', 'assets/a.svg': '' };
const logo = { 'assets/logo.svg': logoWith('viewBox="0 0 8 8"') };

const read = (files = {}, changed = {}) => readBrand(makeFolder({ ...tokens, ...files }), { ...site, ...changed });

/** The hash of what the images of the brand show. */
const mark = (files = {}, changed = {}) => /data-made-from="(\w+)"/.exec(markedIcon(read(files, changed)))![1];

test('the mark in the icon changes with what the images of the brand show, and with nothing else', () => {
  expect(mark({}, { intro: 'Otra', contact: 'Otro' })).toBe(mark());
  const others = [{ brand: 'Otro' }, { headline: 'Otro' }, { url: 'https://otro.example/' }];
  const green = { 'src/site/theme.css': ':root { --primary: #14532d; }' };
  const files = [logo, green];
  const marks = [mark(), ...others.map((changed) => mark({}, changed)), ...files.map((file) => mark(file))];
  expect(new Set(marks).size).toBe(6);
});

test('the host is written as by the team, with its accents', () => {
  expect(read({}, { url: 'https://españa.example:8443/web/' }).host).toBe('españa.example:8443');
});

test('the mark in the icon does not depend on the line endings, which git may change', () => {
  const files = Object.entries({ ...tokens, ...logo }).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]);
  expect(mark(Object.fromEntries(files))).toBe(mark(logo));
});

test.each(['logo.png', 'Logo.svg'])('a logo that is named %s is refused, with the name it must have', (name) =>
  expect(() => read({ [`assets/${name}`]: '' }))
    .toThrow(`assets/${name}: the logo must be an SVG, named assets/logo.svg`));

test('a logo is shown in its proportions', () => {
  const look = { 'mark-size': '1.5em', 'mark-align': 'center', 'mark-ratio': 2, 'mark-radius': 0 };
  const brand = read({ 'assets/logo.svg': logoWith('width="90px" height="45"') });
  expect(markStyle(brand, '/web/')).toEqual({ mark: 'url(/web/icon.svg)', ...look });
  expect(brand.logo).toContain('viewBox="0 0 90 45"');
});

test('the images of the brand are to be made where one is missing or of another brand', () => {
  const brand = read();
  const made = {
    'assets/icon.svg': markedIcon(brand), 'assets/favicon.ico': '', 'assets/apple-touch-icon.png': '',
    'assets/share.png': '',
  };
  expect(areImagesMade(makeFolder(made), brand)).toBe(true);
  expect(areImagesMade(makeFolder(made), { ...brand, headline: 'Otra' })).toBe(false);
  for (const file of Object.keys(made)) {
    const others = Object.fromEntries(Object.entries(made).filter(([name]) => name !== file));
    expect(areImagesMade(makeFolder({ ...others, 'assets/.keep': '' }), brand)).toBe(false);
  }
});

test('a logo is optional', () => expect(markStyle(read(), '/')).toEqual({}));

test('the share image of a project has another name if its title, its first capture or the brand is another', () => {
  const project = { id: 'a', title: 'A', desc: 'D', tags: [], images: [{ src: 'assets/a.avif', width: 1, height: 1 }] };
  const fileOf = (changed = {}, brand = read()) => findShareImages('.', brand, [{ ...project, ...changed }])[0]!.file;
  const images = [{ ...project.images[0]!, src: 'assets/b.avif' }];
  const files = [fileOf(), fileOf({ title: 'B' }), fileOf({ images })];
  expect(new Set([...files, fileOf({}, read(logo)), fileOf({ desc: 'E' })]).size).toBe(4);
  expect(findShareImages('.', read(), [{ ...project, images: [] }])).toEqual([]);
});
