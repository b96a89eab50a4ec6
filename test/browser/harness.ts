// Serves a build with its real headers and drives real browsers through it. A message in the console, a page error, a
// failed request or a violation of the policy fails the test it happens in.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import puppeteer, { type HTTPRequest, type Page } from 'puppeteer-core';
import { afterAll, afterEach } from 'vitest';
import { handler, listen, portOf } from '../../src/serve/server';
import { buildSite } from '../../src/build/site';
import * as words from '../../src/words';

export { linearRgb, resolveColour, tokensOf } from '../../src/build/colours';
export { startDevelopment } from '../../src/serve/dev';
export { Mistake } from '../../src/build/mistake';
export { buildSite, handler, listen, portOf };

export const root = join(import.meta.dirname, '../..');

/** The words of the interface. Functions that run in a page get them as arguments. */
export { words };

export const browsers = {
  chromium: { path: '/usr/bin/chromium', package: 'chromium' },
  firefox: { path: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  screen: { path: '/usr/bin/Xvfb', package: 'xvfb' }, // without which WebKit does not run
};

for (const { path, package: name } of Object.values(browsers)) {
  if (!existsSync(path)) throw new Error(`${path} is missing; install it with: apt-get install ${name}`);
}

const closing: (() => unknown)[] = [];

/** Has `close` called after all tests: what was opened last is closed first. */
export const closeLater = (close: () => unknown) => closing.unshift(close);

afterAll(async () => {
  for (const close of closing) await close();
});

// A machine without a mouse, like CI's, has no hover; the site's visitors do.
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const chromiumArgs = [
  '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-quic', `--lang=${words.language}`,
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // two pages of its own for every window
];

export type Launched = Awaited<ReturnType<typeof launch>>;

/** Launches a browser; motion is reduced unless `motion` is set. Firefox takes what the protocol lacks as preferences. */
export async function launch(name: string, { hover = true, motion = false, script = true, dark = false } = {}) {
  const browser = await puppeteer.launch(
    name === 'firefox'
      ? {
          browser: 'firefox',
          executablePath: browsers.firefox.path,
          extraPrefsFirefox: {
            'javascript.enabled': script,
            'ui.prefersReducedMotion': motion ? 0 : 1,
            'ui.systemUsesDarkTheme': dark ? 1 : 0,
            'ui.primaryPointerCapabilities': hover ? 6 : 0,
            'ui.allPointerCapabilities': hover ? 6 : 0,
          },
        }
      : { executablePath: browsers.chromium.path, args: hover ? [...chromiumArgs, mouse] : chromiumArgs },
  );
  closeLater(() => browser.close());
  return { browser, name, motion, script, dark };
}

const builds = new Map<string, ReturnType<typeof buildSite>>(); // by content

/**
 * Builds a content of `test/content/` and serves it on a free port, by what `wrap` makes of its handler. Returns its
 * address, without the final slash.
 */
export async function serve(content = 'sample.ts', wrap = (handle: RequestListener) => handle) {
  if (!builds.has(content)) builds.set(content, buildSite({ root, content: join(root, 'test/content', content) }));
  const site = await builds.get(content);
  const server = await listen(wrap(handler(site)), '0');
  closeLater(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://localhost:${portOf(server)}`;
  return { ...site, url: origin + site.base.slice(0, -1), origin };
}

/** As much of a page as all engines have. */
type AnyPage = Pick<Page, 'url'> & { evaluate(read: unknown, ...args: unknown[]): Promise<any> };

const open = new Set<{ close(): Promise<void> }>();
const problems: string[] = [];

/** Has a page closed after the test. */
export const tidyUp = (page: { close(): Promise<void> }) => open.add(page);

/** Has a problem fail the test, unless it is expected. */
export const report = (problem: string) => problems.push(problem);

/** What this test expects to go wrong, as a pattern of the messages. */
let expected: RegExp | undefined;
export function expectProblem(pattern: RegExp) {
  expected = pattern;
}

afterEach(async () => {
  for (const page of open) await page.close().catch(() => {}); // its browser may be closed
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
    if (!/ABORTED/.test(reason)) report(`request: ${request.url()} ${reason}`); // the page was left
  });
}

type Block = (request: HTTPRequest) => unknown;
export type Visit = {
  width?: number; height?: number; touch?: boolean; dark?: boolean; motion?: boolean; script?: boolean; block?: Block;
};

/**
 * Opens an address, in a window of `width` by `height`, and waits until the script has taken over. `block` intercepts
 * requests: it gets each and says whether it has answered it.
 */
export async function visit(launched: Launched, address: string, { width = 1280, height = 800, touch = false, dark = false, motion, script = true, block }: Visit = {}) {
  const { browser, name } = launched;
  const page = await browser.newPage();
  tidyUp(page);
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
      document.addEventListener('securitypolicyviolation', (event) => console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`));
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

/** What lets the requests that `isHeld` is true of wait until `release` is called, as the `block` of a visit. */
export function hold(isHeld: (request: HTTPRequest) => boolean) {
  let release: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  return { block: async (request: HTTPRequest) => void (isHeld(request) && (await held)), release };
}

/** Whether it is for the script. */
export const isForScript = (request: HTTPRequest) => request.url().endsWith('.js');

/** Waits until `read`, run in the page, gives something true, and returns it. */
export async function until(page: AnyPage, read: unknown, ...args: unknown[]): Promise<any> {
  const deadline = Date.now() + 30_000;
  let last;
  while (Date.now() < deadline) {
    try {
      last = await page.evaluate(read, ...args);
      if (last) return last;
    } catch (error) {
      last = error; // the page is on its way to another
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`In vain: ${read} ${last instanceof Error ? last.message : ''} at ${page.url()}`);
}

/** Waits until the script has taken the page over. */
export const ready = (page: AnyPage) => until(page, () => document.querySelector('[aria-controls=menu]')?.ariaExpanded);

/** Waits until nothing moves, but for what waits to be scrolled into view. */
export const still = (page: AnyPage) => until(page, () => document.getAnimations().every(({ playState }) => playState !== 'running'));

/**
 * Reads `read` in the page at every frame, in this document and in those it gives way to, while `act` happens. Returns
 * what it gave, but for nothing at all. What moves does so at a quarter of its speed: a busy machine has few frames.
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

/** Two frames: what a change sets off has happened. */
export const frame = (page: AnyPage) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Asserts, by waiting for it, that `read` gives `value` in the page. */
export async function eventually(page: AnyPage, read: unknown, value: unknown, ...args: unknown[]) {
  const wanted = JSON.stringify(value);
  await until(page, `JSON.stringify((${read})(...${JSON.stringify(args)})) === ${JSON.stringify(wanted)}`).catch(async () => {
    assert.deepEqual(await page.evaluate(read, ...args), value);
  });
}

export const where = (page: AnyPage): Promise<string> => page.evaluate(() => location.pathname + location.search + location.hash);
export const box = (page: Page, selector: string): Promise<DOMRect> => page.$eval(selector, (element) => element.getBoundingClientRect().toJSON());
export const names = ['chromium', 'firefox'];
