// Measures loading times, also in comparison with another commit: `npm run bench -- --against REF`.
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { handler } from '../../src/tools/serve/server';
import { portOf } from '../tools/serve/port-of';
import { launchBrowser, measureLoad } from './phone';

const { values: { against } } = parseArgs({ options: { against: { type: 'string' } } });
const root = process.cwd(); // npm starts scripts there
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const checkout = join(folder, 'site');

process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune']);
});

/** Builds the sources in a folder with their own tools. Returns the address at which it is served. */
async function serve(root: string) {
  const outfile = join(root, 'node_modules/.cache/bench-site.mjs'); // from where packages resolve
  await build({
    entryPoints: [join(root, 'src/tools/builder/build-site.ts')], outfile, bundle: true, packages: 'external',
    platform: 'node', format: 'esm', tsconfigRaw: {},
  });
  const { buildSite } = await import(`${pathToFileURL(outfile)}?${root}`).finally(() => rmSync(outfile));
  const site = await buildSite(root);
  const server = createServer(handler(site)).listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const project = [...site.files.keys()].find((path) => /^proyectos\/(?!index\.).+\.html$/.test(path));
  return [site.sitePath, site.sitePath + project].map((path) => `http://localhost:${portOf(server)}${path}`);
}

if (against) {
  execFileSync('git', ['worktree', 'add', '--detach', checkout, against]);
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
}
const sites = [await serve(root), ...(against ? [await serve(checkout)] : [])];
const browser = await launchBrowser();
const median = (values: number[]) => Math.round(values.sort((a, b) => a - b)[values.length >> 1]!);
for (const [index, page] of ['home', 'project'].entries()) {
  const samples = sites.map(() => ({ 'first paint': [] as number[], 'largest paint': [] as number[] }));
  for (let round = 0; round < 7; round += 1) {
    for (const [site, addresses] of sites.entries()) { // in turn, so that noise affects them alike
      const { first, largest } = await measureLoad(browser, addresses[index]!);
      samples[site]!['first paint'].push(first);
      samples[site]!['largest paint'].push(largest);
    }
  }
  for (const paint of ['first paint', 'largest paint'] as const) {
    const [now, then] = samples.map((sample) => median(sample[paint]));
    console.log(`${page}, ${paint}: ${now} ms${then ? `, ${against}: ${then} ms` : ''}`);
  }
}
await browser.close();
process.exit(); // servers may still be open
