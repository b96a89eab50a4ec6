import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findDoubts } from '../../checks/check-pages';
import { robots } from '../../html/site-files';
import { brandImages, languageShareImage } from '../../model/pictures';
import { readBrand } from '../css/brand';
import { listFiles } from '../files';
import { throwMistakes } from '../user-error';
import { checkLinks } from './dead-links';
import { type LoadedLanguage, loadLanguages } from './load-languages';
import type { AssetFiles } from './read-asset';
import { renderLanguage } from './render-language';
import { findDoubtfulCode, findWarnings } from './warnings';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

const filesIn = (folder: string, paths = listFiles(folder)) =>
  paths.map((path): [string, Buffer] => [path, readFileSync(join(folder, path))]);

/** Returns the paths in `assets/` of favicons and share images. */
function findBrandImages(assets: string, languages: LoadedLanguage[]) {
  const names = new Set([...brandImages, ...languages.flatMap(({ folder, pages }) =>
    [languageShareImage(folder), ...pages.map(({ shareImage }) => shareImage?.file)])]);
  return listFiles(assets).filter((path) => names.has(path));
}

/** Builds the site in memory. With a `devScript`, which every page then runs, it is a development build. */
export async function buildSite(root: string, devScript = '') {
  const brand = readBrand(root);
  const assets = join(root, 'assets');
  const loaded: AssetFiles = new Map();
  const languages = await loadLanguages(root, loaded, devScript);
  const { sitePath } = languages[0]!;
  const images = new Set(findBrandImages(assets, languages));
  const rendered = await Promise.all(languages.map((language) =>
    renderLanguage(root, language, brand, images, devScript)));
  const contents: [path: string, content: string | Buffer][] = [
    ...loaded,
    ...rendered.flatMap(({ files }) => [...files]),
    ['robots.txt', robots(languages)],
    ['_headers', readFileSync(join(root, 'src/hosts/_headers'), 'utf8').replace(/^\//gm, sitePath)],
    ...filesIn(assets, [...images]),
    ...filesIn(join(assets, 'root')), // last, because these replace generated files
  ];
  const files = new Map(contents.map(([path, content]) => [path, Buffer.from(content as string)]));
  const folders = new Set([...files.keys()].map(dirname));
  throwMistakes([...folders].filter((folder) => files.has(folder))
    .map((folder) => `assets/root/${folder} must have another name, because the site has a folder with this name.`));
  const htmlFiles = new Map(rendered.flatMap(({ htmlFiles }) => [...htmlFiles]));
  const sources = filesIn(join(root, 'src/site'));
  const deadLinks = checkLinks({ files, sitePath, htmlFiles, sources }, languages);
  const missing = brandImages.filter((file) => !files.has(file));
  throwMistakes(missing.map((file) => `assets/${file} is missing. Run \`npm run images\`.`));
  if (!devScript) throwMistakes(deadLinks);
  const doubts = languages.flatMap(({ components, folder }) => findDoubts(components.files, `${folder}pages/`));
  const warnings =
    [...findWarnings(root, brand, languages, images), ...doubts, ...findDoubtfulCode(sources), ...deadLinks];
  return { files, sitePath, htmlFiles, deadLinks, warnings };
}
