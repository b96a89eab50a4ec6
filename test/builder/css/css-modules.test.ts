import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cssModules } from '../../../src/builder/css/css-modules';
import { Mistake } from '../../../src/builder/mistake';
import { makeFolder } from '../../root';

const styles = join(import.meta.dirname, '../../../styles');
let folder: string;

beforeAll(() => {
  folder = makeFolder();
  cpSync(styles, folder, { recursive: true });
});

afterEach(() => cpSync(styles, folder, { recursive: true }));

test.each(['tokens.css', 'base.css', 'Footer.module.css'])('a mistake in %s is reported with its line', (file) => {
  const text = `${readFileSync(join(folder, file), 'utf8').trimEnd()}\n`;
  writeFileSync(join(folder, file), `${text}a { color: rgb(0 0 0; }\n`);
  const line = text.split('\n').length;
  const compile = () => cssModules(folder, true);
  expect(compile).toThrow(Mistake);
  expect(compile).toThrow(new RegExp(`^styles/${file}:${line}: .+$`));
});

test('an import of a style sheet is named, with its cure', () => {
  writeFileSync(join(folder, 'tokens.css'), "@import url('https://fonts.example/a.css');\n");
  expect(() => cssModules(folder, true)).toThrow('styles/tokens.css: @import is not possible; write the rules here');
});

test('a class whose name is none of JavaScript is named, with its cure', () => {
  writeFileSync(join(folder, 'Own.module.css'), '.own-card { order: 1 }');
  const cure = 'styles/Own.module.css: .own-card must be a name of JavaScript, like .memberCard';
  expect(() => cssModules(folder, true)).toThrow(cure);
  rmSync(join(folder, 'Own.module.css'));
});

test('class names are unique, also with many classes', () => {
  const rules = Array.from({ length: 300 }, (_, index) => `.name${index} { order: ${index + 1000}; }`);
  writeFileSync(join(folder, 'Many.module.css'), rules.join('\n'));
  const names = [...cssModules(folder, true).sheet.matchAll(/\.(\w+)\{order:1\d{3}\}/g)].map(([, name]) => name);
  rmSync(join(folder, 'Many.module.css'));
  expect([names.length, new Set(names).size]).toEqual([300, 300]);
});

test('a text as a value keeps itself in a style element, and does not end the element', () => {
  const texts = ['</style><b>', 'it\'s "so"', 'back\\slash \\3c', '<!-- -->'];
  const said = Object.fromEntries(texts.map((text, index) => [`said-${index}`, JSON.stringify(text)]));
  const { sheet } = cssModules(styles, true, said);
  const unescape = (text: string) => text.replace(/\\(?:([0-9a-f]+) |(.))/g,
    (_, code, character) => character ?? String.fromCodePoint(parseInt(code, 16)));
  const found = [...sheet.matchAll(/--said-\d:"((?:\\.|[^"])*)"/g)].map(([, text]) => unescape(text!));
  expect(found).toEqual(texts);
  expect(sheet).not.toContain('</');
});

test('classes are renamed in every place of a selector, and by their component in print.css', () => {
  writeFileSync(join(folder, 'Named.module.css'), `
    .outer:not(.one):has(> :is(.two, b)) { &:where(.three, #page) > .four { order: 1 } }
  `);
  writeFileSync(join(folder, 'print.css'), '.Named-four, .button { order: 2 }');
  const { sheet, lateSheet } = cssModules(folder, false);
  expect(sheet).toContain(
    '.Named-outer:not(.Named-one):has(>:is(.Named-two,b)){&:where(.Named-three,#page)>.Named-four{order:1}}',
  );
  expect(lateSheet).toContain('@media print{.Named-four,.button{order:2}}');
  const short = cssModules(folder, true);
  expect(short.lateSheet).toMatch(/@media print\{\.c\w+,\.button\{order:2\}\}$/);
  expect(short.sheet).not.toContain('Named-');
});
