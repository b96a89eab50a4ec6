import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseUrl } from '../../addresses';
import { brandImages } from '../../pictures';
import type { Content } from '../../team/types';
import { assetsPlugin } from '../assets/read-asset';
import { listFiles } from '../common/files';
import { languageFolders } from '../common/languages';
import { readBrand } from '../css/brand';
import { load } from './bundle';
import { refuseDeadLinks } from './dead-links';
import { type Language, loadLanguage, renderLanguage } from './language';
import { warningsOf } from './warnings';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

/** Such as `English`, in the language itself. */
function nameOf(tag: string) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const asOther = ({ prerenderer: { words, model, routes } }: Language) =>
  ({ tag: words.language, name: nameOf(words.language), base: model.base, files: [...routes.keys()] });

/** Loads all languages, the first one first. */
export async function loadLanguages(root: string, isDevelopment?: boolean) {
  // The path of the site is in the content, and all that is loaded has it in its addresses.
  const plugins = [assetsPlugin('', new Map())];
  const { site } = await load<Content>(root, 'src/site/content.ts', { plugins });
  const sitePath = parseUrl(site.url)?.pathname ?? '/';
  const languages: Language[] = [];
  for (const folder of languageFolders(root)) { // in order: mistakes of the first one come first
    languages.push(await loadLanguage(root, folder, sitePath, isDevelopment));
  }
  for (const language of languages) {
    language.prerenderer.model.others.push(...languages.filter((other) => other !== language).map(asOther));
  }
  return languages;
}

/** Files as they are, by their paths below a folder. */
const filesIn = (folder: string, paths = listFiles(folder)) =>
  paths.map((path) => [path, readFileSync(join(folder, path))] as const);

/** The paths in `assets/` of icons and share images. */
function drawnImages(assets: string, languages: Language[]) {
  const names = [...brandImages, ...languages.map(({ folder }) => `${folder}share.png`)];
  return listFiles(assets).filter((path) => names.includes(path) || /^share\/[^/]+\.jpg$/.test(path));
}

/** Builds `dist/` in memory. `devScript` makes it a development build, and is put before its script. */
export async function buildSite(root: string, devScript?: string) {
  const brand = readBrand(root);
  const assets = join(root, 'assets');
  const languages = await loadLanguages(root, devScript !== undefined);
  const [{ prerenderer }] = languages as [Language, ...Language[]];
  const images = new Set(drawnImages(assets, languages));
  const rendered = await Promise.all(languages.map((language) =>
    renderLanguage(root, language, brand, images, devScript)));
  const { sitePath } = prerenderer.model;
  const headers = readFileSync(join(root, 'src/hosts/_headers'), 'utf8').replace(/^\//gm, sitePath);
  const files = new Map<string, Buffer>([
    ...rendered.flatMap(({ files }) => [...files]),
    ['_headers', Buffer.from(headers)],
    ...filesIn(assets, [...images]),
    ...filesIn(join(assets, 'root')), // last: what a team puts there is published as it is
  ]);
  const site = { files, sitePath, htmlFiles: new Map(rendered.flatMap(({ htmlFiles }) => htmlFiles)) };
  refuseDeadLinks(site);
  return { ...site, warnings: warningsOf(prerenderer, images) };
}
