// Measures how a page loads on an emulated mid-range phone.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Mistake } from '../../src/checks/mistake';

const flags = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // Chromium's own pages, which it loads with each window
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
/** Runs in the page before its own scripts and collects performance entries. */
function observe() {
  const noted = { 'first paint': 0, 'largest paint': 0 };
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') noted['first paint'] = startTime;
      if (entryType === 'largest-contentful-paint') noted['largest paint'] = startTime;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint'] });
  Object.assign(window, { noted });
}

/** Loads an address with an empty cache. Returns milliseconds. */
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
  const noted: Record<string, number> = await page.evaluate('noted');
  await context.close();
  return noted;
}
