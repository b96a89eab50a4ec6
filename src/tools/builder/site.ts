import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseUrl } from '../../addresses';
import { brandImages } from '../../pictures';
import type { Content } from '../../types';
import { readBrand } from '../assets/brand';
import { assetsPlugin } from '../assets/read-asset';
import { listFiles } from '../common/files';
import { languageFolders } from '../common/languages';
import { load } from './bundle';
import { refuseDeadLinks } from './dead-links';
import { type Language, loadLanguage, renderLanguage } from './language';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

/** Such as `English`, in the language itself. */
function nameOf(tag: string) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const asOther = ({ prerenderer: { words, model, routes } }: Language) =>
  ({ tag: words.language, name: nameOf(words.language), base: model.base, files: [...routes.keys()] });

/** Loads all languages, the first one first. */
export async function loadLanguages(root: string, isDevelopment = false) {
  // The base path is in the content, and all that is loaded has it in its addresses.
  const plugins = [assetsPlugin('', new Map())];
  const { site } = await load<Content>(root, 'src/site/content.ts', { plugins });
  const base = parseUrl(site.url)?.pathname ?? '/';
  const languages: Language[] = [];
  for (const folder of languageFolders(root)) { // in order: mistakes of the first one come first
    languages.push(await loadLanguage(root, folder, base, isDevelopment));
  }
  if (languages.length > 1) {
    for (const language of languages) {
      language.prerenderer.model.setOthers(languages.filter((other) => other !== language).map(asOther));
    }
  }
  return languages;
}

/** Warnings do not stop the build. */
function warningsOf({ site, model, routes }: Language['prerenderer'], images: ReadonlySet<string>) {
  const shared = [...routes.values()].flatMap(({ kind, page }) =>
    (kind === 'project' && page.captures.length > 0 ? [`share/${page.id}.jpg`] : []));
  const missing = [...brandImages, ...shared].filter((file) => !images.has(file));
  const isPlaceholder = /(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(site.url).hostname);
  const titles = model.projects.filter(({ captures }) => captures.some(({ text }) => !text)).map(({ title }) => title);
  return [
    missing.length > 0 && `Missing in assets/: ${missing.join(', ')}; make them with npm run images.`,
    isPlaceholder && `content.ts: site.url is still ${site.url}; write the address that search engines should show.`,
    titles.length > 0 && `content.ts: captures without a text for screen readers: ${titles.join(', ')}`,
  ].filter((warning) => typeof warning === 'string');
}

/** Builds `dist/` in memory. `devScript` makes it a development build, and is put before its script. */
export async function buildSite(root: string, devScript?: string) {
  const brand = readBrand(root);
  const assets = join(root, 'assets');
  const languages = await loadLanguages(root, devScript !== undefined);
  const { model } = languages[0]!.prerenderer;
  const drawn = languages.map(({ folder }) => `${folder}share.png`);
  const images = new Set(listFiles(assets).filter((file) =>
    [...brandImages, ...drawn].includes(file) || /^share\/[^/]+\.jpg$/.test(file)));
  const rendered = await Promise.all(languages.map((language) =>
    renderLanguage(root, language, brand, images, devScript)));

  const headers = readFileSync(join(root, 'src/hosts/_headers'), 'utf8').replace(/^\//gm, model.root);
  const files = new Map<string, Buffer>([
    ...rendered.flatMap(({ files }) => [...files]),
    ['_headers', Buffer.from(headers)],
    ...[...images].map((file) => [file, readFileSync(join(assets, file))] as const),
    ...listFiles(join(assets, 'root')).map((file) => [file, readFileSync(join(assets, 'root', file))] as const),
  ]);
  const site = { files, base: model.root, pages: new Map(rendered.flatMap(({ pages }) => pages)) };
  refuseDeadLinks(site.pages, site);
  return { ...site, script: rendered[0]!.script, warnings: warningsOf(languages[0]!.prerenderer, images) };
}
