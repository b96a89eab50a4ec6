// The bundler: quiet, strict, and for Node as well as for browsers.
import { build } from 'esbuild';
import { Mistake } from './mistake.mjs';

/** @import { BuildFailure, BuildOptions, BuildResult, Message } from 'esbuild' */

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
