// Measures loading times on an emulated mid-range phone. `npm run bench -- --against REF` compares with a commit.
import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';

const { values: { against } } = parseArgs({ options: { against: { type: 'string' } } });
const root = process.cwd(); // npm runs scripts in the root
const checkout = mkdtempSync(join(tmpdir(), 'bench-'));

/** Compresses the files of a server, as hosts do. Uncompressed, their packets would end at other places of a page. */
async function compress(origin: string) {
  const files: Record<string, Promise<[status: number, type: string, body: Buffer]>> = {};
  const load = async (path: string): Promise<[number, string, Buffer]> => {
    const response = await fetch(new URL(path, origin));
    const body = brotliCompressSync(await response.arrayBuffer());
    return [response.status, response.headers.get('content-type') ?? '', body];
  };
  const server = createServer(async ({ url }, response) => {
    const [status, type, body] = await (files[url!] ??= load(url!));
    response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Builds and serves the site in a folder. Returns the URLs of the sample's home page and project. */
async function serve(folder: string) {
  const server = spawn('node', ['build.mjs', '--serve', '0'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill());
  let printed = '';
  while (!printed.includes('http://')) printed += (await once(server.stdout, 'data'))[0];
  const [served] = /http:\S+/.exec(printed)!;
  const home = new URL(new URL(served).pathname, await compress(served)).href;
  return [home, `${home}proyectos?id=geoapp`];
}

/** Returns the times of the first and of the largest paint. Runs in the page. */
const readPaints = () => new Promise<number[]>((resolve) => {
  new PerformanceObserver((list) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    resolve([first!.startTime, list.getEntries().at(-1)!.startTime]);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
});

const browser = await puppeteer.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Loads a URL with an empty cache. */
async function measureLoad(url: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions({ offline: false, latency: 150, download: 200_000, upload: 200_000 }); // bytes/s
  await page.goto(url, { waitUntil: 'networkidle0' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const paints = await page.evaluate(readPaints);
  await context.close();
  return paints;
}

if (against) {
  execSync(`git archive ${against} | tar -x -C ${checkout}`);
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
}
const sites = [await serve(root), ...(against ? [await serve(checkout)] : [])];
const median = (values: number[]) => Math.round(values.sort((a, b) => a - b)[values.length >> 1]!);
for (const [index, page] of ['home', 'project'].entries()) {
  const samples = sites.map((): number[][] => []);
  for (let round = 0; round < 7; round += 1) { // alternates, so that noise affects both sites alike
    for (const [site, urls] of sites.entries()) samples[site]!.push(await measureLoad(urls[index]!));
  }
  for (const [paint, name] of ['first', 'largest'].entries()) {
    const [now, then] = samples.map((loads) => median(loads.map((times) => times[paint]!)));
    console.log(`${page}, ${name} paint: ${now} ms${then ? `, ${against}: ${then} ms` : ''}`);
  }
}
await browser.close();
rmSync(checkout, { recursive: true });
process.exit(); // ends the servers
