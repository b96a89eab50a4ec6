// The bundler: quiet, strict, in memory, for browsers and for Node.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { Mistake } from './mistake.mjs';

/** @import { BuildFailure, BuildOptions, BuildResult, Message, OutputFile, Plugin } from 'esbuild' */
/** @import { Loaded } from './loaded' */

/** @param {Message} message */
function describe({ text, location }) {
  if (!location) return text;
  const file = location.file.replace('src/content.ts', 'content.ts');
  return `${file}:${location.line}: ${text}`;
}

const failed = (/** @type {Message[]} */ messages) => new Mistake(messages.map(describe).join('\n'));

/**
 * @param {unknown} error
 * @returns {error is BuildFailure}
 */
const isBuildFailure = (error) => error instanceof Error && 'errors' in error;

/**
 * Bundles in memory. Throws a Mistake for errors and, since they are as bad, for warnings.
 * @param {string} root
 * @param {BuildOptions} options
 * @returns {Promise<BuildResult<{ write: false, metafile: true }>>}
 */
export async function bundle(root, options) {
  try {
    const result = await build({
      ...options,
      tsconfigRaw: {},
      jsx: 'automatic',
      bundle: true,
      write: false,
      metafile: true,
      absWorkingDir: root,
      logLevel: 'silent',
    });
    if (result.warnings.length > 0) throw failed(result.warnings);
    return result;
  } catch (error) {
    throw isBuildFailure(error) ? failed(error.errors) : error;
  }
}

const require = createRequire(import.meta.url);

/**
 * What a CommonJS module exports. Node's own loader would keep each for as long as it runs.
 * @param {OutputFile} file
 */
function evaluate({ path, text }) {
  const module = { exports: {} };
  compileFunction(text, ['module', 'exports', 'require'], { filename: path })(module, module.exports, require);
  return module.exports;
}

/**
 * Bundles modules for Node and loads them; `entryPoints` and the result are by name.
 * @template {Record<string, string>} const Paths
 * @param {string} root
 * @param {Paths} entryPoints
 * @param {Plugin[]} plugins
 * @returns {Promise<Loaded<Paths>>}
 */
export async function load(root, entryPoints, plugins) {
  const { outputFiles } = await bundle(root, {
    entryPoints,
    outdir: join(root, 'loaded'), // names the files, which are not written
    plugins,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const modules = outputFiles.map((file) => [basename(file.path, '.js'), evaluate(file)]);
  return /** @type {Loaded<Paths>} */ (Object.fromEntries(modules));
}
