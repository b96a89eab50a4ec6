// Bundles and runs the tools. Node 20 cannot run TypeScript.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const otherSystem = 'node_modules/ was installed on another system, or is incomplete: delete it, and run npm ci.';

const { build, stop } = await import('esbuild')
  .catch(() => fail('Run npm ci first: the packages are not installed.'));

const root = import.meta.dirname;
const has = (flag) => process.argv.includes(flag);
const [entry, packages] = has('--images') ? ['make-images/make.ts', 'src/tools/make-images']
  : has('--upgrade') ? ['cli/upgrade.ts', '.']
  : ['cli/main.ts', '.'];
const file = join(root, packages, `node_modules/.cache/tools-${process.pid}.mjs`); // other processes may run

try {
  await build({
    entryPoints: [join(root, 'src/tools', entry)], outfile: file, absWorkingDir: root, logLevel: 'silent',
    bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline',
    tsconfigRaw: {},
  });
} catch ({ errors, message }) {
  if (!errors) fail(otherSystem);
  const [{ location, text }] = errors;
  fail(location ? message : `${text}; allow this user to write there, or delete node_modules/, and run npm ci.`);
}
process.setSourceMapsEnabled(true); // for TypeScript lines in stack traces
const { main } = await import(pathToFileURL(file).href).finally(() => rmSync(file)).catch((error) => {
  if (!/MODULE_NOT_FOUND$/.test(error.code)) throw error;
  fail(otherSystem);
});
if (has('--upgrade')) await stop(); // Windows could not replace esbuild while it runs
let isDone = false;
process.on('exit', (code) => {
  if (isDone || code !== 0) return;
  console.error('A file of src/site/ stopped the build early; remove process.exit() there.');
  process.exitCode = 1;
});
await main(root);
isDone = true;
