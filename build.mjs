// Bundles and runs the tools. Node 20 cannot run TypeScript.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = import.meta.dirname;
const [entry, packages] = process.argv.includes('--images')
  ? ['make-images/make.ts', 'src/tools/make-images']
  : ['cli/main.ts', '.'];
const outfile = join(root, packages, 'node_modules/.cache/tools.mjs'); // beside its packages

await build({
  entryPoints: [join(root, 'src/tools', entry)], outfile, absWorkingDir: root,
  bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline',
  tsconfigRaw: {},
});
process.setSourceMapsEnabled(true); // for TypeScript lines in stack traces
const { main } = await import(pathToFileURL(outfile).href);
await main(root);
