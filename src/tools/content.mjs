// The content of the site, as it is written and as the pages show it.
import { contentPlugin } from './content-plugins.mjs';
import { imagePlugin } from './images.mjs';
import { load } from './load.mjs';
import { Mistake } from './mistake.mjs';
import { projectQuery } from '../pages/project-address.mjs';

/** @import { Images } from './images.mjs' */
/** @import { Content } from '../types' */

/**
 * @param {string} root
 * @param {string} path
 * @param {Images} images
 */
async function loadContent(root, path, images) {
  try {
    return await load(
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
 * Reads and checks the content file `path`. Returns the `content`, the same `prepared` for the pages, and the `words` of
 * the interface. Throws a Mistake before anything meets a wrong address or a missing list.
 * @param {string} root
 * @param {string} path
 * @param {Images} images collects what the content imports
 * @param {(id: string) => string} projectAddress how links and the address bar name a project's page
 */
export async function readContent(root, path, images = imagePlugin(), projectAddress = projectQuery) {
  const { words, check, prepare, ...loaded } = await loadContent(root, path, images);
  const content = /** @type {Content} */ (loaded.content); // if it is not, the check says so before anyone relies on it
  const mistakes = check.checkContent(content, images.assets);
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  return { content, words, prepared: prepare.prepare(content, images.assets, projectAddress) };
}
