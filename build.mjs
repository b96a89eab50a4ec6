// Bundles the tools, which are TypeScript, and runs them: with `--images` src/make-images/run.ts, else src/cli/main.ts, which
// says what the other flags do. All other code is TypeScript; this file is what Node 20 can start.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = import.meta.dirname;
const entry = process.argv.includes('--images') ? 'src/make-images/run.ts' : 'src/cli/main.ts';

const { build } = await import('esbuild').catch(() => {
  console.error('Run npm ci first: what builds the site is not installed.');
  process.exit(1);
});

/** Bundles a module, and imports it from a folder of its own: two of these processes may run at once. */
async function load() {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'tools-'));
  const outfile = join(folder, 'tools.mjs');
  try {
    await build({
      entryPoints: [join(root, entry)], outfile, bundle: true, packages: 'external',
      platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline', tsconfigRaw: {},
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.setSourceMapsEnabled(true); // stacks name the lines of the TypeScript
const { main } = await load();
await main(root);
