// Serves a build with its real headers and drives real browsers. A console message, a page error, a failed request or a
// violation of the content security policy fails the test.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer-core';
import { afterAll, afterEach } from 'vitest';
import { handler } from '../../src/serve/handler';
import { listen } from '../../src/serve/server';
import { buildSite } from '../../src/builder/site';
import * as words from '../site/src/words';
import { portOf } from '../port-of';
import { root } from '../root';

/** The words of the interface. Functions that run in a page must get them as arguments. */
export { words };

export const browsers = {
  chromium: { path: '/usr/bin/chromium', package: 'chromium' },
  firefox: { path: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  screen: { path: '/usr/bin/Xvfb', package: 'xvfb' }, // WebKit needs a display
};

for (const { path, package: name } of Object.values(browsers)) {
  if (!existsSync(path)) throw new Error(`${path} is missing; install it with: apt-get install ${name}`);
}

const closing: (() => unknown)[] = [];

/** Calls `close` after all tests, in reverse order of registration. */
export const closeAfterAll = (close: () => unknown) => closing.unshift(close);

afterAll(async () => {
  for (const close of closing) await close();
});

let isInterrupted = false;

/** Closes all when the run is interrupted. vitest keeps a worker from calling process.exit(), so it kills itself. */
async function leave() {
  if (isInterrupted) return;
  isInterrupted = true;
  await Promise.allSettled(closing.map(async (close) => close()));
  process.kill(process.pid, 'SIGKILL');
}

for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, leave);
const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

// Emulates hover: machines without a mouse, such as in CI, have none.
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const chromiumArgs = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-quic', `--lang=${words.language}`,
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // internal pages that load with each window
];

type Options = { hover: boolean; motion: boolean; script: boolean; dark: boolean };

/** Firefox needs preferences for what Chromium emulates in each page. */
const firefoxOptions = ({ hover, motion, script, dark }: Options) => ({
  browser: 'firefox' as const,
  executablePath: browsers.firefox.path,
  extraPrefsFirefox: {
    'javascript.enabled': script,
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'ui.systemUsesDarkTheme': dark ? 1 : 0,
    'ui.primaryPointerCapabilities': hover ? 6 : 0,
    'ui.allPointerCapabilities': hover ? 6 : 0,
  },
});
const chromiumOptions = ({ hover }: Options) => ({
  executablePath: browsers.chromium.path, args: hover ? [...chromiumArgs, mouse] : chromiumArgs,
});

const running = new Map<string, Promise<Browser>>(); // by their options

export type Launched = Awaited<ReturnType<typeof launch>>;

/** Launches a browser, with reduced motion unless `motion` is set. The tests of a file share those of equal options. */
export async function launch(name: string, { hover = true, motion = false, script = true, dark = false } = {}) {
  const options = (name === 'firefox' ? firefoxOptions : chromiumOptions)({ hover, motion, script, dark });
  const key = JSON.stringify(options);
  if (!running.has(key)) {
    const launched = puppeteer.launch({ ...signals, ...options });
    running.set(key, launched);
    closeAfterAll(async () => (await launched).close());
  }
  return { browser: await running.get(key)!, name, motion, script, dark };
}

const builds = new Map<string, ReturnType<typeof buildSite>>(); // by content

/**
 * Builds a content file of `test/site/src/` and serves it on a free port. `wrap` may replace the request handler.
 * Returns the site and its `url`, without the final slash.
 */
export async function serve(content = 'content.ts', wrap = (handle: RequestListener) => handle) {
  if (!builds.has(content)) builds.set(content, buildSite({ root, content: join(root, 'src', content) }));
  const site = await builds.get(content);
  const origin = await serveWith(wrap(handler(site)));
  return { ...site, url: origin + site.base.slice(0, -1), origin };
}

/** Serves on a free port until the tests have ended. Returns the address. */
async function serveWith(handle: RequestListener) {
  const server = await listen(handle, '0');
  closeAfterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${portOf(server)}`;
}

/** The methods of a page that puppeteer's pages and WebKit's have in common. */
type AnyPage = Pick<Page, 'url'> & { evaluate(read: unknown, ...args: unknown[]): Promise<any> };

const open = new Set<{ close(): Promise<void> }>();
const problems: string[] = [];

/** Closes a page after the test. */
export const closeAfterTest = (page: { close(): Promise<void> }) => open.add(page);

/** Fails the test after it has ended, unless the problem is expected. */
export const report = (problem: string) => problems.push(problem);

/** The pattern of the problems that the current test expects. */
let expected: RegExp | undefined;
export function expectProblem(pattern: RegExp) {
  expected = pattern;
}

afterEach(async () => {
  for (const page of open) await page.close().catch(() => {}); // fails if the browser has been closed
  open.clear();
  const unexpected = problems.splice(0).filter((problem) => !expected?.test(problem));
  expected = undefined;
  assert.deepEqual(unexpected, []);
});

function watch(page: Page) {
  page.on('console', (message) => report(`console: ${message.text()} ${message.location()?.url ?? ''}`));
  page.on('pageerror', (error) => report(`error: ${(error as Error).message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!/ABORTED/.test(reason)) report(`request: ${request.url()} ${reason}`); // aborted by a navigation
  });
}

