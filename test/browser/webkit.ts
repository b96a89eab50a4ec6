// Drives WebKit through a build, as harness.ts does with the other engines. puppeteer does not speak to it: it is asked by
// WebDriver, and its page has as much of puppeteer's as the tests and the harness's own functions need.
import { type SpawnOptions, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsers, closeLater, frame, ready, report, serve, still, tidyUp } from './harness';

const keys: Record<string, string> = {
  Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012', ArrowRight: '\uE014',
};

/** Starts a program that ends with the tests. */
function start(path: string, args: string[], options: SpawnOptions) {
  const running = spawn(path, args, options);
  closeLater(() => running.kill());
  return running;
}

/** Starts a screen that nobody sees. Returns its name. */
async function startScreen() {
  const { stdio } = start(browsers.screen.path, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(stdio[3], 'data');
  return `:${`${number}`.trim()}`;
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Makes a folder of settings, from which WebKit takes whether motion is welcome. */
async function makeSettings(motion: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  closeLater(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${motion}\n`);
  return folder;
}

type Launched = Awaited<ReturnType<typeof launchWebKit>> & { page?: WebKitPage };
type WebKitPage = ReturnType<typeof pageOf>;

/** Launches it. Returns what sends a command of WebDriver to it. */
export async function launchWebKit({ motion = true, script = true } = {}) {
  const port = await freePort();
  start(browsers.webkit.path, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: await startScreen(),
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // which root in a container has not
      XDG_CONFIG_HOME: await makeSettings(motion),
    },
  });

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(20_000), // what is asked while one page gives way to another may get no answer
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }

  while (!(await send('GET', '/status').catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 10));
  const { sessionId } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: script ? 'none' : 'normal', // it cannot wait for a page whose script is held back
        'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${script}`] },
      },
    },
  });
  closeLater(() => send('DELETE', `/session/${sessionId}`));
  const ask = (method: string, path: string, body?: object) => send(method, `/session/${sessionId}/${path}`, body);
  return { ask, script };
}

/** What a page does for puppeteer, done by WebDriver. Pointer and keys are the visitor's, as far as the browser can tell. */
function pageOf({ ask }: Launched) {
  const act = (source: object) => ask('POST', 'actions', { actions: [source] });
  const point = (...actions: object[]) => act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const press = (value: string) => act({ type: 'key', id: 'keyboard', actions: [{ type: 'keyDown', value }, { type: 'keyUp', value }] });
  const click = [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  const moveTo = (place: object) => ({ type: 'pointerMove', duration: 0, x: 0, y: 0, ...place });

  /** Has an element in the window, and at rest. */
  async function find(selector: string) {
    await still(page);
    const element = await ask('POST', 'element', { using: 'css selector', value: selector });
    await page.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'nearest' }), element);
    return element;
  }

  const page = {
    evaluate: (read: unknown, ...args: unknown[]): Promise<any> =>
      ask('POST', 'execute/sync', { script: typeof read === 'string' ? `return ${read}` : `return (${read})(...arguments)`, args }),
    $eval: (selector: string, read: unknown) => page.evaluate(`(${read})(document.querySelector('${selector}'))`),
    address: '',
    url: () => page.address,
    goto: (address: string) => ask('POST', 'url', { url: (page.address = address) }),
    goBack: () => ask('POST', 'back', {}),
    goForward: () => ask('POST', 'forward', {}),
    hover: async (selector: string) => point(moveTo({ origin: await find(selector) })),
    click: async (selector: string) => point(moveTo({ origin: await find(selector) }), ...click),
    mouse: {
      move: (x: number, y: number) => point(moveTo({ x, y })),
      click: (x: number, y: number) => point(moveTo({ x, y }), ...click),
    },
    keyboard: { press: (key: string) => press(keys[key] ?? key) },
    setViewport: (size: { width: number; height: number }) => ask('POST', 'window/rect', { x: 0, y: 0, ...size }),
    async close() {
      for (const problem of await page.evaluate(() => window.problems?.splice(0) ?? [])) report(problem);
    },
  };
  return page;
}

/** Has the page keep what a visitor would find in its console, also of what was before. */
function keepProblems() {
  window.problems = [];
  for (const level of ['debug', 'info', 'log', 'warn', 'error']) console[level] = (...words) => window.problems.push(`console: ${words.join(' ')}`);
  addEventListener('error', ({ message, target }) => window.problems.push(`error: ${message ?? `${target.localName} ${target.src ?? ""}`}`), true);
  addEventListener('unhandledrejection', ({ reason }) => window.problems.push(`rejection: ${reason}`));
  const observer = new ReportingObserver((reports) => {
    for (const { body } of reports) window.problems.push(`violation: ${body.effectiveDirective} ${body.blockedURL}`);
  }, { buffered: true });
  observer.observe();
}

export type Visit = { width?: number; height?: number; fails?: boolean; meet?: (page: WebKitPage) => Promise<unknown> };

/**
 * Opens a path of a site of its own, of which nothing is known yet, in a window as near to `width` by `height` as it can
 * be. Its script comes once `meet` is done, unless it `fails`, and is waited for.
 */
export async function visitWebKit(launched: Launched, path: string, { width = 1280, height = 800, fails = false, meet }: Visit = {}) {
  const server = new EventEmitter();
  const asked = once(server, 'asked');
  const released = once(server, 'released');
  const site = await serve('sample.ts', (answer) => async (request, response) => {
    response.on('finish', () => response.statusCode >= 400 && report(`request: ${request.url} ${response.statusCode}`));
    if (request.url.endsWith('.js')) {
      server.emit('asked');
      await released;
      if (fails) return response.destroy();
    }
    answer(request, response);
  });
  const page = pageOf(launched);
  tidyUp(page);
  await launched.page?.close(); // it gives its place to this one
  launched.page = page;
  await page.setViewport({ width, height });
  await page.mouse.move(0, 0);
  await page.goto(site.url + path);
  if (launched.script) await asked; // only now the page is sure to be there
  await page.evaluate(keepProblems);
  await meet?.(page);
  server.emit('released');
  if (launched.script && !fails) await ready(page);
  await frame(page);
  return page;
}
