import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildFailure, type BuildOptions, formatMessages } from 'esbuild';
import { Mistake } from '../common/mistake';

/** Bundles a file in memory. Throws a Mistake with esbuild's own messages, also for warnings. */
export async function bundle(root: string, entryPoint: string, options: BuildOptions) {
  try {
    const { outputFiles, warnings } = await build({
      jsx: 'automatic',
      ...options,
      alias: { site: join(root, 'src/site'), model: join(root, 'src/model/site-model.ts') },
      entryPoints: [entryPoint],
      outfile: `${entryPoint}.js`, // never written
      tsconfigRaw: {},
      bundle: true,
      write: false,
      absWorkingDir: root,
      logLevel: 'silent',
    });
    if (warnings.length > 0) throw Object.assign(new Error(), { errors: warnings });
    return outputFiles[0]!;
  } catch (error) {
    const { errors } = error as BuildFailure;
    throw errors ? new Mistake((await formatMessages(errors, { kind: 'error' })).join('')) : error;
  }
}

/**
 * Bundles a module for Node and runs it. It uses `eval`: `import()` keeps every version in memory, and Node applies no
 * source maps to `node:vm`. `version` tells bundles of the same module apart, each of which has a source map.
 */
export async function load<Exports>(
  root: string, entryPoint: string, options: BuildOptions = {}, version = '',
): Promise<Exports> {
  const { path, text } = await bundle(root, entryPoint, {
    platform: 'node',
    format: 'cjs',
    sourcemap: 'inline',
    sourcesContent: false,
    ...options,
  });
  const module = { exports: {} };
  const code = `(function (module, exports, require) {${text}\n})\n//# sourceURL=${pathToFileURL(path)}?${version}`;
  (0, eval)(code)(module, module.exports, createRequire(path));
  return module.exports as Exports;
}
