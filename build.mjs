// From src/content.ts to the bytes a visitor receives: `node build.mjs` writes dist/ and hosting/, `--serve` serves
// dist/ as well, `--dev` serves the site while it is being changed. A number is the port to serve it on. `--static-addresses`
// has the site's own links and the address bar say proyectos/ID, for a host that cannot look at a query. Types are checked
// before, by the scripts of package.json. The server is for this machine alone; `--host` is for its network too, so that a
// phone can show the site.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compress } from './src/tools/compress.mjs';
import { develop } from './src/tools/dev.mjs';
import { writeFolder } from './src/tools/folder.mjs';
import { explain, Mistake } from './src/tools/mistake.mjs';
import { addressesOf, handler, listen } from './src/tools/server.mjs';
import { buildSite } from './src/tools/site.mjs';
import { measure, report } from './src/tools/sizes.mjs';

const root = import.meta.dirname;

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

/** @param {{ hasStaticAddresses?: boolean, isDev?: boolean }} options */
async function build(options) {
  const site = await buildSite({ root, ...options });
  warn(site.warnings);
  return site;
}

/**
 * Builds and writes. Returns the site as it is written.
 * @param {{ hasStaticAddresses?: boolean }} options
 */
async function write(options) {
  const site = await build(options);
  const files = await compress(site.files);
  writeFolder(join(root, 'dist'), files);
  writeFolder(join(root, 'hosting'), site.hosting);
  return { ...site, files };
}

/**
 * @param {import('node:http').RequestListener} handle
 * @param {string} base
 * @param {{ port: string, command: string, isForNetwork?: boolean }} options
 */
async function listenAndSay(handle, base, { port, ...options }) {
  const server = await listen(handle, port, options);
  console.log(addressesOf(server, base).join('\n'));
}

function readArguments() {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  try {
    return parseArgs({ options: { serve: flag, dev: flag, host: flag, 'static-addresses': flag }, allowPositionals: true });
  } catch {
    throw new Mistake(`The flags are --serve, --dev, --host and --static-addresses, not ${process.argv.slice(2).join(' ')}.`);
  }
}

try {
  const { values, positionals: [port = process.env.PORT ?? '3000'] } = readArguments();
  const { serve: isServed, dev: isDev, host: isForNetwork, 'static-addresses': hasStaticAddresses } = values;
  if (isDev) {
    const { handle, base } = await develop(root, () => build({ hasStaticAddresses, isDev }));
    await listenAndSay(handle, base, { port, isForNetwork, command: 'npm run dev' });
  } else {
    const site = await write({ hasStaticAddresses });
    if (isServed) await listenAndSay(handler(site), site.base, { port, isForNetwork, command: 'npm start' });
    else console.log(report(measure(site)));
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
