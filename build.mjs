// From src/content.ts to the bytes a visitor receives: `node build.mjs` writes dist/ and hosting/, `--serve` serves
// dist/ as well, `--dev` serves the site while it is being changed.
import { join } from 'node:path';
import { measure, report } from './src/tools/sizes.mjs';
import { develop } from './src/tools/dev.mjs';
import { readFolder, writeFolder } from './src/tools/folder.mjs';
import { Mistake } from './src/tools/mistake.mjs';
import { handler, listen } from './src/tools/server.mjs';
import { buildSite } from './src/tools/site.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const port = process.env.PORT ?? '3000';

async function build() {
  const site = await buildSite({ root });
  const sizes = await measure(root, site);
  for (const warning of site.warnings) console.warn(warning);
  writeFolder(dist, site.files);
  writeFolder(join(root, 'hosting'), site.hosting);
  return { ...site, report: report(sizes) };
}

async function serve(handle, base) {
  const server = await listen(handle, port);
  console.log(`http://localhost:${server.address().port}${base}`);
}

async function start() {
  const { rules, base } = await build();
  await serve(handler({ files: readFolder(dist), rules, base }), base);
}

async function dev() {
  const { handle, base } = await develop(root, () => buildSite({ root, isDev: true }));
  await serve(handle, base);
}

const run = { '--serve': start, '--dev': dev }[process.argv[2]] ?? (async () => console.log((await build()).report));

run().catch((error) => {
  console.error(error instanceof Mistake ? error.message : error);
  process.exit(1);
});
