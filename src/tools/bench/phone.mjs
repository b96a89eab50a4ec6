// A phone of the middle, emulated: the browser, its window, its processor and its network.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mistake } from '../../../test/tools.mjs';
import { observe } from './observe.mjs';

/**
 * What is used of https://pptr.dev, which is installed with the browser tests alone.
 * @typedef {{ send: (method: string, params?: object) => Promise<unknown>, on: (event: string, handle: (event: any) => void) => void }} Session
 * @typedef {{
 *   goto: (address: string, options?: object) => Promise<unknown>,
 *   evaluate: (read: Function | string, ...args: unknown[]) => Promise<any>,
 *   evaluateOnNewDocument: (run: Function) => Promise<unknown>,
 *   setViewport: (viewport: object) => Promise<void>,
 *   createCDPSession: () => Promise<Session>,
 *   touchscreen: { tap: (x: number, y: number) => Promise<void> },
 *   keyboard: { press: (key: string) => Promise<void> },
 * }} Page
 * @typedef {{ createBrowserContext: () => Promise<{ newPage: () => Promise<Page>, close: () => Promise<void> }>, close: () => Promise<void> }} Browser
 */

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', process.env.CHROMIUM];

const flags = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // pages of the browser's own, which it loads for each new window
  '--js-flags=--no-enable-lazy-source-positions', // or else V8 parses React anew for the place of each error it makes, since a protocol is attached
];

/**
 * Starts Chromium. Throws a Mistake when it or what drives it is not installed.
 * @param {string} root
 * @returns {Promise<Browser>}
 */
export async function launchBrowser(root) {
  const chromium = places.find((path) => path && existsSync(path));
  if (!chromium) throw new Mistake('Times need Chromium; install it, or say where it is: CHROMIUM=/path/to/chrome npm run bench');
  let puppeteer;
  try {
    const path = createRequire(join(root, 'test/browser/package.json')).resolve('puppeteer-core');
    puppeteer = (await import(pathToFileURL(path).href)).default;
  } catch {
    throw new Mistake('Times need puppeteer-core; install it: npm ci --prefix test/browser');
  }
  return puppeteer.launch({ executablePath: chromium, args: flags, handleSIGINT: false });
}

const viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const processor = { rate: 4 };
const bytesPerSecond = 1_600_000 / 8;
const network = { offline: false, latency: 150, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };

/**
 * Calls `use` with a page of a phone that has never been on the site, observed from its start; on a fast network unless
 * `isSlow`.
 * @template T
 * @param {Browser} browser
 * @param {boolean} isSlow
 * @param {(page: Page, session: Session) => Promise<T>} use
 */
export async function withPhone(browser, isSlow, use) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    await page.setViewport(viewport);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', processor);
    if (isSlow) await session.send('Network.emulateNetworkConditions', network);
    await page.evaluateOnNewDocument(observe);
    return await use(page, session);
  } finally {
    await context.close();
  }
}
