import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../../../src/tools/builder/bundle';
import { Mistake } from '../../../src/tools/common/mistake';
import { cssModules } from '../../../src/tools/css/css-modules';
import { makeFolder } from '../../copies/root';

const empty = ['theme', 'base', 'controls', 'current-section', 'pointer', 'view-transitions', 'print', 'Viewer.module'];
const sheets = {
  ...Object.fromEntries(empty.map((name) => [`styles/${name}.css`, ''])),
  'styles/media.css': '@custom-media --sm (min-width: 576px);\n',
  'src/site/theme.css': '',
};

type ResolveUrl = (url: string, folder: string) => string;

function compile(files: Record<string, string>, isShort = true, derived = '', resolveUrl?: ResolveUrl) {
  const { sheetWith, ...compiled } = cssModules(makeFolder({ ...sheets, ...files }), isShort, resolveUrl);
  return { ...compiled, sheet: sheetWith(derived) };
}

test.each(['src/site/theme.css', 'styles/base.css', 'styles/Footer.module.css', 'src/site/a/Own.module.css'])(
  'a mistake in %s is reported with its line',
  (file) => {
    const act = () => compile({ [file]: '.a { order: 1 }\n\na { color: rgb(0 0 0; }\n' });
    expect(act).toThrow(Mistake);
    expect(act).toThrow(new RegExp(`^${file}:3: .+$`));
  },
);

test.each([
  ['src/site/theme.css', "@import url('https://fonts.example/a.css');",
    'src/site/theme.css:1: @import is not possible; write the rules here'],
  ['src/site/Own.module.css', '.a { composes: b }',
    'src/site/Own.module.css: composes is not possible; write the rules here'],
  ['src/site/Own.module.css', '@keyframes rise { to { opacity: 1 } }',
    'src/site/Own.module.css: styles/Risen.module.css has @keyframes rise too; choose another name'],
  ['styles/print.css', '.Risen-up, .Risen-dwn { order: 1 }',
    'styles/print.css: styles/Risen.module.css has no class dwn'],
  ['src/site/own.css', '', 'src/site/own.css: must be theme.css, or end in .module.css and be imported'],
])('what is not possible in %s is named, with its cure', (file, text, sentence) => {
  const risen = { 'styles/Risen.module.css': '.up {} @keyframes rise { to { opacity: 0 } }' };
  expect(() => compile({ [file]: text, ...risen })).toThrow(new Mistake(sentence));
});

test('a comment about what is not possible is none', () => {
  expect(compile({ 'src/site/theme.css': '/* no @import, no composes: */' }).sheet).toBe('');
});

test('addresses are replaced, also in tokens', () => {
  const files = {
    'src/site/theme.css': "@font-face { font-family: Team; src: url('../a.woff2') }",
    'styles/Own.module.css': '.a { background: url(b.svg) }',
  };
  const { sheet } = compile(files, true, '', (url, folder) => `/My.Team-x/${basename(folder)}/${url}`);
  expect(sheet).toBe('@font-face{font-family:Team;src:url(/My.Team-x/site/../a.woff2)}'
    + '.c0{background:url(/My.Team-x/styles/b.svg)}');
});

test('a text as a value keeps itself in a style element, and does not end the element', () => {
  const texts = ['</style><b>', 'it\'s "so"', 'back\\slash \\3c', '<!-- -->', '.NET-Core', '#Own-a'];
  const said = texts.map((text, index) => `--said-${index}:${JSON.stringify(text)};`);
  const { sheet } = compile({}, true, `:root{${said.join('')}}`);
  const unescape = (text: string) => text.replace(/\\(?:([0-9a-f]+) |(.))/g,
    (_, code, character) => character ?? String.fromCodePoint(parseInt(code, 16)));
  const found = [...sheet.matchAll(/--said-\d:"((?:\\.|[^"])*)"/g)].map(([, text]) => unescape(text!));
  expect(found).toEqual(texts);
  expect(sheet).not.toContain('</');
});

test('classes alone are renamed, in every place of a selector, and by their component in print.css', () => {
  const idents = ['view-transition-name:late', 'grid-area:late', 'animation:late', 'container:late'];
  const files = {
    'styles/Named.module.css':
      '.outer:not(.one):has(> :is(.two, b)):nth-child(2 of .five) '
      + '{ &:where(.three, #page) > .four { @media (--sm) { order: 1 } } }',
    'styles/Viewer.module.css': `.late { ${idents.join('; ')} }`,
    'styles/print.css': '.Named-four, .button { order: 2 }',
  };
  const { sheet, lateSheet } = compile(files, false);
  expect(sheet).toBe('.Named-outer:not(.Named-one):has(>:is(.Named-two,b)):nth-child(2 of .Named-five)'
    + '{&:where(.Named-three,#page)>.Named-four{@media (width>=576px){order:1}}}');
  expect(lateSheet).toBe(`.Viewer-late{${idents.join(';')}}@media print{.Named-four,.button{order:2}}`);
  const short = compile(files);
  expect(short.lateSheet).toMatch(/^\.c\w+\{view[^}]*\}@media print\{\.c\w+,\.button\{order:2\}\}$/);
  expect(short.sheet).not.toContain('Named-');
});

test('what the team styles stands beside what is called alike in the program, and replaces its tokens (U1)', () => {
  const { sheet } = compile({
    'styles/theme.css': ':root { --a: 1 }', 'src/site/theme.css': ':root { --a: 2 }',
    'styles/Card.module.css': '.card { order: 1 }', 'src/site/Card.module.css': '.card { order: 2 }',
    'src/site/legal/Card.module.css': '.card { order: 3 }',
  }, false, ':root { --b: 3 }');
  expect(sheet).toBe(':root{--a:2;--b:3}'
    + '.Card-card{order:1}.site-Card-card{order:2}.site-legal-Card-card{order:3}');
});

test('any name of a class can be imported, and ids stay as they are', async () => {
  const css = '.año { order: 1 } .new { order: 2 } .own-card { order: 3 } #Aviso-legal { order: 4 }';
  const root = makeFolder({
    ...sheets, 'src/site/Own.module.css': css,
    'a.js': "import * as own from './src/site/Own.module.css'; console.log(own.año, own.new, own['own-card'])",
  });
  const { plugin, sheetWith } = cssModules(root, true);
  expect(sheetWith('')).toBe('.c0{order:1}.c1{order:2}.c2{order:3}#Aviso-legal{order:4}');
  const { text } = await bundle(root, 'a.js', { plugins: [plugin], minify: true });
  expect(text).toContain('console.log("c0","c1","c2")');
});
