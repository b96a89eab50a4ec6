// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cssModules } from '../src/build/css-modules.mjs';

const styles = new URL('../styles/', import.meta.url).pathname;
const { sheet } = cssModules(styles, true);

const omega = Math.sqrt(56);

/** Stiffness 120, damping 16, mass 1, from 0 to 1, after `t` seconds. */
const spring = (t: number) => 1 - Math.exp(-8 * t) * (Math.cos(omega * t) + (8 / omega) * Math.sin(omega * t));

function shippedCurve() {
  const stops = /--spring:linear\(([^)]+)\)/.exec(sheet)![1]!.split(',').map((stop) => stop.trim().split(' '));
  const points = stops.map(([value, at], index) => ({
    value: Number(value),
    at: at ? parseFloat(at) / 100 : index === 0 ? 0 : 1,
  }));
  return (at: number) => {
    const next = points.findIndex((point) => point.at >= at);
    if (next <= 0) return points[0]!.value;
    const [a, b] = [points[next - 1]!, points[next]!];
    return a.value + ((b.value - a.value) * (at - a.at)) / (b.at - a.at);
  };
}

test('the spring of the cards is at most 0.42 % off its closed form over its 700 ms', () => {
  const curve = shippedCurve();
  expect(sheet).toMatch(/--spring-time:(700ms|\.7s)/);
  for (let at = 0; at <= 1; at += 0.001) expect(Math.abs(curve(at) - spring(at * 0.7))).toBeLessThan(0.0042);
});

const sources = import.meta.glob('../src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const modules = readdirSync(styles).filter((name) => name.endsWith('.module.css'));

test.each(modules)('%s belongs to the component of its name, which uses all its classes', (file) => {
  const name = file.replace('.module.css', '');
  const source = Object.entries(sources).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1] ?? '';
  const classes = new Set([...readFileSync(styles + file, 'utf8').matchAll(/\.([a-z]\w*)(?=[\s,:[{>~)])/gi)].map(([, name]) => name!));
  expect([...classes].filter((name) => !source.includes(`styles.${name}`))).toEqual([]);
});

test('the backs of the cards are hidden with the prefix too (C8)', () => {
  expect(sheet).toContain('-webkit-backface-visibility:hidden;backface-visibility:hidden');
});
