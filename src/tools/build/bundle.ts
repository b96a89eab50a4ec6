import { build, type BuildFailure, type BuildOptions, formatMessages, type Message, type Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../user-error';

/** Loads the esbuild plugins from src/site/plugins.mjs, if it exists. Node caches this file until the process exits. */
async function teamPlugins(root: string): Promise<Plugin[]> {
  const file = join(root, 'src/site/plugins.mjs');
  try {
    return existsSync(file) ? [...(await import(pathToFileURL(file).href)).default] : [];
  } catch (error) {
    throw new UserError(`plugins.mjs: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Returns aliases for the team's files in a language. Files that its folder lacks come from src/site/. */
function teamAliases(root: string, folder: string): Record<string, string> {
  const site = join(root, 'src/site');
  const own = ['content.ts', 'sections.tsx', 'settings.ts', 'words.ts']
    .map((file) => [`site/${file.replace(/\.tsx?$/, '')}`, join(site, folder, file)] as const)
    .filter(([, path]) => existsSync(path));
  const articles = { 'site-articles': join(root, 'src/page/static-pages.tsx') };
  return { site, 'site-words': join(site, folder, 'words.ts'), ...articles, ...Object.fromEntries(own) };
}

/** Returns whether a warning is about a package, which the team cannot change. */
const isFromPackage = ({ id, location }: Message) =>
  id === 'ignored-bare-import' || location?.file.includes('node_modules');

const errorOf = async (errors: Message[]) => new UserError((await formatMessages(errors, { kind: 'error' })).join(''));

/**
 * Bundles a file in memory, with the team's files for the language in `folder`. `inputs` are all modules by path, in
 * import order. Throws a UserError with esbuild's errors and its warnings about the team's files.
 */
export async function bundle(root: string, entryPoint: string, folder: string, options: BuildOptions) {
  const plugins = [...await teamPlugins(root), ...options.plugins ?? []];
  const { outputFiles, metafile, warnings } = await build({
    jsx: 'automatic',
    ...options,
    plugins,
    alias: teamAliases(root, folder),
    entryPoints: [entryPoint],
    outfile: `${entryPoint}.js`, // required, but never written
    tsconfigRaw: {},
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    logLevel: 'silent',
  }).catch(async (error: BuildFailure) => { throw error.errors ? await errorOf(error.errors) : error; });
  const mistakes = warnings.filter((warning) => !isFromPackage(warning));
  if (mistakes.length > 0) throw await errorOf(mistakes);
  return { output: outputFiles[0]!, inputs: metafile.inputs };
}

/**
 * Bundles a module for Node and runs it with `eval`, because `import()` would keep every version in memory, and Node
 * does not apply source maps to `node:vm`. Each bundle has its own source URL, and therefore its own source map.
 */
export async function runBundle<Exports>(root: string, entryPoint: string, folder: string, options: BuildOptions) {
  const { output: { path, text }, inputs } = await bundle(root, entryPoint, folder, {
    platform: 'node',
    format: 'cjs',
    sourcemap: 'inline',
    sourcesContent: false,
    ...options,
  });
  const module = { exports: {} };
  const code = `(function (module, exports, require) {${text}\n})\n//# sourceURL=${pathToFileURL(path)}?${folder}`;
  (0, eval)(code)(module, module.exports, createRequire(path));
  return { exports: module.exports as Exports, inputs };
}
