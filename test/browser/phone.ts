// Measures how a page loads on an emulated mid-range phone.
import puppeteer, { type Browser } from 'puppeteer-core';

const args = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // Chromium's own pages, which it loads with each window
];

export const launchBrowser = () =>
  puppeteer.launch({ executablePath: '/usr/bin/chromium-headless-shell', args });

const viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const bytesPerSecond = 1_600_000 / 8;
const network = { offline: false, latency: 150, download: bytesPerSecond, upload: bytesPerSecond };

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
export async function measureLoad(browser: Browser, address: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions(network);
  await page.evaluateOnNewDocument(observe);
  await page.goto(address, { waitUntil: 'networkidle0' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const paints = await page.evaluate('paints') as { first: number; largest: number };
  await context.close();
  return paints;
}
