// Bundles the tools and runs them: src/make-images/run.ts with `--images`, otherwise src/cli/main.ts, which describes the
// other flags. This file is JavaScript, since Node 20 cannot run TypeScript. Its syntax and imports are those of Node 12, so
// that an old Node can say that it is too old.
import fs from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This is Node ${process.versions.node}, but 20.19 or newer is needed; install one, for instance from https://nodejs.org.`);
  process.exit(1);
}

const root = import.meta.dirname;
const entry = process.argv.includes('--images') ? 'src/make-images/run.ts' : 'src/cli/main.ts';

async function loadEsbuild() {
  try {
    return await import('esbuild');
  } catch {
    console.error('Run npm ci first: what builds the site is not installed.');
    process.exit(1);
  }
}

/** Bundles and imports the tools, in a temporary folder, since several processes may run at once. */
async function load() {
  const { build } = await loadEsbuild();
  const cache = join(root, 'node_modules/.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(join(cache, 'tools-'));
  const outfile = join(folder, 'tools.mjs');
  try {
    await build({
      entryPoints: [join(root, entry)], outfile, bundle: true, packages: 'external',
      platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline', tsconfigRaw: {},
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

process.setSourceMapsEnabled(true); // stack traces refer to the TypeScript files
load().then(({ main }) => main(root));
