// How a page loads on a phone of the middle, emulated: its window, its processor and its network.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Mistake } from '../../src/build/mistake';

const flags = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // pages of the browser's own, which it loads for each new window
  '--js-flags=--no-enable-lazy-source-positions', // or else V8 parses React anew for the place of each error it makes, since a protocol is attached
];

/** Starts Chromium by https://pptr.dev, which is installed with the browser tests alone. */
export async function launchBrowser() {
  try {
    const puppeteer = createRequire(join(process.cwd(), 'test/browser/package.json'))('puppeteer-core');
    return await puppeteer.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  } catch (error) {
    throw new Mistake(`Times need Chromium (or CHROMIUM=/path/to/chrome) and npm ci --prefix test/browser: ${error}`);
  }
}

const viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 }; // bytes in a second
const blockingMs = 50; // what a task may take before it blocks: https://web.dev/articles/tbt

type Task = { end: number; ms: number };

/** Runs in the page, before anything of it, and notes what the browser tells of itself. */
function observe() {
  const noted = { firstPaint: 0, largestPaint: 0, tasks: [] as Task[] };
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === 'first-contentful-paint') noted.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') noted.largestPaint = startTime;
      if (entryType === 'longtask') noted.tasks.push({ end: startTime + duration, ms: duration });
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'longtask'] });
  Object.assign(window, { noted });
}

/** Loads an address for the first time. Returns milliseconds; of tasks, those that go on after the first paint. */
export async function measureLoad(browser: any, address: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await page.setViewport(viewport);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', network);
  await page.evaluateOnNewDocument(observe);
  await page.goto(address, { waitUntil: 'networkidle0' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { firstPaint, largestPaint, tasks } = await page.evaluate('noted');
  await context.close();
  const after: number[] = tasks.flatMap(({ end, ms }: Task) => (end > firstPaint ? ms : []));
  const blocking = after.reduce((sum, ms) => sum + Math.max(0, ms - blockingMs), 0);
  return { 'first paint': firstPaint, 'largest paint': largestPaint, 'longest task': Math.max(0, ...after), 'blocking time': blocking };
}
