import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { modelOf } from '../../build/model';
import { checkSources } from '../../fields/check-sources';
import type { Content } from '../../fields/content';
import type { Settings } from '../../fields/settings';
import type { Words } from '../../fields/words';
import { readBrand } from '../assets/brand';
import { assetsPlugin } from '../assets/read-asset';
import { findShareImages } from '../assets/share-images';
import { Mistake } from '../common/mistake';
import { load } from './bundle';
import { findLine } from './find-line';

export type ReadSources = Awaited<ReturnType<typeof readSources>>;

/** Loads a file of the team's alone, so that no other file's error is taken for its own. */
async function loadOwn<Exports>(root: string, file: string, plugins: Plugin[] = []) {
  try {
    return await load<Exports>(root, file, plugins); // as far as the checker finds no mistakes
  } catch (error) {
    if (error instanceof Mistake || !(error instanceof Error)) throw error;
    const name = basename(file);
    const line = new RegExp(`${name}:\\d+`).exec(error.stack!)?.[0] ?? name;
    const sentence = error.message.replace(/^(\S+) is not defined$/, "$&; write import $1 from '../../assets/FILE';");
    throw new Mistake(`${line}: ${sentence}`);
  }
}

/** A mistake in the content with the number of its line, if that can be found. */
const withLine = (mistake: string, source: string) => mistake.replace(/^content\.ts: (.*)/s, (_, what) => {
  const line = findLine(source, what);
  return `content.ts${line ? `:${line}` : ''}: ${what}`;
});

/**
 * Reads and checks what a team writes, but for its sections and pages, whose components need the model. `files` has
 * those that the content imports, by address. Throws a Mistake if one of the sources has one.
 */
export async function readSources(root: string, contentFile = 'src/site/content.ts', hasStaticAddresses = false) {
  const files = new Map<string, Buffer>();
  const [content, words, { settings }] = await Promise.all([
    loadOwn<Content>(root, contentFile, [assetsPlugin(files)]),
    loadOwn<Words>(root, 'src/site/words.ts'),
    loadOwn<{ settings: Settings }>(root, 'src/site/settings.ts'),
  ]);
  const mistakes = checkSources({ content, words, settings });
  if (mistakes.length > 0) {
    const source = readFileSync(resolve(root, contentFile), 'utf8');
    throw new Mistake(mistakes.map((mistake) => withLine(mistake, source)).join('\n'));
  }
  const brand = readBrand(root, content.site);
  const shareImages = findShareImages(root, brand, content.projects);
  const made = new Map(shareImages.filter(({ isMade }) => isMade).map(({ id, file }) => [id, file]));
  const model = modelOf({ content, words, settings }, made, hasStaticAddresses);
  return { content, words, settings, model, files, brand, shareImages };
}
