import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileSheet } from '../src/tools/css/compile-sheet';
import { root } from './copies/root';

const read = (pattern: Record<string, string>) => Object.entries(pattern);
const sources = read(import.meta.glob('../src/{browser,components,page}/**/*.{ts,tsx}', {
  query: '?raw', import: 'default', eager: true,
}));
const styles = join(import.meta.dirname, '../styles');
const modules = readdirSync(styles).filter((name) => name.endsWith('.module.css'));
const classesOf = (file: string) => compileSheet(root, `styles/${file}`).classes;

test.each(modules)('the components use all classes of %s', (file) => {
  const users = sources.filter(([, source]) => source.includes(`/${file}'`)).join('\n');
  const isUsed = (name: string) => users.includes(`styles.${name}`) || users.includes('styles[');
  expect(classesOf(file).filter(([name]) => !isUsed(name))).toEqual([]);
});

test('scripts and sheets of the whole page name classes that exist', () => {
  const sheets = ['print', 'view-transitions'].map((name) => readFileSync(join(styles, `${name}.css`), 'utf8'));
  const scripts = sources.flatMap(([, source]) => source.match(/'[^'\n]*\.[A-Z]\w*-[^'\n]*'/g) ?? []);
  const published = modules.flatMap(classesOf).map(([, published]) => published);
  const named = [...sheets, ...scripts].flatMap((text) => text.match(/(?<=\.)[A-Z]\w*-\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !published.includes(name))).toEqual([]);
});

test.each(readdirSync(styles).filter((name) => name.endsWith('.css')))(
  'no rule of %s is in another one: older browsers skip those, and would lay the closed viewer over the page (F24)',
  (name) => {
    const { code } = compileSheet(root, `styles/${name}`);
    expect(code).not.toMatch(/(?<=^|[;{}])[^@;{}][^;{}]*\{[^{}]*\{/);
  },
);
