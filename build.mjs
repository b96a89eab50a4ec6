// Bundles and runs the tools. This is JavaScript because Node 20 cannot run TypeScript.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { build, stop } = await import('esbuild').catch(() => {
  console.error('Run npm ci first: what builds the site is not installed.');
  process.exit(1);
});

const root = import.meta.dirname;
const has = (flag) => process.argv.includes(flag);
const entry = has('--images') ? 'src/tools/make-images/make.ts'
  : has('--upgrade') ? 'src/tools/cli/upgrade.ts'
  : 'src/tools/cli/main.ts';
const home = has('--images') ? 'src/tools/make-images' : '.';

/** Loads the tools. If they are unchanged, so is the file name, and `import()` returns the same module. */
async function load() {
  const { metafile } = await build({
    entryPoints: [entry], absWorkingDir: root, metafile: true, logLevel: 'silent',
    outdir: `${home}/node_modules/.cache`, outExtension: { '.js': '.mjs' },
    entryNames: `tools-${process.pid}-[hash]`, // processes may run in parallel
    bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline',
    tsconfigRaw: {},
  });
  const [file] = Object.keys(metafile.outputs).map((path) => join(root, path));
  return import(pathToFileURL(file).href).finally(() => rmSync(file));
}

process.setSourceMapsEnabled(true); // for TypeScript lines in stack traces
const { main } = await load();
if (has('--upgrade')) await stop(); // Windows could not replace esbuild while it runs
await main(root, load);
