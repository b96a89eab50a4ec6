import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileSheet } from '../src/tools/css/compile-sheet';
import { root } from './copies/root';

const styles = join(import.meta.dirname, '../styles');
const sheet = readdirSync(styles).filter((name) => name.endsWith('.css') && name !== 'colours.css')
  .map((name) => compileSheet(root, `styles/${name}`).code).join('');

const sources = Object.values(import.meta.glob('../src/**/*.tsx', { query: '?raw', import: 'default', eager: true }));
const modules = readdirSync(styles).filter((name) => name.endsWith('.module.css'));
const classesOf = (file: string) => compileSheet(root, `styles/${file}`).classes;

test.each(modules)('the components use all classes of %s', (file) => {
  const users = sources.filter((source) => source.includes(`/${file}'`)).join('\n');
  const isUsed = (name: string) => users.includes(`styles.${name}`) || users.includes('styles[');
  expect(classesOf(file).filter(([name]) => !isUsed(name))).toEqual([]);
});

test('text has a default font', () => {
  expect(compileSheet(root, 'styles/theme.css').code).toMatch(/--mono:ui-monospace,.*--font:var\(--mono\)/);
});

test('backface-visibility of cards is prefixed too (C8)', () => {
  expect(sheet).toContain('-webkit-backface-visibility:hidden;backface-visibility:hidden');
});

const scripts = import.meta.glob('../src/{browser,page}/**/*.ts', { query: '?raw', import: 'default', eager: true });
const selectors = Object.entries(scripts as Record<string, string>)
  .filter(([, text]) => /'[^']*\.[A-Z]\w*-/.test(text));
const otherSheets = ['own-pages', 'print', 'view-transitions'].map(
  (name) => [`${name}.css`, readFileSync(join(styles, `${name}.css`), 'utf8')] as const);

test.each([...otherSheets, ...selectors])('%s names classes that exist', (_, text) => {
  const published = modules.flatMap(classesOf).map(([, published]) => published);
  const named = text.match(/(?<=\.)[A-Z]\w*-\w+/g);
  expect(named).not.toEqual([]);
  expect(published).toEqual(expect.arrayContaining(named!));
});

test('sizes of captures change where galleries get two columns', () => {
  const [, columns] = /--sm \((.*?)\)/.exec(readFileSync(join(styles, 'media.css'), 'utf8'))!;
  expect(sources.filter((source) => source.includes(`'(${columns}) `))).toHaveLength(1);
});

test('no :is() has a pseudo-element, which browsers refuse there', () => {
  expect(sheet).not.toMatch(/:is\([^)]*::/);
});
