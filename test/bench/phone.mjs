// Measures how a page loads on an emulated mid-range phone: window, CPU and network.
import { createRequire } from 'node:module';
import { Mistake } from '../../src/build/mistake';

const flags = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // internal pages that load with each window
  '--js-flags=--no-enable-lazy-source-positions', // with a debugger attached, V8 would reparse React for every Error
];

/** Launches Chromium with puppeteer, a package of the browser tests. */
export async function launchBrowser() {
  try {
    const puppeteer = createRequire(new URL('../browser/package.json', import.meta.url))('puppeteer-core');
    return await puppeteer.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  } catch (error) {
    throw new Mistake(`Times need Chromium (or CHROMIUM=/path/to/chrome) and npm ci --prefix test/browser: ${error}`);
  }
}

const viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
// In bytes per second.
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };
const blockingMs = 50; // a longer task blocks: https://web.dev/articles/tbt

/** Runs in the page before its own scripts and records performance entries. */
function observe() {
  const noted = { firstPaint: 0, largestPaint: 0, tasks: /** @type {{ end: number, ms: number }[]} */ ([]) };
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === 'first-contentful-paint') noted.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') noted.largestPaint = startTime;
      if (entryType === 'longtask') noted.tasks.push({ end: startTime + duration, ms: duration });
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'longtask'] });
  Object.assign(window, { noted });
}

/**
 * Loads an address with an empty cache. Returns times in ms; tasks count if they end after the first paint.
 * @param {any} browser
 * @param {string} address
 */
export async function measureLoad(browser, address) {
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
  /** @type {number[]} */
  const after = tasks.flatMap((/** @type {{ end: number, ms: number }} */ { end, ms }) => (end > firstPaint ? ms : []));
  const blocking = after.reduce((sum, ms) => sum + Math.max(0, ms - blockingMs), 0);
  return { 'first paint': firstPaint, 'largest paint': largestPaint, 'longest task': Math.max(0, ...after), 'blocking time': blocking };
}
