import type { Plugin } from 'esbuild';
import type { Content } from '../../types';
import { readBrand } from '../assets/brand';
import { assetsPlugin } from '../assets/read-asset';
import { findShareImages } from '../assets/share-images';
import { load } from './bundle';
import { Mistake } from './mistake';

export type Sources = Awaited<ReturnType<typeof readSources>>;

/** Loads the content alone, so that no other file's error is taken for its own. */
async function loadContent(root: string, file: string, plugin: Plugin) {
  try {
    return await load<Content>(root, file, [plugin]); // as far as the checker finds no mistakes
  } catch (error) {
    if (error instanceof Mistake || !(error instanceof Error)) throw error;
    const line = /content\.ts:\d+/.exec(error.stack!)?.[0] ?? 'content.ts';
    const sentence = error.message.replace(/^(\S+) is not defined$/, "$&; write import $1 from '../assets/FILE';");
    throw new Mistake(`${line}: ${sentence}`);
  }
}

/**
 * Reads and checks the content file, and what goes with it. `published` has the files that the content imports, by
 * address, and `words` the texts of the interface. Throws a Mistake if one of the sources has one.
 */
export async function readSources(root: string, file = 'src/content.ts', hasStaticAddresses = false) {
  const published = new Map<string, Buffer>();
  const content = await loadContent(root, file, assetsPlugin(published));
  type ModelModule = typeof import('../../build/content/model');
  const { checkContent, modelOf, words } = await load<ModelModule>(root, 'src/model/model.ts');
  const mistakes = checkContent(content);
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  const brand = readBrand(root, content.site);
  const shareImages = findShareImages(root, brand, content.projects);
  const made = new Map(shareImages.filter(({ isMade }) => isMade).map(({ id, file }) => [id, file]));
  const model = modelOf(content, made, hasStaticAddresses);
  return { content, words, published, brand, shareImages, model };
}
