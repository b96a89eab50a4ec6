// Modules of the site, loaded into Node.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

/** @import { Plugin } from 'esbuild' */
/** @import { Loaded } from './loaded' */

/**
 * Bundles modules for Node and loads them; `entryPoints` and the result are by name.
 * @template {Record<string, string>} const Paths
 * @param {string} root
 * @param {Paths} entryPoints
 * @param {Plugin[]} plugins
 * @returns {Promise<Loaded<Paths>>}
 */
export async function load(root, entryPoints, plugins) {
  const outdir = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    const { outputFiles } = await bundle(root, {
      entryPoints,
      outdir,
      plugins,
      platform: 'node',
      format: 'cjs',
      outExtension: { '.js': '.cjs' },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    for (const { path, contents } of outputFiles) writeFileSync(path, contents);
    const require = createRequire(outdir);
    const modules = Object.keys(entryPoints).map((name) => [name, require(join(outdir, `${name}.cjs`))]);
    return /** @type {Loaded<Paths>} */ (Object.fromEntries(modules));
  } finally {
    rmSync(outdir, { recursive: true });
  }
}
