// From src/content.ts to the bytes a visitor receives: `node build.mjs` writes dist/ and hosting/, `--serve` serves
// dist/ as well, `--dev` serves the site while it is being changed. A number is the port to serve it on.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { typeMistakes } from './src/tools/check-types.mjs';
import { develop } from './src/tools/dev.mjs';
import { readFolder, writeFolder } from './src/tools/folder.mjs';
import { explain, Mistake } from './src/tools/mistake.mjs';
import { handler, listen, portOf } from './src/tools/server.mjs';
import { buildSite } from './src/tools/site.mjs';
import { measure, report } from './src/tools/sizes.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');

/** @type {Set<string>} */
const said = new Set();

/** Prints the warnings that are new. */
function warn(/** @type {string[]} */ warnings) {
  const fresh = warnings.filter((warning) => !said.has(warning));
  for (const warning of fresh) {
    said.add(warning);
    console.warn(warning);
  }
}

async function build() {
  const checking = typeMistakes(root);
  // What is wrong with the content is said first, in better words than the compiler's. That is waited for all the same: what
  // it notes of files must not be older than they are.
  const site = await buildSite({ root }).finally(() => checking);
  const sizes = await measure(root, site);
  const mistakes = await checking;
  if (mistakes) throw new Mistake(mistakes);
  warn(site.warnings);
  writeFolder(dist, site.files);
  writeFolder(join(root, 'hosting'), site.hosting);
  return { ...site, sizes };
}

async function buildForDevelopment() {
  const site = await buildSite({ root, isDev: true });
  warn(site.warnings);
  return site;
}

/**
 * @param {import('node:http').RequestListener} handle
 * @param {string} base
 * @param {{ port: string, command: string }} started
 */
async function listenAndSay(handle, base, { port, command }) {
  const server = await listen(handle, port, command);
  console.log(`http://localhost:${portOf(server)}${base}`);
}

async function serve(/** @type {string} */ port) {
  const { rules, base } = await build();
  await listenAndSay(handler({ files: readFolder(dist), rules, base }), base, { port, command: 'npm start' });
}

async function dev(/** @type {string} */ port) {
  const { handle, base } = await develop(root, buildForDevelopment);
  await listenAndSay(handle, base, { port, command: 'npm run dev' });
}

function readArguments() {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  try {
    return parseArgs({ options: { serve: flag, dev: flag }, allowPositionals: true });
  } catch {
    throw new Mistake(`The flags are --serve and --dev, not ${process.argv.slice(2).join(' ')}.`);
  }
}

try {
  const { values: { serve: isServing, dev: isDeveloping }, positionals: [port = process.env.PORT ?? '3000'] } = readArguments();
  if (isServing) await serve(port);
  else if (isDeveloping) await dev(port);
  else console.log(report((await build()).sizes));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
