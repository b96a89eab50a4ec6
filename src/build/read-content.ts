import type { Plugin } from 'esbuild';
import type { Content } from '../types';
import { load } from './bundle';
import { imagePlugin } from './images';
import { Mistake } from './mistake';

type Code = {
  words: typeof import('../words');
  checkWords: typeof import('../prepare/check-words');
  checkContent: typeof import('../prepare/check-content');
  prepare: typeof import('../prepare/prepare');
};
const code: Record<keyof Code, string> = {
  words: 'src/words.ts',
  checkWords: 'src/prepare/check-words.ts',
  checkContent: 'src/prepare/check-content.ts',
  prepare: 'src/prepare/prepare.ts',
};

/** Loads the content alone, so that no other file's error is taken for its own. */
async function loadContent(root: string, path: string, plugins: Plugin[]) {
  try {
    const { content } = await load<{ content: unknown }>(root, { content: path }, plugins);
    return content as Content; // as far as the checker finds no mistakes
  } catch (error) {
    if (error instanceof Mistake || !(error instanceof Error)) throw error;
    throw new Mistake(`content.ts: it fails when it is read: ${error.message}`);
  }
}

function report(mistakes: string[]) {
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
}

/**
 * Reads, checks and prepares the content file `path`. Returns the `content`, the same `prepared` for the pages, and the
 * `words` of the interface. `images` collects the imported assets. With `hasStaticAddresses`, links and the address bar
 * use static addresses of projects. Throws a Mistake if one of them has mistakes.
 */
export async function readContent(root: string, path: string, images = imagePlugin(), hasStaticAddresses = false) {
  const { words, checkWords, checkContent, prepare } = await load<Code>(root, code, []);
  report(checkWords.checkWords(words));
  const content = await loadContent(root, path, [images.plugin]);
  report(checkContent.checkContent(content, images.assets));
  return { content, words, prepared: prepare.prepare(content, images.assets, hasStaticAddresses) };
}
