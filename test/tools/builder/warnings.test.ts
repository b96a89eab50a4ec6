import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeUpNames, missingValue } from '../../../src/tools/builder/warnings';
import { root } from '../../copies/root';

test('made-up hosts and names are found, each once, and others are not', () => {
  const pages = ['<a href="https://www.example.com/">example.com</a>', 'taller.example, Equipo Dev, S. L.'];
  expect(madeUpNames(pages)).toEqual(['example.com', 'taller.example', 'Equipo Dev, S. L.']);
  expect(madeUpNames(['myexample.com, example.community, an example.'])).toEqual([]);
});

test('the names of companies in the recipes are among them', () => {
  const recipes = readFileSync(join(root, 'src/README.md'), 'utf8');
  for (const name of ['Equipo Dev, S. L.', 'Cooperativa Semilla', 'Museo del Agua']) {
    expect(recipes).toContain(name);
    expect(madeUpNames([recipes])).toContain(name);
  }
});

test('a value that is missing in a text is found, but not in scripts, and not as a part of a word', () => {
  expect(missingValue(['<p>Hola</p>', '<p>Somos undefined.</p>'])).toBe('undefined');
  expect(missingValue(['<p>NaN km</p>'])).toBe('NaN');
  expect(missingValue(['<p>Usamos [object Object].</p>'])).toBe('[object Object]');
  expect(missingValue(['<script>undefined</script><a href="/a-undefined">NaNo, redundefined</a>'])).toBeUndefined();
});
