// Bundles the tools and runs them. JavaScript, since Node 20 cannot run TypeScript, with the syntax and imports of
// Node 12, so that an old Node can say that it is too old.
import { execSync } from 'node:child_process';
import fs from 'node:fs';
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

/** Ends with a sentence. */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Installs what only pictures need. Takes a second if it is installed. */
function installForImages() {
  const stdio = ['ignore', 'ignore', 'inherit'];
  const isFirst = !fs.existsSync(join(home, 'node_modules/sharp'));
  if (isFirst) console.log('Downloading what draws pictures, about 10 MB, this once …');
  try {
    execSync('npm install --no-save --no-audit --no-fund --prefer-offline', { cwd: home, stdio });
  } catch {
    fail('npm could not install what draws pictures; its reason stands above.');
  }
}

async function run() {
  const hint = 'Run npm ci first: what builds the site is not installed.';
  const { build } = await import('esbuild').catch(() => fail(hint));
  if (isForImages) installForImages();
  const outfile = join(home, `node_modules/.cache/tools-${process.pid}.mjs`); // several processes may run at once
  await build({
    entryPoints: [join(root, entry)], outfile, bundle: true, packages: 'external',
    platform: 'node', format: 'esm', target: 'node20', sourcemap: 'inline', tsconfigRaw: {},
  });
  const { main } = await import(pathToFileURL(outfile).href).finally(() => fs.rmSync(outfile));
  await main(root);
}

process.setSourceMapsEnabled(true); // stack traces refer to the TypeScript files
run();
