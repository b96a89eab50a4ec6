import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../build/content/nearest';
import { listFiles } from '../common/folder';
import { Mistake } from '../common/mistake';

const name = '--[^\\s:;,(){}\'"`]+';

/** The matches in a text, without its comments, with the numbers of their lines. */
const find = (text: string, pattern: string) =>
  text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/\S/g, '')).split('\n').flatMap((line, index) =>
    [...line.matchAll(RegExp(pattern, 'g'))].map(([match]) => ({ match, line: index + 1 })));

/**
 * Throws a Mistake for a token without a fallback that a style sheet of the team's uses and nothing sets: no style
 * sheet, no component of the team's, and none of the `derived` styles.
 */
export function checkTokens(root: string, derived: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const own = listFiles(join(root, 'src/site')).map((file) => `src/site/${file}`);
  const sheets = own.filter((file) => file.endsWith('.css'));
  const ofProgram = readdirSync(join(root, 'styles')).map((file) => `styles/${file}`);
  const css = [...ofProgram, ...sheets].map(read).join('\n') + derived;
  const scripts = own.filter((file) => /\.tsx?$/.test(file)).map(read).join('\n');
  const setting = [...find(css, `${name}(?=\\s*:)|(?<=@property\\s+)${name}`), ...find(scripts, name)];
  const set = new Set(setting.map(({ match }) => match));
  for (const file of sheets) {
    const unknown = find(read(file), `(?<=var\\(\\s*)${name}(?=\\s*\\))`).find(({ match }) => !set.has(match));
    if (!unknown) continue;
    const meant = nearest(unknown.match, [...set]);
    const cure = meant ? `did you mean ${meant}?` : 'styles/theme.css has the tokens';
    throw new Mistake(`${file}:${unknown.line}: nothing sets ${unknown.match}; ${cure}`);
  }
}
