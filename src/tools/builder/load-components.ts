import type { Plugin } from 'esbuild';
import type { Language, SiteData } from '../../model/types';
import type { Components } from '../../page/render';
import { type AssetFiles, assetsPlugin } from '../assets/read-asset';
import { sheetsOf } from '../css/sheets';
import { load } from './bundle';
import type { Mode } from './mode';

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

/** Bundles and runs the components of a language. Adds the assets that they load to `files`. */
export async function loadComponents(
  root: string, folder: string, sitePath: string, data: SiteData, files: AssetFiles, { isDevelopment }: Mode,
) {
  const sheets = sheetsOf(root, sitePath, files);
  const plugins = [sheets.plugin, assetsPlugin(sitePath, files)];
  const components = await load<Components>(root, 'src/page/render.tsx', folder, {
    plugins: [...plugins, dataModules({ 'site-data': data })],
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
  });
  return { components, sheets, plugins };
}

export type LoadedLanguage = Language & Awaited<ReturnType<typeof loadComponents>>;
