// Measures loading times on an emulated mid-range phone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer from 'puppeteer-core';

/** Builds and serves the site. Returns the URLs of home and of a project. */
async function serve() {
  const server = spawn('node', ['build.mjs', '--serve', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill());
  let printed = '';
  while (!printed.includes('http://')) printed += (await once(server.stdout, 'data'))[0];
  const [home] = /http:\S+/.exec(printed)!;
  const sitemap = await (await fetch(`${home}sitemap.xml`)).text();
  const [, project] = /<loc>https?:\/\/[^/]+(\/[^<]*proyectos\/[^<]+)/.exec(sitemap)!;
  return [home, new URL(project!, home).href];
}

/** Runs in the page before its scripts. */
function observePaints() {
  const paints = window.paints = { first: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') paints.first = startTime;
      if (entryType === 'largest-contentful-paint') paints.largest = startTime;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint'] });
}

declare global {
  interface Window { paints: { first: number; largest: number } }
}

const browser = await puppeteer.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

/** Loads a URL with an empty cache. Returns milliseconds. */
async function measureLoad(url: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions({ offline: false, latency: 150, download: 200_000, upload: 200_000 }); // bytes/s
  await page.evaluateOnNewDocument(observePaints);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const paints = await page.evaluate(() => window.paints);
  await context.close();
  return paints;
}

for (const url of await serve()) {
  const loads = [];
  for (let round = 0; round < 7; round += 1) loads.push(await measureLoad(url));
  for (const paint of ['first', 'largest'] as const) {
    const median = loads.map((load) => load[paint]).sort((a, b) => a - b)[3]!;
    console.log(`${url}, ${paint} paint: ${Math.round(median)} ms`);
  }
}
await browser.close();
process.exit(); // ends the server
