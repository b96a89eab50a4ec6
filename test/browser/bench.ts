// Measures loading times of the site on an emulated mid-range phone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer from 'puppeteer-core';

const server = spawn('node', ['build.mjs', '--serve', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
let printed = '';
while (!printed.includes('http://')) printed += (await once(server.stdout, 'data'))[0];
const [home] = /http:\S+/.exec(printed)!;
const sitemap = await (await fetch(`${home}sitemap.xml`)).text();
const [, project] = /<loc>https?:\/\/[^/]+(\/[^<]*proyectos\/[^<]+)/.exec(sitemap)!;
const browser = await puppeteer.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

/** Loads a URL with an empty cache. Returns the milliseconds to the first and to the largest paint. */
async function measureLoad(url: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions({ offline: false, latency: 150, download: 200_000, upload: 200_000 }); // bytes/s
  await page.goto(url, { waitUntil: 'networkidle0' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const paints = await page.evaluate(() => Promise.all(['paint', 'largest-contentful-paint'].map((type) =>
    new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({ type, buffered: true });
    }))));
  await context.close();
  return paints;
}

for (const url of [home, new URL(project!, home).href]) {
  const loads: number[][] = [];
  for (let round = 0; round < 7; round += 1) loads.push(await measureLoad(url));
  const [first, largest] = [0, 1].map((paint) => Math.round(loads.map((load) => load[paint]!).sort((a, b) => a - b)[3]!));
  console.log(`${url}: first paint ${first} ms, largest ${largest} ms`);
}
await browser.close();
server.kill();
