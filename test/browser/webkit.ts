// Drives WebKit through WebDriver, with the methods of Puppeteer's page that tests use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { freePort } from '../fixtures/ports';
import { finish, untilSettled } from './animations';
import { closeAfterAll, closeAfterTest, serve, type Visit, visit } from './harness';
import { defineNames } from './page-globals';
import { type AnyPage, frame, patience, ready } from './page';

declare global {
  interface Window { problems?: string[] }
}

type Send = (command: string, body?: object) => Promise<unknown>;

/** Sends a command. If the page changes while a script runs, WebKit may never answer, so whoever waits tries again. */
async function send(url: string, body: object) {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal });
  const { value } = await response.json() as { value: { message?: string; sessionId?: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}

/** Opens a window on its own screen. Returns a function that sends commands to it. */
async function start(): Promise<Send> {
  const args = ['-displayfd', '3', '-screen', '0', '2700x1700x24'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  closeAfterAll(() => screen.kill());
  const [display] = await once(screen.stdio[3]!, 'data');
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`.trim(),
    GDK_BACKEND: 'x11',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', // faster than emulating a GPU
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // needed for root in containers
  };
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  closeAfterAll(() => driver.kill());
  const sessions = `http://127.0.0.1:${port}/session`;
  const options = { 'browserName': 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };
  const { sessionId } = await vi.waitFor(() => send(sessions, { capabilities: { alwaysMatch: options } }), patience);
  const session = `${sessions}/${sessionId}`;
  closeAfterAll(() => fetch(session, { method: 'DELETE', signal: AbortSignal.timeout(5_000) }));
  return (command, body = {}) => send(`${session}/${command}`, body);
}

let started: ReturnType<typeof start> | undefined;

const keys: Record<string, string> = {
  Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', ArrowRight: '\uE014',
};

function asPage(send: Send) {
  const act = (type: string, ...actions: object[]) => send('actions', { actions: [{ type, id: type, actions }] });
  const place = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y });
  const [down, up] = [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  const clickAt = (at: object, count = 1) => act('pointer', at, ...Array(count).fill([down, up]).flat());
  let aside = 0;

  async function placeOf(selector: string) {
    await untilSettled(page);
    await page.evaluate((selector: string) =>
      $(selector).scrollIntoView({ behavior: 'instant', block: 'nearest' }), selector);
    await frame(page); // until then, clicks would land in the old place
    const [x, y] = await page.evaluate((selector: string) => {
      const { left, top, width, height } = boxOf(selector);
      return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
    }, selector);
    aside = 3 - aside; // two clicks in the same place would be a double click
    return place(x + aside, y);
  }

  const page: AnyPage = {
    evaluate(read, ...args) {
      const value = typeof read === 'string' ? read : `(${read})(...arguments)`;
      return send('execute/sync', { script: `window.boxOf || (${defineNames})(); return ${value}`, args }) as never;
    },
    hover: async (selector) => act('pointer', await placeOf(selector)),
    click: async (selector, { count } = {}) => clickAt(await placeOf(selector), count),
    mouse: {
      move: (x, y) => act('pointer', place(x, y)),
      click: (x, y, { count } = {}) => clickAt(place(x, y), count),
      down: () => act('pointer', down),
      up: () => act('pointer', up),
    },
    keyboard: {
      press: (key) => act('key', ...['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] ?? key }))),
    },
    // At this position, the title bar is under the pointer in the center of the screen, which focuses the window.
    setViewport: (size) => send('window/rect', { x: 1340, y: 840, ...size }),
  };
  return page;
}

/** Runs in the page. */
function keepProblems() {
  const problems: string[] = window.problems = [];
  for (const level of ['log', 'warn', 'error'] as const) console[level] = (...words) => problems.push(words.join(' '));
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`${reason}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => problems.push(blockedURI));
}

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Like `visit`, but in a smaller window. WebKit always has animations, and the size of its window is approximate. */
export async function visitIn(engine: Engine, path: string, options: Visit = {}): Promise<AnyPage> {
  const { folder, width = 800, height = 600 } = options;
  if (engine !== 'webkit') return visit(engine, path, { ...options, width, height });
  const send = await (started ??= start());
  const page = asPage(send);
  const problems: string[] = [];
  const close = async () => problems.push(...await page.evaluate(() => window.problems ?? []));
  closeAfterTest(close, problems);
  await send('url', { url: 'about:blank' }); // otherwise, a fragment may not reload the same page
  await page.setViewport({ width, height });
  await page.mouse.move(0, 0);
  await send('url', { url: (await serve('content.ts', folder)) + path });
  await page.evaluate(keepProblems);
  await ready(page);
  await finish(page);
  return page;
}
