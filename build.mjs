// Bundles the tools and runs them. JavaScript, since Node 20 cannot run TypeScript.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { build } = await import('esbuild').catch(() => {
  console.error('Run npm ci first: what builds the site is not installed.');
  process.exit(1);
});

const root = import.meta.dirname;
const isForImages = process.argv.includes('--images');
const entry = isForImages ? 'src/tools/make-images/make.ts' : 'src/tools/cli/main.ts';
const home = isForImages ? 'src/tools/make-images' : '.'; // the folder with the packages of the tools

/** Loads the tools, which stay the same until one of their files changes. */
async function load() {
  const { metafile } = await build({
    entryPoints: [entry], absWorkingDir: root, metafile: true, logLevel: 'silent',
    outdir: `${home}/node_modules/.cache`, outExtension: { '.js': '.mjs' },
    entryNames: `tools-${process.pid}-[hash]`, // several processes may run at once
    bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline',
    tsconfigRaw: {},
  });
  const [file] = Object.keys(metafile.outputs).map((path) => join(root, path));
  return import(pathToFileURL(file).href).finally(() => rmSync(file));
}

process.setSourceMapsEnabled(true); // stack traces refer to the TypeScript files
const { main } = await load();
await main(root, load);
