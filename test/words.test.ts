// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import * as words from './site/src/words';
import { site } from './site/src/content';

const root = join(import.meta.dirname, '..');

// Content and packages may contain the same words by chance.
const content = ['src/content.ts', 'test/site/'];
const packages = ['test/browser', 'src/make-images'].map((folder) => `${folder}/node_modules/`);
const except = ['src/words.ts', 'src/README.md', ...packages, ...content];

const files = ['src', 'styles', 'test']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll(sep, '/')}`))
  .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && !except.some((path) => file.startsWith(path)));

type Word = string | ((...values: never[]) => string) | { [name: string]: Word };

/** The texts of a word: all nested ones, and the text around the arguments of a function. */
function textsOf(word: Word): string[] {
  if (typeof word === 'string') return [word];
  if (typeof word === 'function') return word().split('undefined');
  return Object.values(word).flatMap(textsOf);
}

/** A text without punctuation, between spaces, so that only whole words match. */
const plain = (text: string) => ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `;

const { projectsPath: _, formerProjectsPaths: __, ...all } = words; // addresses, which tests ask for

// Shorter ones, like «de», occur by chance.
const texts = [...new Set(textsOf(all).map(plain))].filter((text) => text.trim().length >= 4);

test('there are texts and files to search', () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(80);
});

// The code is in English, so an English interface would match everywhere.
test.skipIf(words.language.startsWith('en'))('no other file contains a text of the interface', () => {
  const spelled = files.flatMap((file) => {
    const said = plain(readFileSync(join(root, file), 'utf8').replaceAll(site.brand, '')); // the brand contains such a word
    return texts.filter((text) => said.includes(text)).map((text) => [file, text]);
  });
  expect(spelled).toEqual([]);
});

test('the title of a member’s links ends in a colon', () => {
  expect(words.linksTitle('Ada')).toMatch(/Ada.*:$/);
});
