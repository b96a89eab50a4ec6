// The content of the site, as it is written and as the pages show it.
import { contentPlugin, load } from './bundle.mjs';
import { imagePlugin } from './images.mjs';
import { Mistake } from './mistake.mjs';

/**
 * Reads and checks the content file `path`. Returns the `content`, the same `prepared` for the pages, and the `words` of
 * the interface. Throws a Mistake before anything meets a wrong address or a missing list.
 */
export async function readContent(root, path, { plugin, assets } = imagePlugin()) {
  const sources = { content: path, words: 'src/words.ts', check: 'src/prepare/check-content.ts', prepare: 'src/prepare/prepare.ts' };
  const { content, words, check, prepare } = await load(root, sources, [contentPlugin(path), plugin]).catch((error) => {
    throw error instanceof Mistake ? error : new Mistake(`content.ts: it fails when it is read: ${error.message}`);
  });
  const mistakes = check.checkContent(content, assets);
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  return { content, words, prepared: prepare.prepare(content, assets) };
}
