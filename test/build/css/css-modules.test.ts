// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cssModules, cssString } from '../../../src/build/css/css-modules';
import { Mistake } from '../../../src/build/mistake';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  cpSync(join(import.meta.dirname, '../../../styles'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(['tokens.css', 'theme.css', 'base.css', 'controls.css', 'crossing.css', 'Footer.module.css'])('a mistake in %s is reported in one line, with the file and the line', (file) => {
  const text = `${readFileSync(join(folder, file), 'utf8').trimEnd()}\n`;
  writeFileSync(join(folder, file), `${text}a { color: rgb(0 0 0; }\n`);
  const line = text.split('\n').length;
  const compile = () => cssModules(folder, true);
  expect(compile).toThrow(Mistake);
  expect(compile).toThrow(new RegExp(`^styles/${file}:${line}: .+$`));
});

test('class names are unique, also with many classes', () => {
  writeFileSync(join(folder, 'Many.module.css'), Array.from({ length: 300 }, (_, index) => `.name${index} { order: ${index + 1000}; }`).join('\n'));
  const names = [...cssModules(folder, true).sheet.matchAll(/\.(\w+)\{order:1\d{3}\}/g)].map(([, name]) => name);
  expect([names.length, new Set(names).size]).toEqual([300, 300]);
});

const unescaped = (text: string) => text.replace(/\\(?:([0-9a-f]+) |(.))/g, (_, code, character) => character ?? String.fromCodePoint(parseInt(code, 16)));

test.each(['</style><b>', 'it\'s "so"', 'back\\slash \\3c', 'two\nlines', '<!-- -->'])('%j keeps its value as a CSS string in a style element, and does not end the element', (text) => {
  const { sheet } = cssModules(join(import.meta.dirname, '../../../styles'), true, { said: cssString(text) });
  expect(unescaped(/--said:"((?:\\.|[^"])*)"/.exec(sheet)![1]!)).toBe(text);
  expect(sheet).not.toContain('</');
});

test('a style sheet that is not UTF-8 is refused with its line', () => {
  writeFileSync(join(folder, 'tokens.css'), Buffer.from(':root {\n  --icon: "ñ";\n}\n', 'latin1'));
  expect(() => cssModules(folder, true)).toThrow(
    new Mistake(`${basename(folder)}/tokens.css:2: this line is not UTF-8, and its accents would be lost; save the file in the encoding UTF-8`),
  );
});

test('the byte order mark of an editor does not change a style sheet', () => {
  const before = cssModules(folder, true).sheet;
  const tokens = join(folder, 'tokens.css');
  writeFileSync(tokens, `\ufeff${readFileSync(tokens, 'utf8')}`);
  expect(cssModules(folder, true).sheet).toBe(before);
});

test('rules for print are in a sheet of their own, braces in strings and other media included', () => {
  writeFileSync(join(folder, 'Printed.module.css'), `
    .sheet { order: 1; }
    @media print { .sheet { order: 2; &::after { content: '}"{'; } & > b { color: red; } } }
    @media print and (color) { .sheet { order: 3; } }
    .sheet { color: blue; }
  `);
  const { sheet, printSheet } = cssModules(folder, false);
  expect(printSheet).toContain('@media print{.Printed-sheet{order:2;&:after{content:"}\\"{"}&>b{color:red}}}');
  expect(sheet.slice(sheet.indexOf('.Printed'))).toContain('.Printed-sheet{order:1}@media print and (color){.Printed-sheet{order:3}}.Printed-sheet{color:#00f}');
  expect(sheet.includes('@media print{')).toBe(false);
});
