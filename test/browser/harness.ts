// Drives Chromium and Firefox, which `.ci/run` installs. A console message, an error, a failed request or a violation
// of the content security policy fails the test.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import puppeteer, { type Browser, type HTTPRequest, type Page as PuppeteerPage } from 'puppeteer-core';
import * as words from 'site/words';
import { test as base } from 'vitest';
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

// Without a mouse, as in CI, pages would not hover.
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const chromiumArgs = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', `--lang=${words.language}`, mouse,
  '--font-render-hinting=none', // letters have proportional widths
  // Pages share one process.
  '--renderer-process-limit=1', '--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process',
];

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
const chromiumOptions = {
  headless: 'shell' as const, executablePath: '/usr/bin/chromium-headless-shell', args: chromiumArgs,
};

const running = new Map<string, Promise<Browser>>(); // by their options

function launch(name: string, motion: boolean) {
  const options = name === 'firefox' ? firefoxOptions(motion) : chromiumOptions;
  const key = JSON.stringify(options);
  const launched = running.get(key) ?? puppeteer.launch(options);
  if (!running.has(key)) closeAfterAll(async () => (await launched).close());
  running.set(key, launched);
  return launched;
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

const shared = new Map<string, Promise<string>>(); // addresses by folder or content

/**
 * Serves the site in a folder, or one with a content file of the tests. Tests without a `wrap` share the port: browsers
 * start a process for each host. Returns the address without the final slash.
 */
export function serve(content = 'content.ts', wrap?: Wrap, folder?: string) {
  if (wrap) return start(content, wrap, folder);
  const key = folder ?? content;
  const started = shared.get(key) ?? start(content, uncached, folder);
  shared.set(key, started);
  return started;
}

const open = new Set<{ close(): Promise<void> }>();
const problems: string[] = [];

export const closeAfterTest = (page: { close(): Promise<void> }) => open.add(page);

/** Fails the test at its end, unless the problem is expected. */
export const report = (problem: string) => problems.push(problem);

let expected: RegExp | undefined;
export function expectProblem(pattern: RegExp) {
  expected = pattern;
}

async function endTest() {
  for (const page of open) await page.close().catch(() => {});
  open.clear();
  const unexpected = problems.splice(0).filter((problem) => !expected?.test(problem));
  expected = undefined;
  assert.deepEqual(unexpected, []);
}

/** Fixtures, since all files share the hooks of this module. */
export const test = base
  .extend('endsWorker', { scope: 'worker', auto: true }, ({}, { onCleanup }) => onCleanup(async () => {
    for (const close of closing) await close();
  }))
  .extend('endsTest', { auto: true }, ({}, { onCleanup }) => onCleanup(endTest));

function watch(page: PuppeteerPage) {
  page.on('console', (message) => report(`console: ${message.text()} ${message.location()?.url ?? ''}`));
  page.on('pageerror', (error) => report(`error: ${(error as Error).message}`));
  page.on('requestfailed', (request) => {
    const reason = `${request.failure()?.errorText}`;
    if (!reason.includes('ABORTED')) report(`request: ${request.url()} ${reason}`); // aborted by a navigation
  });
  return page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`violation: ${violatedDirective} ${blockedURI}`);
    });
  });
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
  const browser = await launch(name, motion);
  const page = await browser.newPage() as PuppeteerPage & Page;
  closeAfterTest(page);
  await watch(page);
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
