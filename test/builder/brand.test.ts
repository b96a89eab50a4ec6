import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, markStyle, readBrand, readBrandImage } from '../../src/builder/brand';
import { site } from '../site/src/content';
import { makeFolder, root as copy } from '../root';

let root: string;

beforeEach(() => {
  root = makeFolder();
  mkdirSync(join(root, 'assets'));
  cpSync(join(copy, 'styles'), join(root, 'styles'), { recursive: true });
});

const mark = (changed = {}) => fingerprint(readBrand(root, { ...site, ...changed }));

test('the fingerprint is the same for the same brand', () => {
  const before = mark();
  expect(mark({ intro: 'Otra', contact: 'Otro' })).toBe(before);
  for (const changed of [{ brand: 'Otro' }, { headline: 'Otro' }, { url: 'https://otro.example/' }])
    expect(mark(changed)).not.toBe(before);
});

test('the fingerprint changes with the theme colour', () => {
  const before = mark();
  const tokens = join(root, 'styles/tokens.css');
  writeFileSync(tokens, readFileSync(tokens, 'utf8').replace('#1e3a8a', '#14532d'));
  expect(mark()).not.toBe(before);
});

test('the fingerprint changes with the logo', () => {
  const before = mark();
  writeFileSync(join(root, 'assets/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
  expect(mark()).not.toBe(before);
});

test('the fingerprint does not depend on the line endings, which git may change', () => {
  const [logo, tokens] = [join(root, 'assets/logo.svg'), join(root, 'styles/tokens.css')];
  const markWith = (ending: string) => {
    for (const [file, text] of [
      [logo, '<svg xmlns="http://www.w3.org/2000/svg"\n  viewBox="0 0 8 8"/>\n'],
      [tokens, readFileSync(tokens, 'utf8')],
    ] as const) {
      writeFileSync(file, text.replace(/\r?\n/g, ending));
    }
    return mark();
  };
  expect(markWith('\r\n')).toBe(markWith('\n'));
});

test.each(['logo.png', 'Logo.svg'])('a logo that is named %s is refused, with the name it must have', (name) => {
  writeFileSync(join(root, 'assets', name), '');
  expect(() => mark()).toThrow(`assets/${name}: the logo must be an SVG, named assets/logo.svg`);
});

describe('the logo', () => {
  const logo = (attributes: string) =>
    writeFileSync(join(root, 'assets/logo.svg'), `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);
  const read = () => readBrand(root, site);

  test('is refused in a sentence with its cure if it has code (S6)', () => {
    logo('onload="run()"');
    expect(read).toThrow('assets/logo.svg could run code: it has onload="run()"></svg> …; delete that part');
    renameSync(join(root, 'assets/logo.svg'), join(root, 'assets/icon.svg'));
    expect(() => readBrandImage(root, 'icon.svg')).toThrow('assets/icon.svg could run code');
  });

  test.each([
    ['a logo of 2:1', 'width="90" height="45"', 2],
    ['a logo without a size', '', 1],
  ])('is shown in its proportions: %s', (_, attributes, ratio) => {
    logo(attributes);
    expect(markStyle(read(), '/web/')).toEqual({
      mark: 'url(/web/icon.svg)',
      'mark-size': '1.5em',
      'mark-align': 'center',
      'mark-ratio': ratio,
      'mark-radius': 0,
    });
  });

  test('is optional', () => {
    expect(markStyle(read(), '/')).toEqual({});
  });
});
