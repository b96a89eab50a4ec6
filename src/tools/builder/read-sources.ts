import { projectsPathOf } from '../../addresses';
import { checkContent } from '../../checks/content';
import { checkSettings } from '../../checks/settings';
import { checkWords } from '../../checks/words';
import { modelOf } from '../../prerender/model';
import type { Content, Settings, Words } from '../../types';
import { readBrand } from '../assets/brand';
import { findShareImages } from '../assets/made-images';
import { assetsPlugin } from '../assets/read-asset';
import { languageFiles, languageFolders, siteFile } from '../common/languages';
import { Mistake } from '../common/mistake';
import { load } from './bundle';

/** Throws a Mistake for what is no data. The compiler does not see it where a type is `any`. */
function checkData({ site, members, projects }: Content, folder: string) {
  try {
    JSON.stringify({ site, members, projects }, (name, value) => {
      if (/symbol|bigint|function/.test(typeof value)) throw new TypeError(`${name} is a ${typeof value}, not a text`);
      return value;
    });
  } catch (error) {
    throw new Mistake(`${folder}content.ts: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}

/** `content` replaces `src/site/content.ts`. With `hasStaticAddresses`, links are `proyectos/ID` instead of a query. */
export type SourceOptions = { root: string; content?: string; hasStaticAddresses?: boolean };

export type Sources = Awaited<ReturnType<typeof readLanguage>>;

/**
 * Reads and checks what a team writes in the language of a folder, except components, which need the model. `files` are
 * the imports of the content by address. `first` is the content of the first language.
 */
async function readLanguage({ root, content: file, hasStaticAddresses }: SourceOptions, folder = '', first?: Content) {
  const files = new Map<string, Buffer>();
  const read = <Exports>(name: string, own = siteFile(root, folder, name), assets = new Map<string, Buffer>()) =>
    load<Exports>(root, own, [languageFiles(root, folder), assetsPlugin(assets)]);
  const [content, words, { settings }] = await Promise.all([
    read<Content>('content.ts', folder ? undefined : file, files),
    read<Words>('words.ts'),
    read<{ settings: Settings }>('settings.ts'), // may import a font
  ]);
  checkData(content, folder);
  const { members, projects } = content;
  const site = { ...content.site, ...(first && { url: first.site.url + folder }) };
  const mistakes = [
    ...checkWords(words, folder),
    ...checkSettings(settings),
    ...checkContent({ site, members, projects }, projectsPathOf(settings)),
  ];
  if (mistakes.length > 0) throw new Mistake(mistakes.map((mistake) => folder + mistake).join('\n'));
  const brand = readBrand(root, site);
  const shareImages = findShareImages(root, brand, projects, folder, first?.projects);
  const made = new Map(shareImages.filter(({ isMade }) => isMade).map(({ id, file }) => [id, file]));
  const sources = { content: { site, members, projects }, words, settings };
  const model = modelOf(sources, made, hasStaticAddresses, folder);
  return { ...sources, folder, model, files, brand, shareImages };
}

/** Reads and checks the sources of all languages, of the first one first. Throws a Mistake for invalid ones. */
export async function readSources(options: SourceOptions) {
  const first = await readLanguage(options);
  const [, ...folders] = languageFolders(options.root);
  return [first, ...await Promise.all(folders.map((folder) => readLanguage(options, folder, first.content)))];
}
