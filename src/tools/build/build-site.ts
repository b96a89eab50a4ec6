import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { robots } from '../../html/site-files';
import { brandImages, languageShareImage } from '../../model/pictures';
import { listFiles } from '../files';
import { throwMistakes } from '../user-error';
import { createContext } from './context';
import { checkLinks } from './dead-links';
import { loadLanguages } from './load-languages';
import { renderLanguage } from './render-language';
import { findWarnings } from './warnings';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

const filesIn = (folder: string, paths = listFiles(folder)) =>
  paths.map((path): [string, Buffer] => [path, readFileSync(join(folder, path))]);

/** Builds the site in memory. With a `devScript`, which every page then runs, it is a development build. */
export async function buildSite(root: string, devScript?: string) {
  const context = await createContext(root, devScript);
  const { sitePath } = context;
  const languages = await loadLanguages(context);
  const rendered = await Promise.all(languages.map((language) => renderLanguage(context, language, languages)));
  const assets = join(root, 'assets');
  const images = new Set([...brandImages, ...languages.flatMap(({ folder, pages }) =>
    [languageShareImage(folder), ...pages.map(({ meta }) => meta.shareImage?.file)])]);
  const contents: [path: string, content: string | Buffer][] = [
    ...context.publishedAssets,
    ...rendered.flatMap(({ files }) => [...files]),
    ['robots.txt', robots(languages)],
    ['_headers', readFileSync(join(root, 'src/hosts/_headers'), 'utf8').replace(/^\//gm, sitePath)],
    ...filesIn(assets, [...context.assets].filter((file) => images.has(file))),
    ...filesIn(join(assets, 'root')), // last, because these replace generated files
  ];
  const files = new Map(contents.map(([path, content]) => [path, Buffer.from(content as string)]));
  const folders = new Set([...files.keys()].map(dirname));
  throwMistakes([...folders].filter((folder) => files.has(folder))
    .map((folder) => `assets/root/${folder} must have another name, because the site has a folder with this name.`));
  const htmlFiles = new Map(rendered.flatMap(({ htmlFiles }) => [...htmlFiles]));
  const deadLinks = checkLinks({ ...context, files, htmlFiles }, languages);
  const missing = brandImages.filter((file) => !files.has(file));
  throwMistakes(missing.map((file) => `assets/${file} is missing. Run \`npm run images\`.`));
  if (!devScript) throwMistakes(deadLinks);
  const warnings = [...findWarnings(context, languages), ...deadLinks];
  return { files, sitePath, htmlFiles, deadLinks, warnings };
}
