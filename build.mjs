// Bundles the tools and runs them: src/make-images/run.ts with `--images`, otherwise src/cli/main.ts, which describes the
// other flags. This file is JavaScript, since Node 20 cannot run TypeScript.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = import.meta.dirname;
const entry = process.argv.includes('--images') ? 'src/make-images/run.ts' : 'src/cli/main.ts';

const { build } = await import('esbuild').catch(() => {
  console.error('Run npm ci first: what builds the site is not installed.');
  process.exit(1);
});

/** Bundles and imports the tools, in a temporary folder, since several processes may run at once. */
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

process.setSourceMapsEnabled(true); // stack traces refer to the TypeScript files
const { main } = await load();
await main(root);
