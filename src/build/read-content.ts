import type { Plugin } from 'esbuild';
import type { Content } from '../types';
import { load } from './bundle';
import { imagePlugin } from './images';
import { Mistake } from './mistake';

/** Loads the content alone, so that no other file's error is taken for its own. */
async function loadContent(root: string, path: string, plugin: Plugin) {
  try {
    return await load<Content>(root, path, [plugin]); // as far as the checker finds no mistakes
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
 * use static addresses of projects. Throws a Mistake if content or words have mistakes.
 */
export async function readContent(root: string, path: string, images = imagePlugin(), hasStaticAddresses = false) {
  const words = await load<typeof import('../words')>(root, 'src/words.ts');
  const { checkWords } = await load<typeof import('../prepare/check-words')>(root, 'src/prepare/check-words.ts');
  report(checkWords(words));
  const content = await loadContent(root, path, images.plugin);
  const { checkContent } = await load<typeof import('../prepare/check-content')>(root, 'src/prepare/check-content.ts');
  report(checkContent(content, images.assets));
  const { prepare } = await load<typeof import('../prepare/prepare')>(root, 'src/prepare/prepare.ts');
  return { content, words, prepared: prepare(content, images.assets, hasStaticAddresses) };
}
