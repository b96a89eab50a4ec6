import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectsPathOf } from '../../addresses';
import { checkContent } from '../../checks/content';
import { checkSettings, checkWords } from '../../checks/other-files';
import { modelOf } from '../../prerender/model';
import type { Content, Settings, Words } from '../../types';
import { readBrand } from '../assets/brand';
import { findShareImages } from '../assets/made-images';
import { assetsPlugin } from '../assets/read-asset';
import { languageFiles, languageFolders } from '../common/languages';
import { Mistake } from '../common/mistake';
import { load } from './bundle';

/** For values of the type `any`, which the compiler does not check. */
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

/** `content` replaces content.ts. With `hasStaticAddresses`, links are `proyectos/ID` instead of a query. */
export type SourceOptions = { root: string; content?: string; hasStaticAddresses?: boolean };

type TeamFiles = { content: Content; words: Words; settings: { settings: Settings } };

const replaceContent = (file: string): Plugin => ({
  name: 'content',
  setup: (build) => build.onResolve({ filter: /^site\/content$/ }, () => ({ path: file })),
});

export type Sources = Awaited<ReturnType<typeof readLanguage>>;

/**
 * `files` are what the language imports, by address. `first` is the content of the first language, whose `folders` are
 * the names of the others.
 */
async function readLanguage({ root, content: file, hasStaticAddresses }: SourceOptions, folder = '', first?: Content) {
  const files = new Map<string, Buffer>();
  const plugins = [languageFiles(root, folder), assetsPlugin(files)];
  if (file && !folder) plugins.push(replaceContent(resolve(root, file)));
  const { content, words, settings: { settings } } = await load<TeamFiles>(root, 'src/prerender/sources.ts', plugins);
  checkData(content, folder);
  const folders = folder ? [] : languageFolders(root).flatMap((name) => name.slice(0, -1) || []);
  const { members, projects } = content;
  const site = { ...content.site, ...(first && { url: first.site.url + folder }) };
  const mistakes = [
    ...checkWords(words, folder),
    ...checkSettings(settings, folders),
    ...checkContent({ site, members, projects }, projectsPathOf(settings)),
  ];
  if (mistakes.length > 0) throw new Mistake(mistakes.map((mistake) => folder + mistake).join('\n'));
  const brand = readBrand(root, site, words.language);
  const shareImages = findShareImages(root, brand, projects, folder, first?.projects);
  const made = new Map(shareImages.filter(({ isMade }) => isMade).map(({ id, file }) => [id, file]));
  const sources = { content: { site, members, projects }, words, settings };
  const model = modelOf(sources, made, hasStaticAddresses, folder);
  return { ...sources, folder, folders, model, files, brand, shareImages };
}

/** Reads and checks all languages, the first one first. Throws a Mistake for invalid sources. */
export async function readSources(options: SourceOptions) {
  const first = await readLanguage(options);
  const [, ...folders] = languageFolders(options.root);
  return [first, ...await Promise.all(folders.map((folder) => readLanguage(options, folder, first.content)))];
}
