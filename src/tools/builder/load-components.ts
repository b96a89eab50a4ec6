import type { Plugin } from 'esbuild';
import { join } from 'node:path';
import type { Language, SiteData } from '../../model/types';
import type { Components } from '../../page/render';
import { type AssetFiles, assetsPlugin } from '../assets/read-asset';
import { listFiles } from '../common/files';
import { sheetsOf } from '../css/sheets';
import { load } from './bundle';
import type { Mode } from './mode';
import { teamPlugins } from './team-plugins';

/** Resolves imports of these names to JSON modules. */
export const dataModules = (modules: { [name: string]: unknown }): Plugin => ({
  name: 'data-modules',
  setup(build) {
    const filter = RegExp(`^(${Object.keys(modules).join('|')})$`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'data' }));
    build.onLoad({ filter, namespace: 'data' }, ({ path }) =>
      ({ contents: JSON.stringify(modules[path]), loader: 'json' }));
  },
});

/** The module `page-files`: what the files in `pages/` export, by their path. */
const filesModule = (folder: string): Plugin => ({
  name: 'files-module',
  setup(build) {
    const filter = /^page-files$/;
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'files' }));
    build.onLoad({ filter, namespace: 'files' }, () => {
      const files = listFiles(folder).filter((file) => /\.(tsx|mdx?)$/.test(file));
      const imports = files.map((file, index) => `import * as file${index} from ${JSON.stringify(`./${file}`)};\n`);
      const entries = files.map((file, index) => `${JSON.stringify(file)}: file${index}`);
      return { resolveDir: folder, contents: `${imports.join('')}export default { ${entries.join()} };` };
    });
  },
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
