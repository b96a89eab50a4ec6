import { expect, test } from 'vitest';
import { fewLetters, lettersOf } from '../../src/pages/letters';
import { built, pageOf } from '../built';

test.each([
  ['Hola', undefined],
  ['Una palabra de doce: desarrollada', undefined],
  ['Desarrollamos software', 13],
  ['Otorrinolaringología\ny desarrollamos', 20],
  ['', undefined],
])('the longest word of %j has %j letters', (title, letters) => expect(lettersOf(title)).toBe(letters));

test.each([
  ['hostile.ts', 'proyectos/p40.html'],
  ['long-words.ts', 'index.html'],
])('each title of %s, %s, is sized for its own longest word', async (content, path) => {
  const page = pageOf(await built(content), path);
  const css = page.querySelector('style')!.textContent!;
  expect(css).toContain(`--letters:${fewLetters};`);
  for (const title of page.querySelectorAll('h1, h2:not([id]), #contacto b')) {
    const letters = title.getAttribute('data-letters');
    expect(letters).toBe(lettersOf(title.textContent!)?.toString() ?? null);
    if (letters) expect(css).toContain(`[data-letters="${letters}"]{--letters:${letters}}`);
  }
});
