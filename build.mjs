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
const home = isForImages ? join(root, 'src/tools/make-images') : root; // the folder with the packages of the tools
const outfile = join(home, `node_modules/.cache/tools-${process.pid}.mjs`); // several processes may run at once
const { metafile } = await build({
  entryPoints: [join(root, entry)], outfile, bundle: true, packages: 'external',
  platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline', tsconfigRaw: {},
  absWorkingDir: root, metafile: true,
}).catch(() => process.exit(1)); // esbuild has said why

process.setSourceMapsEnabled(true); // stack traces refer to the TypeScript files
const { main } = await import(pathToFileURL(outfile).href).finally(() => rmSync(outfile));
await main(root, Object.keys(metafile.inputs));
