import type { Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mistake } from '../common/mistake';

/** The esbuild plugins of src/site/plugins.mjs, if it exists. Node keeps the file in memory until it exits. */
export async function teamPlugins(root: string): Promise<Plugin[]> {
  const file = join(root, 'src/site/plugins.mjs');
  if (!existsSync(file)) return [];
  const { default: plugins } = await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new Mistake(`plugins.mjs: ${error.message.split('\n')[0]}`);
  });
  if (!Array.isArray(plugins)) throw new Mistake('plugins.mjs: must export a list of esbuild plugins by default');
  return plugins;
}
