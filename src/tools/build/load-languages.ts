// Loads the team's files: first the texts of each language, then the components that show the data made from them.
import type { Metafile } from 'esbuild';
import { join } from 'node:path';
import { checkContent } from '../../checks/check-content';
import { checkFrontmatter } from '../../checks/check-frontmatter';
import { checkLanguage } from '../../checks/check-languages';
import { checkPages } from '../../checks/check-pages';
import { createPageTables } from '../../model/page-table';
import { createSiteData } from '../../model/site-data';
import type { Language } from '../../model/types';
import { textFilter } from '../../model/urls';
import type { Components } from '../../page/render';
import { findAsset } from '../assets/asset-names';
import { type AssetFiles, readAsset } from '../assets/read-asset';
import { listFiles } from '../files';
import { throwMistakes } from '../user-error';
import { runBundle } from './bundle';
import type { Context } from './context';
import { languageFolders, loadSource, virtualModule } from './load-source';
import { markdownPlugin } from './markdown';

/** A language with its components. `inputs` are the modules that these import, with their own imports. */
export type LoadedLanguage = Language & { components: Components; inputs: Metafile['inputs'] };

export const dataModule = (name: string, data: unknown) =>
  virtualModule(name, { contents: JSON.stringify(data), loader: 'json' });

/** Returns the module `page-files`: the exports of the files in `pages/`, by path. */
function filesModule(folder: string) {
  const files = listFiles(folder).filter((file) => file.endsWith('.tsx') || textFilter.test(file));
  const imports = files.map((file, index) => `import * as file${index} from ${JSON.stringify(`./${file}`)};\n`);
  const entries = files.map((file, index) => `${JSON.stringify(file)}: file${index}`);
  return virtualModule('page-files', {
    contents: `${imports.join('')}export default { ${entries.join()} };`, resolveDir: folder,
  });
}

/**
 * Loads all languages, the default first. Adds the pictures of pages from which `npm run images` makes share images to
 * `shareImageAssets`, because a build does not publish them.
 */
export async function loadLanguages(context: Context, shareImageAssets: AssetFiles = new Map()) {
  const { root, teamTexts, devScript, sitePath, publishedAssets, plugins } = context;
  const folders = languageFolders(root);
  const findPicture = (image: string) => findAsset(join(root, 'assets'), image);
  const languages = [];
  for (const folder of folders) { // in order, to report mistakes in the default language first
    const source = await loadSource(root, folder, sitePath, publishedAssets);
    throwMistakes([...checkContent(source), ...checkLanguage(source, languages)], folder);
    const data = createSiteData(source, sitePath);
    const pages = join(root, 'src/site', folder, 'pages');
    const { exports: components, inputs } = await runBundle<Components>(root, 'src/page/render.tsx', folder, {
      plugins: [...plugins, dataModule('site-data', data), filesModule(pages), markdownPlugin(root, source.words)],
      define: { 'process.env.NODE_ENV': devScript ? '"development"' : '"production"' },
    });
    const { shownFiles } = components;
    throwMistakes(checkPages({ ...components, files: shownFiles }, source, folders), folder);
    throwMistakes(checkFrontmatter(shownFiles, `${folder}pages/`, teamTexts, findPicture));
    languages.push({ ...source, sitePath, data, components, inputs });
  }
  return createPageTables(languages, (image) => readAsset(findPicture(image)!, sitePath, shareImageAssets).src);
}
