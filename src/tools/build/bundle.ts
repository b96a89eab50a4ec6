import { build, type BuildFailure, type BuildOptions, formatMessages, type Message } from 'esbuild';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { languageFiles } from '../languages';
import { Mistake } from '../mistake';

const isOfPackage = ({ id, location }: Message) =>
  id === 'ignored-bare-import' || location?.file.includes('node_modules');

const printed = new Set<string>(); // several bundles have the same warnings

/** Bundles a file in memory. Throws a Mistake with the messages of esbuild, including warnings of the team's files. */
export async function bundle(root: string, entryPoint: string, options: BuildOptions) {
  try {
    const { outputFiles, warnings } = await build({
      jsx: 'automatic',
      ...options,
      entryPoints: [entryPoint],
      outfile: `${entryPoint}.js`, // never written
      tsconfigRaw: {},
      bundle: true,
      write: false,
      absWorkingDir: root,
      logLevel: 'silent',
    });
    for (const text of await formatMessages(warnings.filter(isOfPackage), { kind: 'warning' })) {
      if (!printed.has(text) && !text.includes('.css" was')) console.warn(text); // style sheets are not ignored
      printed.add(text);
    }
    const errors = warnings.filter((warning) => !isOfPackage(warning));
    if (errors.length > 0) throw Object.assign(new Error(), { errors });
    return outputFiles[0]!;
  } catch (error) {
    const { errors } = error as BuildFailure;
    throw errors ? new Mistake((await formatMessages(errors, { kind: 'error' })).join('')) : error;
  }
}

/**
 * Bundles a module for Node, with the team's files of the language in `folder`, and runs it with `eval`: `import()`
 * keeps every version in memory, and Node applies no source maps to `node:vm`. Each bundle has its own source URL, and
 * so its own source map.
 */
export async function load<Exports>(
  root: string, entryPoint: string, folder: string, options: BuildOptions,
): Promise<Exports> {
  const { path, text } = await bundle(root, entryPoint, {
    alias: languageFiles(root, folder),
    platform: 'node',
    format: 'cjs',
    sourcemap: 'inline',
    sourcesContent: false,
    ...options,
  });
  const module = { exports: {} };
  const code = `(function (module, exports, require) {${text}\n})\n//# sourceURL=${pathToFileURL(path)}?${folder}`;
  (0, eval)(code)(module, module.exports, createRequire(path));
  return module.exports as Exports;
}

/** `devScript` is prepended to the script of a development build. */
export type Mode = { isDevelopment: boolean; devScript: string };

export const production: Mode = { isDevelopment: false, devScript: '' };
