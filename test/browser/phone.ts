// Measures how a page loads on an emulated mid-range phone.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const flags = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // Chromium's own pages, which it loads with each window
];

/** Starts Chromium with puppeteer, which is installed for the browser tests. */
export const launchBrowser = () =>
  createRequire(join(process.cwd(), 'test/browser/package.json'))('puppeteer-core')
    .launch({ executablePath: '/usr/bin/chromium-headless-shell', args: flags });

const viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const bytesPerSecond = 1_600_000 / 8;
const network = {
  offline: false, latency: 150, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond,
};

/** Runs in the page before its own scripts. */
function observe() {
  const paints = { first: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') paints.first = startTime;
      if (entryType === 'largest-contentful-paint') paints.largest = startTime;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint'] });
  Object.assign(window, { paints });
}

/** Loads an address with an empty cache. Returns milliseconds. */
export async function measureLoad(browser: any, address: string): Promise<{ first: number; largest: number }> {
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
  const paints = await page.evaluate('paints');
  await context.close();
  return paints;
}
