import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeUpNames } from '../../../src/tools/builder/made-up';
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
