// Bundles the tools and runs them. JavaScript, since Node 20 cannot run TypeScript, with the syntax and imports of
// Node 12, so that an old Node can say that it is too old.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This is Node ${process.versions.node}, but 20.19 or newer is needed, from https://nodejs.org.`);
  process.exit(1);
}

const root = import.meta.dirname;
const isForImages = process.argv.includes('--images');
const entry = isForImages ? 'src/make-images/make.ts' : 'src/cli/main.ts';
const home = isForImages ? join(root, 'src/make-images') : root; // the folder with the packages of the tools

async function run() {
  const { build } = await import('esbuild').catch(() => {
    console.error('Run npm ci first: what builds the site is not installed.');
    process.exit(1);
  });
  const outfile = join(home, `node_modules/.cache/tools-${process.pid}.mjs`); // several processes may run at once
  await build({
    entryPoints: [join(root, entry)], outfile, bundle: true, packages: 'external',
    platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline', tsconfigRaw: {},
  });
  const { main } = await import(pathToFileURL(outfile).href).finally(() => rmSync(outfile));
  await main(root);
}

process.setSourceMapsEnabled(true); // stack traces refer to the TypeScript files
run();
