import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TeamTexts } from '../../checks/find-line';
import { parseUrl, textFilter } from '../../model/urls';
import { type AssetFiles, assetsPlugin, readAsset } from '../assets/read-asset';
import { type Brand, compileColors, readBrand } from '../css/brand';
import { sheetsOf } from '../css/sheets';
import { listFiles } from '../files';
import { loadSource } from './load-source';

/** What all steps of a build share. */
export type Context = {
  root: string;
  teamTexts: TeamTexts;
  /** In a development build, a script that every page runs. */
  devScript?: string;
  brand: Brand;
  /** The colors that are derived from the brand color, as custom properties. */
  colors: string;
  /** The paths of all files in `assets/`. */
  assets: ReadonlySet<string>;
  /** The path of the root of the site, such as `/` or `/web/`. */
  sitePath: string;
  /** The assets to publish, by path. */
  publishedAssets: AssetFiles;
  /** Load the style sheets and assets that modules import. */
  plugins: Plugin[];
  compileSheets: (files: string[]) => string;
};

export async function createContext(root: string, devScript?: string): Promise<Context> {
  const folder = join(root, 'src/site');
  const texts = listFiles(folder).filter((file) => /\.tsx?$/.test(file) || textFilter.test(file));
  const teamTexts = new Map(texts.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const));
  const brand = readBrand(root);
  const publishedAssets: AssetFiles = new Map();
  // With `/` for now, because the path is in a file that this loads.
  const { site } = await loadSource(root, '', '/', publishedAssets);
  const sitePath = parseUrl(site.url)?.pathname ?? '/';
  const { plugin, compileSheets } = sheetsOf(root, (path) => readAsset(path, sitePath, publishedAssets).src);
  const plugins = [plugin, assetsPlugin(sitePath, publishedAssets)];
  const colors = compileColors(readFileSync(join(root, 'styles/colors.css'), 'utf8'), brand);
  const assets = new Set(listFiles(join(root, 'assets')));
  return { root, teamTexts, devScript, brand, colors, assets, sitePath, publishedAssets, plugins, compileSheets };
}
