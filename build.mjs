// Bundles and runs the tools, because Node 20 cannot run TypeScript.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = import.meta.dirname;
const [entry, packages] = process.argv.includes('--images')
  ? ['images/cli.ts', 'src/tools/images']
  : ['cli.ts', '.'];
// In the same tree as its packages, with a name unique to this run.
const outfile = join(root, packages, `node_modules/.cache/tools-${process.pid}.mjs`);

await build({
  entryPoints: [join(root, 'src/tools', entry)], outfile, absWorkingDir: root,
  bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline',
  tsconfigRaw: {},
});
process.setSourceMapsEnabled(true); // shows TypeScript lines in stack traces
const { main } = await import(pathToFileURL(outfile).href).finally(() => rmSync(outfile));
await main(root);
