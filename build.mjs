// From src/content.ts to the bytes a visitor receives: `node build.mjs` writes dist/ and hosting/, `--serve` serves
// dist/ as well, `--dev` serves the site while it is being changed.
import { join } from 'node:path';
import { develop } from './src/tools/dev.mjs';
import { readFolder, writeFolder } from './src/tools/folder.mjs';
import { explain } from './src/tools/mistake.mjs';
import { handler, listen, portOf } from './src/tools/server.mjs';
import { buildSite } from './src/tools/site.mjs';
import { measure, report } from './src/tools/sizes.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');

async function build() {
  const site = await buildSite({ root });
  const sizes = await measure(root, site);
  for (const warning of site.warnings) console.warn(warning);
  writeFolder(dist, site.files);
  writeFolder(join(root, 'hosting'), site.hosting);
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

async function serve() {
  const { rules, base } = await build();
  await listenAndSay(handler({ files: readFolder(dist), rules, base }), base);
}

async function dev() {
  const { handle, base } = await develop(root, () => buildSite({ root, isDev: true }));
  await listenAndSay(handle, base);
}

const flag = process.argv[2];
try {
  if (flag === '--serve') await serve();
  else if (flag === '--dev') await dev();
  else console.log(report((await build()).sizes));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
