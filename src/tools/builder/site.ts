import { htaccess } from '../../hosts/apache';
import { caddyfile } from '../../hosts/caddy';
import { commonHeaders, pageHeaders, rulesBelow } from '../../hosts/headers';
import { headersFile } from '../../hosts/headers-file';
import { nginxConf } from '../../hosts/nginx';
import { brandImages } from '../../pictures';
import { readBrandImage } from '../assets/brand';
import { readRootFiles } from '../assets/root-files';
import { Mistake } from '../common/mistake';
import { checkPages } from './check-html';
import { type Language, loadLanguages } from './load-languages';
import type { SourceOptions } from './read-sources';
import { render } from './render';
import { warningsOf } from './warnings';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

/** `devScript` makes it a development build, and is put before its script. */
type Options = SourceOptions & { devScript?: string };

function addFiles(root: string, languages: Language[], files: Map<string, Buffer>) {
  const drawn = languages.flatMap(({ folder }) => (folder ? [`${folder}share.png`] : brandImages));
  const rootFiles = readRootFiles(root, new Set(files.keys()), drawn);
  for (const name of drawn) if (!rootFiles.has(name)) files.set(name, readBrandImage(root, name));
  for (const [path, bytes] of rootFiles) files.set(path, bytes);
  for (const { folder, prerenderer } of languages) {
    for (const [path, { shareImage }] of Object.entries(prerenderer.pages)) {
      if (!shareImage || rootFiles.has(shareImage)) continue;
      throw new Mistake(`${folder}sections.tsx: pages.${path}.shareImage: there is no assets/root/${shareImage}`);
    }
  }
}

/** Builds `dist/` and `hosting/` in memory. Throws a Mistake for invalid sources. */
export async function buildSite({ devScript, ...options }: Options) {
  const { root } = options;
  const loaded = await loadLanguages(options, devScript !== undefined);
  const languages = await Promise.all(loaded.map((language) => render(root, language, devScript)));
  const files = new Map(languages.flatMap((language) => [...language.files]));
  const pages = new Map(languages.flatMap((language) => [...language.pages]));

  const common = commonHeaders(loaded[0].settings.httpsDays);
  const hosted = languages.map(({ folder, model: { base, projectsPath }, pages }) =>
    ({ base, projectsPath, common, folder, pages: [...pages.keys()].map((path) => path.slice(folder.length)) }));
  files.set('_headers', Buffer.from(headersFile(hosted)));
  const hosting = new Map([
    ['nginx.conf', hosted.map(nginxConf).join('')], ['Caddyfile', hosted.map(caddyfile).join('')],
    ...hosted.map((site) => [`${site.folder}.htaccess`, htaccess(site)] as const),
  ]);
  addFiles(root, loaded, files);

  const { base, home } = loaded[0].model;
  const projectsPaths = hosted.map(({ folder, projectsPath }) => folder + projectsPath);
  const served = { files, base, projectsPaths };
  await checkPages(languages, served);
  return {
    ...served, url: home.url, hosting, pages, languages, script: languages[0]!.script,
    headers: { common, pageHeaders, rules: hosted.flatMap(({ folder }) => rulesBelow(folder, folder)) },
    warnings: warningsOf(root, loaded, devScript !== undefined),
  };
}
