// Loads the team's files: first the texts of each language, then the components that show the data made from them.
import type { OnLoadResult, Plugin } from 'esbuild';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../checks/check-content';
import { checkLanguage } from '../../checks/check-languages';
import { checkPages } from '../../checks/check-pages';
import { createPageTables } from '../../model/page-table';
import { createSiteData } from '../../model/site-data';
import type { Language } from '../../model/types';
import { parseUrl, pathOf } from '../../model/urls';
import type { Components } from '../../page/render';
import type { LanguageSource } from '../../schema/types';
import { sheetsOf } from '../css/sheets';
import { findAsset, listFiles } from '../files';
import { throwMistakes } from '../user-error';
import { runBundle } from './bundle';
import { markdownPlugin } from './markdown';
import { type AssetFiles, assetsPlugin, readAsset } from './read-asset';

/**
 * A language with its components. `plugins` load what the components import, `importedSheets` lists the style sheets
 * (of the team and of packages) that the app and a file in pages/ import, and `compileSheets` compiles style sheets.
 */
export type LoadedLanguage = Language & {
  components: Components;
  plugins: Plugin[];
  importedSheets: (page?: string) => string[];
  compileSheets: (files: string[]) => string;
};

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Returns the language folders, such as `en/`: those in src/site/ that are named after a language tag and have a
 * words.ts. The default language comes first; its folder is an empty string.
 */
function languageFolders(root: string) {
  const site = join(root, 'src/site');
  const names = readdirSync(site).filter((name) => /^[a-z]{2,3}([-_]\w+)*$/i.test(name)
    && languageNames.of(name.split(/[-_]/)[0]!) && existsSync(join(site, name, 'words.ts')));
  return ['', ...names.sort().map((name) => `${name}/`)];
}

/** Returns a plugin that resolves imports of `name` to the given module. */
const virtualModule = (name: string, module: OnLoadResult): Plugin => ({
  name,
  setup(build) {
    const filter = RegExp(`^${name}$`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'virtual' }));
    build.onLoad({ filter, namespace: 'virtual' }, () => module);
  },
});

const noKit = virtualModule('.*/kit', { errors: [{
  text: 'content.ts, settings.ts and words.ts may import only types from the kit, because its data is made from them.',
}] });

async function loadSource(root: string, folder: string, sitePath: string, files: AssetFiles): Promise<LanguageSource> {
  type TeamFiles = Omit<LanguageSource, 'folder' | 'projectsPath'>; // the compiler checks most of it
  const { exports } = await runBundle<TeamFiles>(root, 'src/tools/build/team-files.ts', folder, {
    plugins: [noKit, assetsPlugin(sitePath, files)],
  });
  return { ...exports, folder, projectsPath: exports.settings.projectsPath ?? 'proyectos' };
}

export const dataModule = (name: string, data: unknown) =>
  virtualModule(name, { contents: JSON.stringify(data), loader: 'json' });

/** Returns the module `page-files`: the exports of the files in `pages/`, by path. */
function filesModule(folder: string) {
  const files = listFiles(folder).filter((file) => /\.(tsx|mdx|md|markdown)$/i.test(file));
  const imports = files.map((file, index) => `import * as file${index} from ${JSON.stringify(`./${file}`)};\n`);
  const entries = files.map((file, index) => `${JSON.stringify(file)}: file${index}`);
  return virtualModule('page-files', {
    contents: `${imports.join('')}export default { ${entries.join()} };`, resolveDir: folder,
  });
}

/** Loads all languages, the default first. Adds imported assets to `files`, and sources of share images to `shared`. */
export async function loadLanguages(root: string, files: AssetFiles, devScript = '', shared: AssetFiles = new Map()) {
  const folders = languageFolders(root);
  const { site } = await loadSource(root, '', '/', new Map()); // the path of its URL is the base of imported assets
  const sitePath = parseUrl(site.url)?.pathname ?? '/';
  const readFile = (path: string) => readAsset(path, sitePath, files);
  const findPicture = (image: string) => findAsset(join(root, 'assets'), image);
  const languages = [];
  for (const folder of folders) { // in order, to report mistakes in the default language first
    const source = await loadSource(root, folder, sitePath, files);
    throwMistakes([...checkContent(source), ...checkLanguage(source, languages)], folder);
    const data = createSiteData(source, sitePath);
    const { plugin, compileSheets } = sheetsOf(root, (path) => readFile(path).src);
    const plugins = [plugin, assetsPlugin(sitePath, files)];
    const pages = join(root, 'src/site', folder, 'pages');
    const { language: firstLanguage } = (languages[0] ?? source).words;
    const markdown = markdownPlugin({ ...source, root, sitePath, data, firstLanguage, readFile });
    const { exports: components, inputs } = await runBundle<Components>(root, 'src/page/render.tsx', folder, {
      plugins: [...plugins, dataModule('site-data', data), filesModule(pages), markdown],
      define: { 'process.env.NODE_ENV': devScript ? '"development"' : '"production"' },
    });
    throwMistakes(checkPages({ ...components, files: components.shownFiles }, source, folders, findPicture), folder);
    const { 'virtual:page-files': pageFiles, ...modules } = inputs; // these lead to all pages
    const sheetsFrom = (start: string) => {
      const found = new Set(Object.keys(inputs).filter((path) => pathOf(path) === start));
      for (const file of found) for (const { path } of modules[file]?.imports ?? []) found.add(path);
      return Object.keys(inputs).filter((file) => found.has(file) && /^(?!styles\/).*\.css$/.test(file));
    };
    const importedSheets = (page = '') =>
      [...new Set(['src/page/render', `src/site/${folder}pages/${page}`].flatMap(sheetsFrom))];
    const { pages: componentPages, staticPages } = components;
    languages.push({
      ...source, sitePath, data, components, plugins, importedSheets, compileSheets, componentPages, staticPages,
    });
  }
  return createPageTables(languages, (image) => readAsset(findPicture(image)!, sitePath, shared).src);
}
