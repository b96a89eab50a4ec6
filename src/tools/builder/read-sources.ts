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

/**
 * Reads and checks what a team writes, except components, which need the model. `files` are the imports of the content
 * by address. Throws a Mistake for invalid sources.
 */
export async function readSources(root: string, contentFile = 'src/site/content.ts', hasStaticAddresses = false) {
  const files = new Map<string, Buffer>();
  const [content, words, { settings }] = await Promise.all([
    load<Content>(root, contentFile, [assetsPlugin(files)]),
    load<Words>(root, 'src/site/words.ts'),
    load<{ settings: Settings }>(root, 'src/site/settings.ts'),
  ]);
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
