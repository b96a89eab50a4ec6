import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { robots } from '../../html/site-files';
import { makeData } from '../../model/make-data';
import { makePages } from '../../model/make-pages';
import { brandImages, shareFile } from '../../model/pictures';
import { checkPages } from '../../team/check-pages';
import { type AssetFiles, readAsset } from './read-asset';
import { listFiles } from '../files';
import { refuse } from '../mistake';
import { readBrand } from '../css/brand';
import { refuseDeadLinks } from './dead-links';
import { loadComponents, type LoadedLanguage } from './load-components';
import { production } from './bundle';
import { readTexts } from './read-texts';
import { renderLanguage } from './render-language';
import { findWarnings } from './warnings';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

/** Loads all languages, the default language first: texts, data, components and pages. */
export async function loadLanguages(root: string, files: AssetFiles, mode = production): Promise<LoadedLanguage[]> {
  const { texts, sitePath } = await readTexts(root, files);
  const folders = texts.slice(1).map(({ folder }) => folder);
  const assets = listFiles(join(root, 'assets'));
  const sources = [];
  for (const language of texts) { // in order, so that mistakes of the default language come first
    const { folder } = language;
    const data = makeData(language, sitePath);
    const loaded = await loadComponents(root, folder, sitePath, data, files, mode);
    const { pages: ownPages, staticPages } = loaded.components;
    refuse(checkPages(loaded.components, language, folders, assets).map((mistake) => folder + mistake));
    const shared = Object.values(staticPages).flatMap(({ image }) =>
      (image ? [[shareFile(image), readAsset(join(root, 'assets', image), sitePath, files).src] as const] : []));
    sources.push({ ...language, ...loaded, sitePath, data, ownPages, staticPages, shared });
  }
  const tables = makePages(sources);
  return sources.map((source, index) => ({ ...source, pages: tables[index]! }));
}

/** The files of a folder, by their relative paths. */
const filesIn = (folder: string, paths = listFiles(folder)) =>
  paths.map((path): [string, Buffer] => [path, readFileSync(join(folder, path))]);

/** The paths in `assets/` of favicons and share images. */
function drawnImages(assets: string, languages: LoadedLanguage[]) {
  const names = [...brandImages, ...languages.map(({ folder }) => `${folder}share.png`)];
  return listFiles(assets).filter((path) => names.includes(path) || /^share\/(pages\/)?[^/]+\.jpg$/.test(path));
}

/** Builds `dist/` in memory. */
export async function buildSite(root: string, mode = production) {
  const brand = readBrand(root);
  const assets = join(root, 'assets');
  const loaded: AssetFiles = new Map();
  const languages = await loadLanguages(root, loaded, mode);
  const [{ sitePath }] = languages as [LoadedLanguage, ...LoadedLanguage[]];
  const images = new Set(drawnImages(assets, languages));
  const rendered = await Promise.all(languages.map((language) => renderLanguage(root, language, brand, images, mode)));
  const contents: [path: string, content: string | Buffer][] = [
    ...loaded,
    ...rendered.flatMap(({ files }) => [...files]),
    ['robots.txt', robots(languages)],
    ['_headers', readFileSync(join(root, 'src/hosts/_headers'), 'utf8').replace(/^\//gm, sitePath)],
    ...filesIn(assets, [...images]),
    ...filesIn(join(assets, 'root')), // last, since these replace files of the build
  ];
  const files = new Map(contents.map(([path, content]) =>
    [path, typeof content === 'string' ? Buffer.from(content) : content]));
  const site = { files, sitePath, htmlFiles: new Map(rendered.flatMap(({ htmlFiles }) => [...htmlFiles])) };
  refuse(brandImages.filter((file) => !files.has(file)).map((file) => `assets/${file} is missing; run npm run images`));
  refuseDeadLinks(site);
  return { ...site, warnings: findWarnings(root, brand, languages, images) };
}
