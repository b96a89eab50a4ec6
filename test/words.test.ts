// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import * as words from '../src/words';
import { site } from './content/sample';

const root = join(import.meta.dirname, '..');

// What a site says of itself may be a word of the interface too, and so may the name of a host.
const content = ['src/content.ts', 'test/content/'];
const packages = ['test/browser', 'src/make-images'].map((folder) => `${folder}/node_modules/`);
const except = ['src/words.ts', ...packages, ...content];

const files = ['src', 'styles', 'test']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll(sep, '/')}`))
  .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && !except.some((path) => file.startsWith(path)));

type Word = string | ((...values: never[]) => string) | { [name: string]: Word };

/** The texts of a word: those of its parts, or those around what a function is given. */
function textsOf(word: Word): string[] {
  if (typeof word === 'string') return [word];
  if (typeof word === 'function') return word().split('undefined');
  return Object.values(word).flatMap(textsOf);
}

/** A text without its marks, between spaces, so that no word is found within another. */
const plain = (text: string) => ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `;

const all: Word[] = Object.values(words);
const texts = [...new Set(all.flatMap(textsOf).map(plain))].filter((text) => text.trim().length >= 4); // «de» is in many sentences

test('there are words and files to look for them in', () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(80);
});

// The code is English: an English interface would find its words all over it.
test.skipIf(words.language.startsWith('en'))('no other file spells a word of the interface', () => {
  const spelled = files.flatMap((file) => {
    const said = plain(readFileSync(join(root, file), 'utf8').replaceAll(site.brand, '')); // the brand begins with such a word
    return texts.filter((text) => said.includes(text)).map((text) => [file, text]);
  });
  expect(spelled).toEqual([]);
});

test('the title of a member’s links ends in a colon', () => {
  expect(words.linksTitle('Ada')).toMatch(/Ada.*:$/);
});
