// Drives Chromium and Firefox, which `.ci/run` installs. A console message, an error, a failed request or a violation
// of the content security policy fails the test.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import puppeteer, { type Browser, type HTTPRequest, type Page as PuppeteerPage } from 'puppeteer-core';
import * as words from 'site/words';
import { onTestFinished, test as base } from 'vitest';
import { buildSite } from '../../src/tools/builder/build-site';
import { handler } from '../../src/tools/serve/server';
import { built } from '../copies/built';
import { portOf } from '../tools/serve/port-of';
import { defineNames } from './in-page';
import { type AnyPage, ready } from './page';

export { describe } from 'vitest';
export * from './page';

/** Functions that run in a page must get these as arguments. */
export { words };

const closing: (() => unknown)[] = [];

/** The files of a worker share browsers and builds. */
export const closeAfterAll = (close: () => unknown) => closing.unshift(close);

process.once('disconnect', async () => { // vitest was ended
  await Promise.allSettled(closing.map(async (close) => close()));
  process.kill(process.pid, 'SIGKILL'); // vitest keeps a worker from exiting
});

// Without a mouse, as in CI, pages would not hover.
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const chromiumOptions = {
  headless: 'shell' as const,
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox', '--disable-gpu', `--lang=${words.language}`, mouse,
    '--font-render-hinting=none', // letters have proportional widths
    '--renderer-process-limit=1', '--disable-site-isolation-trials', // pages share one process
  ],
};

/** Chromium emulates motion in each page. */
const firefoxOptions = (motion: boolean) => ({
  browser: 'firefox' as const,
  executablePath: '/usr/bin/firefox-esr',
  extraPrefsFirefox: {
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    // Pages share one process.
    'fission.autostart': false,
    'dom.ipc.processCount': 1,
    'dom.ipc.processPrelaunch.enabled': false,
  },
});

const running: Record<string, Promise<Browser>> = {}; // by their options

async function launch(options: typeof chromiumOptions | ReturnType<typeof firefoxOptions>) {
  const browser = await puppeteer.launch(options);
  closeAfterAll(() => browser.close());
  return browser;
}

export type Wrap = (handle: RequestListener) => RequestListener;

export const withoutScript: Wrap = (handle) => (request, response) =>
  (request.url!.endsWith('.js') ? response.writeHead(404).end() : handle(request, response));

/** Changes nothing: a new server, from which browsers have nothing in their caches. */
export const uncached: Wrap = (handle) => handle;

async function start(content: string, wrap: Wrap, folder?: string) {
  const site = await (folder ? buildSite(folder) : built(content));
  const server = createServer(wrap(handler(site))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAfterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${portOf(server)}${site.sitePath.slice(0, -1)}`;
}

const shared: Record<string, Promise<string>> = {}; // addresses by folder or content

/**
 * Serves the site in a folder, or one with a content file of the tests. Tests without a `wrap` share the port: browsers
 * start a process for each host. Returns the address without the final slash.
 */
export const serve = (content = 'content.ts', wrap?: Wrap, folder?: string) =>
  (wrap ? start(content, wrap, folder) : shared[folder ?? content] ??= start(content, uncached, folder));

let expected: RegExp | undefined;

/** Call it before `visit`. */
export function expectProblem(pattern: RegExp) {
  expected = pattern;
  onTestFinished(() => { expected = undefined; });
}

/** After the test, closes a page, and fails if it had a problem that is not expected. */
export const closeAfterTest = (page: { close(): Promise<unknown> }, problems: string[]) => onTestFinished(async () => {
  await page.close();
  assert.deepEqual(problems.filter((problem) => !expected?.test(problem)), []);
});

/** A fixture, since all files share the hooks of this module. */
export const test = base.extend('endsWorker', { scope: 'worker', auto: true }, ({}, { onCleanup }) =>
  onCleanup(async () => {
    for (const close of closing) await close();
  }));

/** Returns the problems of a page as they occur. */
function watch(page: PuppeteerPage) {
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem);
  page.on('console', (message) => report(`console: ${message.text()} ${message.location()?.url ?? ''}`));
  page.on('pageerror', (error) => report(`error: ${(error as Error).message}`));
  page.on('requestfailed', (request) => {
    const reason = `${request.failure()?.errorText}`;
    if (!reason.includes('ABORTED')) report(`request: ${request.url()} ${reason}`); // aborted by a navigation
  });
  return problems;
}

/** A page of puppeteer, with the type of our `evaluate`. */
export type Page = AnyPage & Omit<PuppeteerPage, 'evaluate'>;

export type Visit = {
  folder?: string; content?: string; wrap?: Wrap; width?: number; height?: number; touch?: boolean; dark?: boolean;
  motion?: boolean; hydrates?: boolean; prepare?: string | (() => unknown); block?: (request: HTTPRequest) => unknown;
};

/**
 * Opens a path and waits until it is hydrated, if it `hydrates`. `prepare` runs in the page before its scripts. `block`
 * intercepts a request, and returns whether it has answered that.
 */
export async function visit(name: string, path: string, options: Visit = {}): Promise<Page> {
  const { width = 1280, height = 800, touch = false, dark = false, motion = false } = options;
  const { folder, content, wrap, hydrates = true, prepare, block } = options;
  const browserOptions = name === 'firefox' ? firefoxOptions(motion) : chromiumOptions;
  const browser = await (running[JSON.stringify(browserOptions)] ??= launch(browserOptions));
  const page = await browser.newPage() as PuppeteerPage & Page;
  closeAfterTest(page, watch(page));
  await page.setViewport({ width, height, ...(name === 'chromium' && { hasTouch: touch, isMobile: touch }) });
  if (name === 'chromium') {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: motion ? 'no-preference' : 'reduce' },
    ]);
  }
  await page.evaluateOnNewDocument(defineNames);
  if (prepare) await page.evaluateOnNewDocument(prepare as () => unknown);
  if (block) {
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      if (!(await block(request))) await request.continue();
    });
  }
  await page.goto((await serve(content, wrap, folder)) + path, { waitUntil: 'load' });
  if (hydrates) await ready(page);
  return page;
}

export const failing = (address: RegExp) => (request: HTTPRequest) =>
  address.test(request.url()) && request.abort('failed').then(() => true);

export const both = ['chromium', 'firefox'];
