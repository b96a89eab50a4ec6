import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cssModules } from '../../../src/builder/css/css-modules';
import { Mistake } from '../../../src/builder/mistake';
import { makeFolder } from '../../copies/root';

const sheets = ['media', 'tokens', 'theme', 'base', 'controls', 'view-transitions', 'print', 'Viewer.module'];
let folder: string;

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = makeFolder();
  for (const name of sheets) write(`${name}.css`, '');
  write('media.css', '@custom-media --sm (min-width: 576px);\n');
});

test.each(['tokens.css', 'base.css', 'Footer.module.css'])('a mistake in %s is reported with its line', (file) => {
  write(file, '.a { order: 1 }\n\na { color: rgb(0 0 0; }\n');
  const compile = () => cssModules(folder, true);
  expect(compile).toThrow(Mistake);
  expect(compile).toThrow(new RegExp(`^styles/${file}:3: .+$`));
});

test.each([
  ['tokens.css', "@import url('https://fonts.example/a.css');", '@import is not possible; write the rules here'],
  ['Own.module.css', '.own-card { order: 1 }', '.own-card must be a name of JavaScript, like .memberCard'],
])('what is not possible in %s is named, with its cure', (file, text, sentence) => {
  write(file, text);
  expect(() => cssModules(folder, true)).toThrow(new Mistake(`styles/${file}: ${sentence}`));
});

test('addresses are replaced, also in tokens', () => {
  write('tokens.css', "@font-face { font-family: Team; src: url('../a.woff2') }");
  write('Own.module.css', '.a { background: url(b.svg) }');
  const { sheet } = cssModules(folder, false, {}, (url) => `/assets/${url.replace('../', '')}`);
  expect(sheet).toBe('@font-face{font-family:Team;src:url(/assets/a.woff2)}.Own-a{background:url(/assets/b.svg)}');
});

test('class names are unique, also with many classes', () => {
  write('Many.module.css', Array.from({ length: 300 }, (_, index) => `.name${index} { order: ${index} }`).join('\n'));
  const names = [...cssModules(folder, true).sheet.matchAll(/\.(\w+)\{/g)].map(([, name]) => name);
  expect([names.length, new Set(names).size]).toEqual([300, 300]);
});

test('a text as a value keeps itself in a style element, and does not end the element', () => {
  const texts = ['</style><b>', 'it\'s "so"', 'back\\slash \\3c', '<!-- -->'];
  const said = Object.fromEntries(texts.map((text, index) => [`said-${index}`, JSON.stringify(text)]));
  const { sheet } = cssModules(folder, true, said);
  const unescape = (text: string) => text.replace(/\\(?:([0-9a-f]+) |(.))/g,
    (_, code, character) => character ?? String.fromCodePoint(parseInt(code, 16)));
  const found = [...sheet.matchAll(/--said-\d:"((?:\\.|[^"])*)"/g)].map(([, text]) => unescape(text!));
  expect(found).toEqual(texts);
  expect(sheet).not.toContain('</');
});

test('classes are renamed in every place of a selector, and by their component in print.css', () => {
  write('Named.module.css', `
    .outer:not(.one):has(> :is(.two, b)) { &:where(.three, #page) > .four { @media (--sm) { order: 1 } } }
  `);
  write('Viewer.module.css', '.late { order: 3 }');
  write('print.css', '.Named-four, .button { order: 2 }');
  const { sheet, lateSheet } = cssModules(folder, false);
  expect(sheet).toBe('.Named-outer:not(.Named-one):has(>:is(.Named-two,b))'
    + '{&:where(.Named-three,#page)>.Named-four{@media (width>=576px){order:1}}}');
  expect(lateSheet).toBe('.Viewer-late{order:3}@media print{.Named-four,.button{order:2}}');
  const short = cssModules(folder, true);
  expect(short.lateSheet).toMatch(/^\.c\w+\{order:3\}@media print\{\.c\w+,\.button\{order:2\}\}$/);
  expect(short.sheet).not.toContain('Named-');
});
