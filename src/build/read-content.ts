// The content of the site, as it is written and as the pages show it.
import { projectQuery } from '../pages/project-address';
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
 * Reads and checks the content file `path`. Returns the `content`, the same `prepared` for the pages, and the `words` of
 * the interface. `images` collects what the content imports; `projectAddress` says how links and the address bar name a
 * project's page. Throws a Mistake before anything meets a wrong address or a missing list.
 */
export async function readContent(root: string, path: string, images = imagePlugin(), projectAddress = projectQuery) {
  const { words, check, prepare, ...loaded } = await loadContent(root, path, images);
  const content = loaded.content as Content; // if it is not, the check says so before anyone relies on it
  const mistakes = check.checkContent(content, images.assets);
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  return { content, words, prepared: prepare.prepare(content, images.assets, projectAddress) };
}
