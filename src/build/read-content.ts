import type { Plugin } from 'esbuild';
import type { Content } from '../types';
import { load } from './bundle';
import { contentPlugin } from './content-plugins';
import { imagePlugin } from './images';
import { Mistake } from './mistake';

type Code = { check: typeof import('../prepare/check-content'); prepare: typeof import('../prepare/prepare') };
const code: Record<keyof Code, string> = { check: 'src/prepare/check-content.ts', prepare: 'src/prepare/prepare.ts' };

type Words = { words: typeof import('../words'); check: typeof import('../prepare/check-words') };
const wordsCode: Record<keyof Words, string> = { words: 'src/words.ts', check: 'src/prepare/check-words.ts' };

/** Loads the words before the code that uses them. */
async function loadWords(root: string) {
  const { words, check } = await load<Words>(root, wordsCode, []);
  const mistakes = check.checkWords(words);
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  return words;
}

/** Loads the content alone, so that no other file's error is taken for its own. */
async function loadContent(root: string, path: string, plugins: Plugin[]) {
  try {
    const { content } = await load<{ content: unknown }>(root, { content: path }, plugins);
    return content;
  } catch (error) {
    if (error instanceof Mistake || !(error instanceof Error)) throw error;
    const cure = / is not defined$/.test(error.message) ? '; import it, or write its name as the import does' : '';
    throw new Mistake(`content.ts: it fails when it is read: ${error.message}${cure}`);
  }
}

/**
 * Reads, checks and prepares the content file `path`. Returns the `content`, the same `prepared` for the pages, and the
 * `words` of the interface. `images` collects the imported assets. With `hasStaticAddresses`, links and the address bar use
 * static addresses of projects. Throws a Mistake if one of them has mistakes.
 */
export async function readContent(root: string, path: string, images = imagePlugin(), hasStaticAddresses = false) {
  const plugins = [contentPlugin(root), images.plugin];
  const words = await loadWords(root);
  const { check, prepare } = await load<Code>(root, code, plugins);
  const content = await loadContent(root, path, plugins) as Content; // checked in the next line
  const mistakes = check.checkContent(content, images.assets);
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  return { content, words, prepared: prepare.prepare(content, images.assets, hasStaticAddresses) };
}
