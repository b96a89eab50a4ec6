import type { Content } from '../types';
import { load } from './bundle';
import { contentPlugin } from './content-plugins';
import { imagePlugin, type Images } from './images';
import { Mistake } from './mistake';

type Loaded = {
  content: unknown;
  words: typeof import('../words');
  check: typeof import('../prepare/check-content');
  prepare: typeof import('../prepare/prepare');
};

async function loadContent(root: string, path: string, images: Images) {
  try {
    return await load<Loaded>(
      root,
      { content: path, words: 'src/words.ts', check: 'src/prepare/check-content.ts', prepare: 'src/prepare/prepare.ts' },
      [contentPlugin(root), images.plugin],
    );
  } catch (error) {
    if (error instanceof Mistake || !(error instanceof Error)) throw error;
    const cure = / is not defined$/.test(error.message) ? '; import it, or write its name as the import does' : '';
    throw new Mistake(`content.ts: it fails when it is read: ${error.message}${cure}`);
  }
}

/**
 * Reads, checks and prepares the content file `path`. Returns the `content`, the same `prepared` for the pages, and the
 * `words` of the interface. `images` collects the imported assets. With `hasStaticAddresses`, links and the address bar use
 * static addresses of projects. Throws a Mistake if the content has mistakes.
 */
export async function readContent(root: string, path: string, images = imagePlugin(), hasStaticAddresses = false) {
  const { words, check, prepare, ...loaded } = await loadContent(root, path, images);
  const content = loaded.content as Content; // checked in the next line
  const mistakes = check.checkContent(content, images.assets);
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  return { content, words, prepared: prepare.prepare(content, images.assets, hasStaticAddresses) };
}
