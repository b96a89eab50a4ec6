import { expect, test } from 'vitest';
import { Mistake } from '../../../src/tools/common/mistake';
import { compileSheets } from '../../../src/tools/css/sheets';
import { makeFolder } from '../../copies/root';

const empty = [
  'theme', 'media', 'base', 'controls', 'current-section', 'pointer', 'view-transitions', 'print', 'own-pages',
  'Viewer.module',
];
const sheets = { ...Object.fromEntries(empty.map((name) => [`styles/${name}.css`, ''])), 'src/site/theme.css': '' };

const compile = (files: Record<string, string>) => compileSheets(makeFolder({ ...sheets, ...files }));

test.each([
  ['styles/Card.module.css', 'src/site/Own.module.css'], ['styles/pointer.css', 'src/site/Own.module.css'],
  ['styles/base.css', 'src/site/theme.css'],
])('keyframes of %s are refused in %s, which would replace them', (file, own) => {
  const rise = '@keyframes rise { to { opacity: 0 } }';
  expect(() => compile({ [file]: rise, [own]: rise })).toThrow(
    new Mistake(`${own}: ${file} already has @keyframes rise; choose another name`));
});

test('a text in a value does not end the style element', () =>
  expect(compile({}).sheetWith(':root{--text:"</style><b>"}', false)).toBe(':root{--text:"<\\/style><b>"}'));

test('classes of the team do not change those of the program, and its tokens replace them (U1)', () => {
  const { sheetWith, lateSheet } = compile({
    'styles/theme.css': ':root { --a: 1 }', 'src/site/theme.css': ':root { --a: 2 }',
    'styles/Card.module.css': '.card { order: 1 }', 'styles/own-pages.css': 'p { order: 7 }',
    'src/site/Card.module.css': '.card { order: 2 }',
    'src/site/legal/Card.module.css': '.card { order: 3 }', 'src/site/plain.css': '.card { order: 6 }',
    'styles/Viewer.module.css': '.late { order: 4 }', 'styles/print.css': '.Card-card { order: 5 }',
  });
  const ofProgram = ':root{--a:1}:root{--b:3}:root{--a:2}.Card-card{order:1}';
  const ofTeam = '.site-Card-card{order:2}.site-legal-Card-card{order:3}.card{order:6}';
  expect(sheetWith(':root{--b:3}', false)).toBe(ofProgram + ofTeam);
  expect(sheetWith(':root{--b:3}', true)).toBe(`${ofProgram}p{order:7}${ofTeam}`);
  expect(lateSheet).toBe('.Viewer-late{order:4}@media print{.Card-card{order:5}}');
});

test('hidden files of macOS are no style sheets', () =>
  expect(compile({ 'src/site/._plain.css': '.a { order: 1 }' }).sheetWith('', false)).toBe(''));
