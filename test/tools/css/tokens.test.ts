import { expect, test } from 'vitest';
import { checkTokens } from '../../../src/tools/css/tokens';
import { makeFolder } from '../../copies/root';

/** Checks a style sheet of the team's, beside others. */
function check(sheet: string) {
  const root = makeFolder({
    'styles/theme.css': ':root { --space-4: 1rem; }',
    'src/site/theme.css': ':root { --own: red; }\n@property --registered { syntax: "*"; inherits: false; }',
    'src/site/Card.tsx':
      "const any = 'https://*/'; card.style.setProperty('--turn', '1'); // or style={{ '--tilt': 1 }}",
    'src/site/Card.module.css': sheet,
  });
  checkTokens(root, ':root{--text:#000}');
}

test.each(['--space-4', '--own', '--registered', '--turn', '--tilt', '--text', '--here', ' --here '])(
  'a token that something sets may be used: %s',
  (token) => check(`.card { --here: 1px;\n color: var(${token}); }`),
);

test('a token may be missing where there is a fallback, and in a comment', () =>
  check('/* not var(--a) */ .card { color: var(--a, red); color: var(--a , var(--text)); }'));

test.each([
  ['.card {\n  gap: var(--spce-4);', 'Card.module.css:2: nothing sets --spce-4; did you mean --space-4?'],
  ['/* a\n\n */\n.card { gap: calc(2 * var(\n--missing )) }',
    'Card.module.css:5: nothing sets --missing; styles/theme.css has the tokens'],
])('a mistyped token is reported with its line', (sheet, mistake) =>
  expect(() => check(sheet)).toThrow(`src/site/${mistake}`));
