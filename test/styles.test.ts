// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Features, transform } from 'lightningcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { cssModules } from '../src/build/css/css-modules';
import { built, pageOf } from './built';

const styles = join(import.meta.dirname, '../styles');
const { sheet } = cssModules(styles, true);

describe('animations in the style sheet of home (M1)', () => {
  let css: string;
  let card: Element;

  type Animation = { name: string; ms: number; curve: string };

  /** Replaces every var() by the value of its custom property. */
  function resolve(value: string): string {
    const [use, name, fallback] = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/.exec(value) ?? [];
    if (!use) return value;
    const set = new RegExp(`[{;]${name}:([^;}]+)`).exec(css)?.[1] ?? fallback;
    return resolve(value.replace(use, () => ` ${set} `));
  }

  const keywords = /^(normal|reverse|alternate|infinite|forwards|backwards|both|running|ease[a-z-]*|linear)$/;

  function parse(animation: string): Animation {
    const [curve = 'ease'] = /linear\([^)]*\)|cubic-bezier\([^)]*\)/.exec(animation) ?? [];
    const words = animation.replace(curve, '').trim().split(/\s+/);
    const [time = '0s'] = words.filter((word) => /^[\d.]+m?s$/.test(word));
    const name = words.find((word) => /^[a-z][\w-]*$/i.test(word) && !keywords.test(word)) ?? 'none';
    return { name, ms: parseFloat(time) * (time.endsWith('ms') ? 1 : 1000), curve };
  }

  function matches(element: Element, selector: string) {
    try {
      return element.matches(selector);
    } catch {
      return false; // jsdom does not support the selector
    }
  }

  /** The animations of all rules, or of those that match an element. */
  function animationsOf(element?: Element) {
    const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, selector]) => !element || matches(element, selector!));
    const lists = rules.flatMap(([, , declarations]) => /(?:^|;)animation:([^;]+)/.exec(declarations!)?.[1] ?? []);
    return lists.flatMap((list) => resolve(list).split(/,(?![^(]*\))/)).map(parse).filter(({ name }) => name !== 'none');
  }

  const keyframes = (name: string) => new RegExp(`@keyframes ${name}\\{((?:[^{}]*\\{[^{}]*\\})*)\\}`).exec(css)?.[1];

  beforeAll(async () => {
    const home = pageOf(await built('content.ts'), 'index.html');
    const code = new TextEncoder().encode(home.querySelector('style')!.textContent!);
    const flat = transform({ filename: 'home.css', code, include: Features.Nesting, minify: true }); // without nesting
    css = new TextDecoder().decode(flat.code);
    card = home.querySelector('#equipo > ul > li')!;
  });

  test('have keyframes by the names that rules use', () => {
    const names = new Set(animationsOf().map(({ name }) => name));
    expect([...names]).toEqual(expect.arrayContaining(['appear', 'rise']));
    expect([...names].filter((name) => !keyframes(name))).toEqual([]);
  });

  test('fade cards in, and raise them by transform only, on a spring of 700 ms', () => {
    const moved = animationsOf(card).map(({ name, ms, curve }) => [keyframes(name)?.match(/[\w-]+(?=:)/g), ms, curve.split('(')[0]]);
    expect(moved).toEqual([[['opacity'], 300, 'ease'], [['transform'], 700, 'linear']]);
  });

  /** The position of a spring of stiffness 120, damping 16 and mass 1, from 0 to 1, after `t` seconds. */
  function spring(t: number) {
    const omega = Math.sqrt(56);
    return 1 - Math.exp(-8 * t) * (Math.cos(omega * t) + (8 / omega) * Math.sin(omega * t));
  }

  function follow(curve: string) {
    const stops = curve.slice('linear('.length, -1).split(',').map((stop) => stop.trim().split(' '));
    const points = stops.map(([value, at], index) => ({
      value: Number(value),
      at: at ? parseFloat(at) / 100 : Math.sign(index), // the first and last stops have no position
    }));
    return (at: number) => {
      const next = points.findIndex((point) => point.at >= at);
      if (next <= 0) return points[0]!.value;
      const [a, b] = [points[next - 1]!, points[next]!];
      return a.value + ((b.value - a.value) * (at - a.at)) / (b.at - a.at);
    };
  }

  test('have a curve within 0.42 % of the spring’s closed form, which overshoots', () => {
    const { curve, ms } = animationsOf(card).find(({ curve }) => curve.startsWith('linear('))!;
    const shipped = follow(curve);
    const times = Array.from({ length: 1001 }, (_, index) => index / 1000);
    for (const at of times) expect(Math.abs(shipped(at) - spring((at * ms) / 1000))).toBeLessThan(0.0042);
    expect(Math.max(...times.map(shipped))).toBeGreaterThan(1.03);
  });
});

const sources = import.meta.glob('../src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const modules = readdirSync(styles).filter((name) => name.endsWith('.module.css'));

test.each(modules)('%s belongs to the component of the same name, which uses all its classes', (file) => {
  const name = file.replace('.module.css', '');
  const source = Object.entries(sources).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1] ?? '';
  const classes = new Set([...readFileSync(join(styles, file), 'utf8').matchAll(/\.([a-z]\w*)(?=[\s,:[{>~)])/gi)].map(([, name]) => name!));
  expect([...classes].filter((name) => !source.includes(`styles.${name}`))).toEqual([]);
});

test('backface-visibility of the cards has its prefixed form too (C8)', () => {
  expect(sheet).toContain('-webkit-backface-visibility:hidden;backface-visibility:hidden');
});
