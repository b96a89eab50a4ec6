// Drives Chromium and Firefox, which `.ci/run` installs. Console messages, errors, failed requests and CSP violations
// fail the test.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import puppeteer, { type Browser, type Page as PuppeteerPage } from 'puppeteer-core';
import * as words from 'site/words';
import { onTestFinished, test as base } from 'vitest';
import { buildSite } from '../../src/tools/build/build-site';
import { handler } from '../../src/tools/serve/server';
import { built } from '../fixtures/built';
import { portOf } from '../fixtures/ports';
import { finish } from './animations';
import { defineNames } from './page-globals';
import { type AnyPage, ready } from './page';

export * from './page';

/** Functions that run in the page must receive these as arguments. */
export { words };

const closing: (() => unknown)[] = [];

/** Registers cleanup for the end of the worker, because its test files share browsers and builds. */
export const closeAfterAll = (close: () => unknown) => closing.unshift(close);

process.once('disconnect', async () => { // vitest was stopped
  await Promise.allSettled(closing.map(async (close) => close()));
  process.kill(process.pid, 'SIGKILL'); // vitest prevents workers from exiting
});

// Without a mouse, as in CI, pages would have no hover states.
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const chromiumOptions = {
  headless: 'shell' as const,
  executablePath: '/usr/bin/chromium-headless-shell',
  ignoreDefaultArgs: ['--hide-scrollbars'],
  args: [
    '--no-sandbox', '--disable-gpu', `--lang=${words.language}`, mouse,
    '--font-render-hinting=none', // otherwise, letter widths would be rounded
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost', // requests to other hosts fail at once
    '--renderer-process-limit=1', '--disable-site-isolation-trials', // pages share one process
    '--disable-features=ScriptStreaming', // otherwise, each page would compile the scripts again
  ],
};

const firefoxOptions = {
  browser: 'firefox' as const,
  executablePath: '/usr/bin/firefox-esr',
  extraPrefsFirefox: {
    'ui.prefersReducedMotion': 0,
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    // Pages share one process.
    'fission.autostart': false,
    'dom.ipc.processCount': 1,
    'dom.ipc.processPrelaunch.enabled': false,
  },
};

const running: Record<string, Promise<Browser>> = {};

async function launch(engine: string) {
  const browser = await puppeteer.launch(engine === 'firefox' ? firefoxOptions : chromiumOptions);
  closeAfterAll(() => browser.close());
  return browser;
}

export type Wrap = (handle: RequestListener) => RequestListener;

async function start(content: string, folder?: string, wrap: Wrap = (handle) => handle) {
  const site = await (folder ? buildSite(folder) : built(content));
  const server = createServer(wrap(handler(site))).listen(0, '127.0.0.1').unref(); // it must not keep the worker alive
  await once(server, 'listening');
  return `http://localhost:${portOf(server)}${site.sitePath.slice(0, -1)}`;
}

const shared: Record<string, Promise<string>> = {}; // URLs by folder or content

/**
 * Serves the site in a folder, or one with a content file of the tests. Without a `wrap`, tests share a port, because
 * browsers start a process for each host. Returns the URL without a trailing slash.
 */
export const serve = (content = 'content.ts', folder?: string, wrap?: Wrap) =>
  (wrap ? start(content, folder, wrap) : shared[folder ?? content] ??= start(content, folder));

/** After the test, closes a page. Fails if it had problems other than those that the test `expects`. */
export const closeAfterTest = (close: () => Promise<unknown>, problems: string[], expects?: RegExp) =>
  onTestFinished(async () => {
    await close();
    assert.deepEqual(problems.filter((problem) => !expects?.test(problem)), []);
  });

/** Cleans up in a fixture, because all test files share the hooks of this module. */
export const test = base.extend('endsWorker', { scope: 'worker', auto: true }, ({}, { onCleanup }) =>
  onCleanup(async () => {
    for (const close of closing) await close();
  }));

/** Collects the problems of a page. Returns a list that grows as they occur. */
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

/** A page of Puppeteer with the type of our `evaluate`. */
export type Page = AnyPage & Omit<PuppeteerPage, 'evaluate'>;

export type Visit = {
  folder?: string; content?: string; wrap?: Wrap; width?: number; height?: number; touch?: boolean; dark?: boolean;
  motion?: boolean; hydrates?: boolean; prepare?: (() => unknown)[]; expects?: RegExp;
};

/** Makes requests for the script fail. */
export const withoutScript: Visit = {
  wrap: (handle) => (request, response) =>
    (request.url!.endsWith('.js') ? response.writeHead(404).end() : handle(request, response)),
  hydrates: false,
  expects: /main-|status of/,
};

/**
 * Opens a path and, unless `hydrates` is false, waits until it is hydrated. The functions in `prepare` run in the page
 * before its scripts. Problems that match `expects` do not fail the test. Firefox always has animations.
 */
export async function visit(engine: string, path: string, options: Visit = {}): Promise<Page> {
  const { width = 1280, height = 800, touch = false, dark = false, motion = false } = options;
  const { folder, content, wrap, hydrates = true, prepare = [], expects } = options;
  const browser = await (running[engine] ??= launch(engine));
  const page = await browser.newPage() as PuppeteerPage & Page;
  closeAfterTest(() => page.close(), watch(page), expects);
  await page.setViewport({ width, height, ...(engine === 'chromium' && { hasTouch: touch, isMobile: touch }) });
  if (engine === 'chromium') {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: motion ? 'no-preference' : 'reduce' },
    ]);
  }
  for (const run of [defineNames, ...prepare]) await page.evaluateOnNewDocument(run);
  await page.goto((await serve(content, folder, wrap)) + path, { waitUntil: 'load' });
  if (hydrates) await ready(page);
  if (engine === 'firefox') await finish(page);
  return page;
}
