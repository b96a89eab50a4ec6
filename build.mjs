// From src/content.ts to the bytes a visitor receives: `node build.mjs` writes dist/ and hosting/, `--serve` serves
// dist/ as well, `--dev` serves the site while it is being changed. `--static-addresses` has the site's own links and the
// address bar say proyectos/ID, for a host that cannot look at a query.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { develop } from './src/tools/dev.mjs';
import { readFolder, writeFolder } from './src/tools/folder.mjs';
import { explain, Mistake } from './src/tools/mistake.mjs';
import { handler, listen, portOf } from './src/tools/server.mjs';
import { buildSite } from './src/tools/site.mjs';
import { measure, report } from './src/tools/sizes.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');

function readFlags() {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  try {
    return parseArgs({ options: { serve: flag, dev: flag, 'static-addresses': flag } }).values;
  } catch {
    throw new Mistake(`The flags are --serve, --dev and --static-addresses, not ${process.argv.slice(2).join(' ')}.`);
  }
}

/** @param {boolean | undefined} hasStaticAddresses */
async function build(hasStaticAddresses) {
  const site = await buildSite({ root, hasStaticAddresses });
  const sizes = await measure(root, site);
  for (const warning of site.warnings) console.warn(warning);
  writeFolder(dist, site.files);
  for (const [folder, files] of Object.entries(site.beside)) writeFolder(join(root, folder), files);
  return { ...site, sizes };
}

/**
 * @param {import('node:http').RequestListener} handle
 * @param {string} base
 */
async function listenAndSay(handle, base) {
  const server = await listen(handle, process.env.PORT ?? '3000');
  console.log(`http://localhost:${portOf(server)}${base}`);
}

/** @param {boolean | undefined} hasStaticAddresses */
async function serve(hasStaticAddresses) {
  const { rules, base } = await build(hasStaticAddresses);
  await listenAndSay(handler({ files: readFolder(dist), rules, base }), base);
}

/** @param {boolean | undefined} hasStaticAddresses */
async function dev(hasStaticAddresses) {
  const { handle, base } = await develop(root, () => buildSite({ root, hasStaticAddresses, isDev: true }));
  await listenAndSay(handle, base);
}

try {
  const { serve: isServed, dev: isDev, 'static-addresses': hasStaticAddresses } = readFlags();
  if (isServed) await serve(hasStaticAddresses);
  else if (isDev) await dev(hasStaticAddresses);
  else console.log(report((await build(hasStaticAddresses)).sizes));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
