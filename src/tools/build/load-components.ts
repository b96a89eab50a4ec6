import type { OnLoadResult, Plugin } from 'esbuild';
import { join } from 'node:path';
import type { Language, SiteData } from '../../model/types';
import type { Components } from '../../page/render';
import { type AssetFiles, assetsPlugin } from './read-asset';
import { listFiles } from '../files';
import { sheetsOf } from '../css/sheets';
import { load, type Mode } from './bundle';
import { teamPlugins } from './team-plugins';

/** Resolves imports of these names to modules that `load` makes. */
const virtualModules = (names: string[], load: (name: string) => OnLoadResult): Plugin => ({
  name: 'virtual-modules',
  setup(build) {
    const filter = RegExp(`^(${names.join('|')})$`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'virtual' }));
    build.onLoad({ filter, namespace: 'virtual' }, ({ path }) => load(path));
  },
});

export const dataModules = (modules: { [name: string]: unknown }) =>
  virtualModules(Object.keys(modules), (name) => ({ contents: JSON.stringify(modules[name]), loader: 'json' }));

/** The module `page-files`: what the files in `pages/` export, by their path. */
const filesModule = (folder: string) => virtualModules(['page-files'], () => {
  const files = listFiles(folder).filter((file) => /\.(tsx|mdx?)$/.test(file)).map((file) => JSON.stringify(`./${file}`));
  const imports = files.map((file, index) => `import * as file${index} from ${file};\n`);
  const entries = files.map((file, index) => `[${file}.slice(2)]: file${index}`);
  return { contents: `${imports.join('')}export default { ${entries.join()} };`, resolveDir: folder };
});

/** Bundles and runs the components of a language. Adds the assets that they load to `files`. */
export async function loadComponents(
  root: string, folder: string, sitePath: string, data: SiteData, files: AssetFiles, { isDevelopment }: Mode,
) {
  const sheets = sheetsOf(root, sitePath, files);
  const plugins = [...await teamPlugins(root), sheets.plugin, assetsPlugin(sitePath, files)];
  const components = await load<Components>(root, 'src/page/render.tsx', folder, {
    plugins: [...plugins, dataModules({ 'site-data': data }), filesModule(join(root, 'src/site', folder, 'pages'))],
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
  });
  return { components, sheets, plugins };
}

export type LoadedLanguage = Language & Awaited<ReturnType<typeof loadComponents>>;