type Block = (request: HTTPRequest) => unknown;
export type Visit = {
  width?: number; height?: number; touch?: boolean; dark?: boolean; motion?: boolean; script?: boolean; block?: Block;
};

/**
 * Opens an address in a window of `width` by `height` and waits until React has hydrated the page. `block` intercepts
 * requests and returns whether it has answered them; with it, nothing is waited for.
 */
export async function visit(launched: Launched, address: string, options: Visit = {}) {
  const { width = 1280, height = 800, touch = false, dark = false, motion, script = true, block } = options;
  const { browser, name } = launched;
  const page = await browser.newPage();
  closeAfterTest(page);
  watch(page);
  await page.setViewport({ width, height, ...(name === 'chromium' && { hasTouch: touch, isMobile: touch }) });
  if (name === 'chromium') {
    await page.setJavaScriptEnabled(script);
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: motion ?? launched.motion ? 'no-preference' : 'reduce' },
    ]);
  }
  if (script && launched.script) {
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`violation: ${violatedDirective} ${blockedURI}`);
      });
    });
  }
  if (block) {
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      if (!(await block(request))) await request.continue();
    });
  }
  await page.goto(address, { waitUntil: 'load' });
  if (script && launched.script && !block) await ready(page);
  return page;
}

/** Returns a `block` for `visit` that holds the requests that match `isHeld` until `release` is called. */
export function hold(isHeld: (request: HTTPRequest) => boolean) {
  let release: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  return { block: async (request: HTTPRequest) => void (isHeld(request) && (await held)), release };
}

export const isForScript = (request: HTTPRequest) => request.url().endsWith('.js');

/** Waits until `read`, run in the page, returns a truthy value, and returns it. */
export async function until(page: AnyPage, read: unknown, ...args: unknown[]): Promise<any> {
  const deadline = Date.now() + 30_000;
  let last;
  while (Date.now() < deadline) {
    try {
      last = await page.evaluate(read, ...args);
      if (last) return last;
    } catch (error) {
      last = error; // a navigation destroys the execution context
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`In vain: ${read} ${last instanceof Error ? last.message : ''} at ${page.url()}`);
}

/** Waits until React has hydrated the page. */
export const ready = (page: AnyPage) => until(page, () => document.querySelector('[aria-controls=menu]')?.ariaExpanded);

/** Waits until no animation runs. */
export const untilStill = (page: AnyPage) =>
  until(page, () => document.getAnimations().every(({ playState }) => playState !== 'running'));

/**
 * Calls `read` in the page in every frame while `act` runs, also in documents that it navigates to. Returns the results
 * except undefined. Animations run at a quarter of their speed, since a busy machine renders few frames.
 */
export async function film(page: Page, read: () => unknown, act: () => Promise<unknown>): Promise<any[]> {
  const start = `{
    const frames = (window.film = []);
    const read = ${read};
    const shoot = () => {
      if (window.film !== frames) return;
      for (const animation of document.getAnimations()) {
        if (animation.playbackRate === 1) animation.updatePlaybackRate(0.25);
      }
      const frame = read();
      if (frame !== undefined) frames.push(frame);
      requestAnimationFrame(shoot);
    };
    requestAnimationFrame(shoot);
  }`;
  const { identifier } = await page.evaluateOnNewDocument(start);
  await page.evaluate(start);
  await act();
  const frames = await page.evaluate(() => window.film.splice(0));
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  return frames;
}

/** Waits two frames, after which the effects of a change are rendered. */
export const frame = (page: AnyPage) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until `read` returns `value` in the page, and fails with the difference if it does not. */
export async function eventually(page: AnyPage, read: unknown, value: unknown, ...args: unknown[]) {
  const wanted = JSON.stringify(value);
  const isSo = `JSON.stringify((${read})(...${JSON.stringify(args)})) === ${JSON.stringify(wanted)}`;
  await until(page, isSo).catch(async () => {
    assert.deepEqual(await page.evaluate(read, ...args), value);
  });
}

export const pathOf = (page: AnyPage): Promise<string> =>
  page.evaluate(() => location.pathname + location.search + location.hash);
export const box = (page: Page, selector: string): Promise<DOMRect> =>
  page.$eval(selector, (element) => element.getBoundingClientRect().toJSON());
export const names = ['chromium', 'firefox'];
