import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSheets, mistakesIn } from '../../../src/tools/css/check-sheets';
import { makeFolder } from '../../copies/root';

/** Checks a style sheet of the team's, beside others. */
function check(sheet: string) {
  const root = makeFolder({
    'src/site/Card.tsx':
      "const any = 'https://*/'; card.style.setProperty('--turn', '1'); // or style={{ '--tilt': 1 }}",
    'src/site/Card.module.css': sheet,
  });
  checkSheets(root, `:root{--space-4:1rem;--text:#000}@property --registered{syntax:"*";inherits:false}${sheet}`);
}

test.each(['--space-4', '--registered', '--turn', '--tilt', '--here', ' --here '])(
  'the token %s, which something sets, may be used',
  (token) => check(`.card { --here: 1px;\n color: var(${token}); }`),
);

test('a token may be missing where there is a fallback, and in a comment', () =>
  check('/* not var(--a) */ .card { color: var(--a, red); color: var(--a , var(--text)); }'));

test('all mistakes are reported with their file and line', () =>
  expect(() => check('.card {\n  gap: var(--spce-4);\n}\n/* a\n */\n.card { --a: var(\n--missing ) }')).toThrow(
    'src/site/Card.module.css:2: --spce-4 is not set; did you mean --space-4?\n'
    + 'src/site/Card.module.css:7: --missing is not set; styles/theme.css has the tokens'));

describe('a style sheet', () => {
  test.each([
    ['inline-sice: 1px', 'inline-sice is not a property; did you mean inline-size?'],
    ['display: flexx', 'display has no value flexx; did you mean flex?'],
    ['text-align: centre', 'text-align has no value centre; did you mean center?'],
    ['border: 1px sold red', 'border has no value sold; did you mean solid?'],
    ['margin: 0 4', 'margin has no value 4'],
    ['COLOR: REDD', 'COLOR has no value REDD; did you mean red?'],
  ])('with %s has a mistake', (declaration, mistake) => {
    const sheet = `.a { order: 1;\n & b { @media print { ${declaration} } } }`;
    expect(mistakesIn(sheet, [])).toEqual([`2: ${mistake}`]);
  });

  test.each([
    ['.a { text-fit: grow 106%; text-wrap: balance; text-box: trim-both cap alphabetic; anything: 1px }'],
    ['.a { display: grid-lanes; appearance: base-select; width: calc-size(auto, size); width: env(x, 1px) }'],
    ['.a { color: oklch(from red l c h); font: bold 1rem Team; animation: rise 1s; justify-content: first baseline }'],
    ['.a { margin: 0 auto !important; _zoom: 1; -webkit-line-clamp: 2; content: "flexx" / ""; width: if(else: 1px) }'],
    ['@font-face { font-family: Team; src: url(a.woff2); font-weight: 400 700; size-adjust: 90% } @page { size: A4 }'],
    ['@property --a { syntax: "*"; inherits: true } @keyframes rise { from { rotate: 1turn } }'],
    ['@container (width > 1px) { .a { --own: redd; grid-area: centre; view-transition-name: flexx } }'],
  ])('with valid, new or unknown names has no mistake: %s', (sheet) => expect(mistakesIn(sheet, [])).toEqual([]));

  const styles = join(import.meta.dirname, '../../../styles');
  const all = readdirSync(styles).filter((file) => file.endsWith('.css'));
  test.each(all)('of the program has no mistake: %s', (file) => {
    const sheet = readFileSync(join(styles, file), 'utf8');
    expect(mistakesIn(sheet.replaceAll('var(', 'var(--a,'), [])).toEqual([]);
  });
});
