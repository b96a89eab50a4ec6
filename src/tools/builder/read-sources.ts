import { projectsPathOf } from '../../addresses';
import { checkContent } from '../../checks/content';
import { checkSettings } from '../../checks/settings';
import { checkWords } from '../../checks/words';
import { modelOf } from '../../prerender/model';
import type { Content, Settings, Words } from '../../types';
import { readBrand } from '../assets/brand';
import { findShareImages } from '../assets/made-images';
import { assetsPlugin } from '../assets/read-asset';
import { Mistake } from '../common/mistake';
import { load } from './bundle';

export type ReadSources = Awaited<ReturnType<typeof readSources>>;

/** Throws a Mistake for what is no data. The compiler does not see it where a type is `any`. */
function checkData({ site, members, projects }: Content) {
  try {
    JSON.stringify({ site, members, projects }, (name, value) => {
      if (/symbol|bigint|function/.test(typeof value)) throw new TypeError(`${name} is a ${typeof value}, not a text`);
      return value;
    });
  } catch (error) {
    throw new Mistake(`content.ts: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}

/**
 * Reads and checks what a team writes, except components, which need the model. `files` are the imports of the content
 * by address. Throws a Mistake for invalid sources.
 */
export async function readSources(root: string, contentFile = 'src/site/content.ts', hasStaticAddresses = false) {
  const files = new Map<string, Buffer>();
  const [content, words, { settings }] = await Promise.all([
    load<Content>(root, contentFile, [assetsPlugin(files)]),
    load<Words>(root, 'src/site/words.ts'),
    load<{ settings: Settings }>(root, 'src/site/settings.ts', [assetsPlugin(new Map())]), // may import a font
  ]);
  checkData(content);
  const mistakes = [
    ...checkWords(words),
    ...checkSettings(settings, words.language, content.site.url),
    ...checkContent(content, projectsPathOf(settings)),
  ];
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  const brand = readBrand(root, content.site);
  const shareImages = findShareImages(root, brand, content.projects);
  const made = new Map(shareImages.filter(({ isMade }) => isMade).map(({ id, file }) => [id, file]));
  const model = modelOf({ content, words, settings }, made, hasStaticAddresses);
  return { content, words, settings, model, files, brand, shareImages };
}
