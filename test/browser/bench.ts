// Measures loading times, also in comparison with another commit: `npm run bench -- --against REF`.
import { execFileSync, execSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../../src/tools/common/files';
import { handler } from '../../src/tools/serve/server';
import { portOf } from '../tools/serve/port-of';
import { launchBrowser, measureLoad } from './phone';

const { values: { against } } = parseArgs({ options: { against: { type: 'string' } } });
const root = process.cwd(); // npm starts scripts there
const checkout = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(checkout, { recursive: true }));

/** Builds the site of a folder with its own tools. Returns the URLs of home and of a project. */
async function serve(folder: string) {
  execFileSync('node', ['build.mjs'], { cwd: folder });
  const dist = join(folder, 'dist');
  const files = new Map(listFiles(dist).map((file) => [file, readFileSync(join(dist, file))]));
  const [, sitePath = '/'] = /<loc>https?:\/\/[^/]+(\/[^<]*)/.exec(`${files.get('sitemap.xml')}`) ?? [];
  const server = createServer(handler({ sitePath, files })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const project = [...files.keys()].find((path) => /^proyectos\/(?!index\.).+\.html$/.test(path));
  return [sitePath, sitePath + project].map((path) => `http://localhost:${portOf(server)}${path}`);
}

if (against) {
  execSync(`git archive ${against} | tar -x -C ${checkout}`);
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
}
const sites = [await serve(root), ...(against ? [await serve(checkout)] : [])];
const browser = await launchBrowser();
const median = (values: number[]) => Math.round(values.sort((a, b) => a - b)[values.length >> 1]!);
for (const [index, page] of ['home', 'project'].entries()) {
  const samples = sites.map((): { first: number[]; largest: number[] } => ({ first: [], largest: [] }));
  for (let round = 0; round < 7; round += 1) {
    for (const [site, addresses] of sites.entries()) { // in turn, so that noise affects them alike
      const { first, largest } = await measureLoad(browser, addresses[index]!);
      samples[site]!.first.push(first);
      samples[site]!.largest.push(largest);
    }
  }
  for (const paint of ['first', 'largest'] as const) {
    const [now, then] = samples.map((sample) => median(sample[paint]));
    console.log(`${page}, ${paint} paint: ${now} ms${then ? `, ${against}: ${then} ms` : ''}`);
  }
}
await browser.close();
process.exit(); // the servers still listen
