import type { Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mistake } from '../mistake';

/** The esbuild plugins of src/site/plugins.mjs, if it exists. Node keeps the file in memory until it exits. */
export async function teamPlugins(root: string): Promise<Plugin[]> {
  const file = join(root, 'src/site/plugins.mjs');
  try {
    return existsSync(file) ? [...(await import(pathToFileURL(file).href)).default] : [];
  } catch (error) {
    throw new Mistake(`plugins.mjs: ${(error as Error).message.split('\n')[0]}`);
  }
}
