// Measures how a page loads on an emulated mid-range phone.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Mistake } from '../../src/tools/common/mistake';

const flags = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // Chromium's own pages, which it loads with each window
  // With a debugger attached, V8 would parse React again for the position of each error that it creates.
  '--js-flags=--no-enable-lazy-source-positions',
];

/** Starts Chromium with puppeteer, which is installed for the browser tests. */
export async function launchBrowser() {
  try {
    const puppeteer = createRequire(join(process.cwd(), 'test/browser/package.json'))('puppeteer-core');
    return await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: flags });
  } catch (error) {
    throw new Mistake(`Times need Chromium and npm ci --prefix test/browser: ${error}`);
  }
}

const viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const bytesPerSecond = 1_600_000 / 8;
const network = {
  offline: false, latency: 150, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond,
};
const blockingMs = 50; // see https://web.dev/articles/tbt

type Task = { end: number; ms: number };

/** Runs in the page before its own scripts and collects performance entries. */
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

/** Loads an address with an empty cache. Returns milliseconds; tasks count if they end after the first paint. */
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
  const after: Task[] = tasks.filter(({ end }: Task) => end > firstPaint);
  const blocking = after.reduce((sum, { ms }) => sum + ms - blockingMs, 0); // a task that is noted takes longer
  return {
    'first paint': firstPaint,
    'largest paint': largestPaint,
    'blocking time': blocking,
  };
}
