import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileSheet } from '../src/tools/css/compile-sheet';
import { compileSheets } from '../src/tools/css/sheets';
import { root } from './copies/root';

const styles = join(import.meta.dirname, '../styles');
const { sheetWith, lateSheet } = compileSheets(root);
const sheet = sheetWith('', true);

// What uses it, and for how long, is seen in browsers.
describe('the spring of the style sheet (M1)', () => {
  /** The position of a spring of stiffness 120, damping 16 and mass 1, from 0 to 1, after `t` seconds. */
  function spring(t: number) {
    const omega = Math.sqrt(56);
    return 1 - Math.exp(-8 * t) * (Math.cos(omega * t) + (8 / omega) * Math.sin(omega * t));
  }

  /** The function of a list of stops. The first and the last have no position. */
  function follow(stops: string) {
    const points = stops.split(',').map((stop, index) => {
      const [value, at] = stop.trim().split(' ');
      return { value: Number(value), at: at ? parseFloat(at) / 100 : Math.sign(index) };
    });
    return (at: number) => {
      const next = Math.max(1, points.findIndex((point) => point.at >= at));
      const [a, b] = [points[next - 1]!, points[next]!];
      return a.value + ((b.value - a.value) * (at - a.at)) / (b.at - a.at);
    };
  }

  test('is within 0.42 % of its closed form over 700 ms, and overshoots', () => {
    const [, stops] = /--spring:\s*linear\(([^)]*)\)/.exec(sheet)!;
    const shipped = follow(stops!);
    const times = Array.from({ length: 1001 }, (_, index) => index / 1000);
    for (const at of times) expect(Math.abs(shipped(at) - spring(at * 0.7))).toBeLessThan(0.0042);
    expect(Math.max(...times.map(shipped))).toBeGreaterThan(1.03);
  });
});

const sources = Object.values(import.meta.glob('../src/**/*.tsx', { query: '?raw', import: 'default', eager: true }));
const modules = readdirSync(styles).filter((name) => name.endsWith('.module.css'));
const classesOf = (file: string) => compileSheet(root, `styles/${file}`).classes;

test.each(modules)('the components use all classes of %s', (file) => {
  const users = sources.filter((source) => source.includes(`/${file}'`)).join('\n');
  const isUsed = (name: string) => users.includes(`styles.${name}`) || users.includes('styles[');
  expect(classesOf(file).filter(([name]) => !isUsed(name))).toEqual([]);
});

test('text has a font without one of the team’s, as when its name is mistyped', () => {
  expect(compileSheet(root, 'styles/theme.css').code).toMatch(/--mono:ui-monospace,.*--font:var\(--mono\)/);
});

test('backface-visibility of the cards has its prefixed form too (C8)', () => {
  expect(sheet).toContain('-webkit-backface-visibility:hidden;backface-visibility:hidden');
});

const scripts = import.meta.glob('../src/{browser,page}/**/*.ts', { query: '?raw', import: 'default', eager: true });
const selectors = Object.entries(scripts as Record<string, string>).filter(([, text]) => /'[^']*\.[A-Z]\w*-/.test(text));
const otherSheets = ['own-pages', 'print', 'pointer', 'current-section', 'view-transitions'].map(
  (name) => [`${name}.css`, readFileSync(join(styles, `${name}.css`), 'utf8')] as const);

test.each([...otherSheets, ...selectors])('%s names classes that exist', (_, text) => {
  const published = modules.flatMap(classesOf).map(([, published]) => published);
  const named = text.match(/(?<=\.)[A-Z]\w*-\w+/g);
  expect(named).not.toEqual([]);
  expect(published).toEqual(expect.arrayContaining(named!));
});

test('captures change their size in the window where galleries get two columns', () => {
  const [, columns] = /--sm \((.*?)\)/.exec(readFileSync(join(styles, 'media.css'), 'utf8'))!;
  expect(sources.filter((source) => source.includes(`'(${columns}) `))).toHaveLength(1);
});

test('no :is() has a pseudo-element, which browsers refuse there', () => {
  expect(sheet + lateSheet).not.toMatch(/:is\([^)]*::/);
});
