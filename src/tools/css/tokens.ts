import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../common/folder';
import { Mistake } from '../common/mistake';
import { nearest } from '../common/nearest';

const token = '--[^\\s:;,(){}\'"`]+';

const find = (text: string, pattern: string) => [...text.matchAll(RegExp(pattern, 'g'))];

/** Removes comments but keeps line numbers. */
const bare = (sheet: string) => sheet.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/\S/g, ''));

/** Throws a Mistake if the team's styles use a token without fallback that no style sheet or component sets. */
export function checkTokens(root: string, derived: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const own = listFiles(join(root, 'src/site')).map((file) => `src/site/${file}`);
  const sheets = own.filter((file) => file.endsWith('.css')).map((file) => ({ file, sheet: bare(read(file)) }));
  const ofProgram = readdirSync(join(root, 'styles')).map((file) => `styles/${file}`);
  const css = [bare(ofProgram.map(read).join('\n')), ...sheets.map(({ sheet }) => sheet), derived].join('\n');
  const scripts = own.filter((file) => /\.[jt]sx?$/.test(file)).map(read).join('\n');
  const setting = [...find(css, `${token}(?=\\s*:)|(?<=@property\\s+)${token}`), ...find(scripts, token)];
  const set = new Set(setting.map(([name]) => name));
  for (const { file, sheet } of sheets) {
    const unknown = find(sheet, `(?<=var\\(\\s*)${token}(?=\\s*\\))`).find(([name]) => !set.has(name));
    if (!unknown) continue;
    const line = sheet.slice(0, unknown.index).split('\n').length;
    const meant = nearest(unknown[0], [...set]);
    const cure = meant ? `did you mean ${meant}?` : 'styles/theme.css has the tokens';
    throw new Mistake(`${file}:${line}: nothing sets ${unknown[0]}; ${cure}`);
  }
}
