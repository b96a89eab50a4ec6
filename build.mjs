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
const [entry, packages] = has('--images') ? ['make-images/make.ts', 'src/tools/make-images']
  : has('--upgrade') ? ['cli/upgrade.ts', '.']
  : ['cli/main.ts', '.'];
const file = join(root, packages, `node_modules/.cache/tools-${process.pid}.mjs`); // processes may run in parallel

await build({
  entryPoints: [join(root, 'src/tools', entry)], outfile: file, absWorkingDir: root, logLevel: 'silent',
  bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline',
  tsconfigRaw: {},
});
process.setSourceMapsEnabled(true); // for TypeScript lines in stack traces
const { main } = await import(pathToFileURL(file).href).finally(() => rmSync(file));
if (has('--upgrade')) await stop(); // Windows could not replace esbuild while it runs
let isDone = false;
process.on('exit', (code) => {
  if (isDone || code !== 0) return;
  console.error('A file of src/site/ has ended the program before its end; remove process.exit() there.');
  process.exitCode = 1;
});
await main(root);
isDone = true;
