import { expect, test } from 'vitest';
import { cssModules } from '../../../src/tools/css/css-modules';
import { Mistake } from '../../../src/tools/builder/mistake';
import { makeFolder } from '../../copies/root';

const empty = ['tokens', 'theme', 'base', 'controls', 'view-transitions', 'print', 'Viewer.module'];
const sheets = {
  ...Object.fromEntries(empty.map((name) => [`${name}.css`, ''])),
  'media.css': '@custom-media --sm (min-width: 576px);\n',
};

const compile = (files: Record<string, string>, isShort = true, derived = '', resolveUrl?: (url: string) => string) =>
  cssModules(makeFolder({ ...sheets, ...files }), isShort, derived, resolveUrl);

test.each(['tokens.css', 'base.css', 'Footer.module.css'])('a mistake in %s is reported with its line', (file) => {
  const act = () => compile({ [file]: '.a { order: 1 }\n\na { color: rgb(0 0 0; }\n' });
  expect(act).toThrow(Mistake);
  expect(act).toThrow(new RegExp(`^styles/${file}:3: .+$`));
});

test.each([
  ['tokens.css', "@import url('https://fonts.example/a.css');", '@import is not possible; write the rules here'],
  ['Own.module.css', '.own-card { order: 1 }', '.own-card must be a name of JavaScript, like .memberCard'],
  ['own.module.css', '', 'must be named as its component, like Clients.module.css'],
  ['Own-big.module.css', '', 'must be named as its component, like Clients.module.css'],
])('what is not possible in %s is named, with its cure', (file, text, sentence) => {
  expect(() => compile({ [file]: text })).toThrow(new Mistake(`styles/${file}: ${sentence}`));
});

test('addresses are replaced, also in tokens', () => {
  const files = {
    'tokens.css': "@font-face { font-family: Team; src: url('../a.woff2') }",
    'Own.module.css': '.a { background: url(b.svg) }',
  };
  const { sheet } = compile(files, true, '', (url) => `/My.Team-x/${url.replace('../', '')}`);
  expect(sheet).toBe('@font-face{font-family:Team;src:url(/My.Team-x/a.woff2)}.c0{background:url(/My.Team-x/b.svg)}');
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
    'Named.module.css':
      '.outer:not(.one):has(> :is(.two, b)):nth-child(2 of .five) '
      + '{ &:where(.three, #page) > .four { @media (--sm) { order: 1 } } }',
    'Viewer.module.css': `.late { ${idents.join('; ')} }`,
    'print.css': '.Named-four, .button { order: 2 }',
  };
  const { sheet, lateSheet } = compile(files, false);
  expect(sheet).toBe('.Named-outer:not(.Named-one):has(>:is(.Named-two,b)):nth-child(2 of .Named-five)'
    + '{&:where(.Named-three,#page)>.Named-four{@media (width>=576px){order:1}}}');
  expect(lateSheet).toBe(`.Viewer-late{${idents.join(';')}}@media print{.Named-four,.button{order:2}}`);
  const short = compile(files);
  expect(short.lateSheet).toMatch(/^\.c\w+\{view[^}]*\}@media print\{\.c\w+,\.button\{order:2\}\}$/);
  expect(short.sheet).not.toContain('Named-');
});
