// Drives WebKit, which puppeteer does not support, by WebDriver. Its page has the methods of puppeteer's that the tests
// and the functions of harness.ts use.
import { type SpawnOptions, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/serve/port-of';
import { finish, untilStill } from './animations';
import { browsers, closeAfterAll, closeAfterTest, frame, ready, report, serve, until } from './harness';

const keys: Record<string, string> = {
  Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', ArrowRight: '\uE014',
};

/** Starts a program and kills it after the tests. */
function run(path: string, args: string[], options: SpawnOptions) {
  const running = spawn(path, args, options);
  closeAfterAll(() => running.kill());
  return running;
}

/** Starts a virtual X display. Returns its name. */
async function startScreen() {
  const options: SpawnOptions = { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] };
  const { stdio } = run(browsers.screen.path, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], options);
  const [number] = await once(stdio[3], 'data');
  return `:${`${number}`.trim()}`;
}

/** Creates a GTK configuration, from which WebKit takes `prefers-reduced-motion`. Returns its folder. */
async function makeSettings(motion: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  closeAfterAll(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${motion}\n`);
  return folder;
}

type Launched = Awaited<ReturnType<typeof start>> & { page?: WebKitPage };
type WebKitPage = ReturnType<typeof pageOf>;

const launched = new Map<string, Promise<Launched>>(); // by their settings

/** Launches WebKit. The tests of a file share those of equal settings. */
function launch(motion: boolean, script: boolean) {
  const key = `${motion} ${script}`;
  if (!launched.has(key)) launched.set(key, start(motion, script));
  return launched.get(key)!;
}

/** Returns `ask`, which sends a WebDriver command. */
async function start(motion: boolean, script: boolean) {
  const port = await freePort();
  run(browsers.webkit.path, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: await startScreen(),
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // root in a container cannot use the sandbox
      XDG_CONFIG_HOME: await makeSettings(motion),
    },
  });

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(20_000), // WebKit may not answer during a navigation
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }

  while (!(await send('GET', '/status').catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 10));
  const { sessionId } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: script ? 'none' : 'normal', // a page whose script is delayed would block it
        'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${script}`] },
      },
    },
  });
  closeAfterAll(() => send('DELETE', `/session/${sessionId}`));
  const ask = (method: string, path: string, body?: object) => send(method, `/session/${sessionId}/${path}`, body);
  return { ask };
}

/** Implements puppeteer's page by WebDriver. Its pointer and key events are trusted. */
function pageOf({ ask }: Launched) {
  const act = (source: object) => ask('POST', 'actions', { actions: [source] });
  const point = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const press = (value: string) =>
    act({ type: 'key', id: 'keyboard', actions: [{ type: 'keyDown', value }, { type: 'keyUp', value }] });
  const click = [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  const moveTo = (place: object) => ({ type: 'pointerMove', duration: 0, x: 0, y: 0, ...place });

  /** Finds an element, waits for animations and scrolls it into view. */
  async function findStill(selector: string) {
    await untilStill(page);
    const element = await ask('POST', 'element', { using: 'css selector', value: selector });
    await page.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect(); // what is in view but sticky would scroll all the same
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    }, element);
    return element;
  }

  let isAside = false;

  /** Moves the mouse to an element and acts. Tries again while the page scrolls, is resized or replaced in between. */
  async function pointAt(selector: string, ...actions: typeof click) {
    const deadline = Date.now() + 30_000;
    isAside = !isAside; // WebKit would count a second click in the same place as that of a double click
    for (;;) {
      try {
        return await point(moveTo({ origin: await findStill(selector), x: isAside ? 3 : 0 }), ...actions);
      } catch (error) {
        if (!/out of bounds|not interactable|stale element/.test(`${error}`) || Date.now() > deadline) throw error;
      }
    }
  }

  const page = {
    evaluate: (read: unknown, ...args: unknown[]): Promise<any> => {
      const called = typeof read === 'string' ? read : `(${read})(...arguments)`;
      return ask('POST', 'execute/sync', { script: `return ${called}`, args });
    },
    $eval: (selector: string, read: unknown) => page.evaluate(`(${read})(document.querySelector('${selector}'))`),
    address: '',
    url: () => page.address,
    goto: (address: string) => ask('POST', 'url', { url: (page.address = address) }),
    goBack: () => ask('POST', 'back', {}),
    goForward: () => ask('POST', 'forward', {}),
    hover: (selector: string) => pointAt(selector),
    click: (selector: string, { count = 1 } = {}) => pointAt(selector, ...Array(count).fill(click).flat()),
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

/** Runs in the page and collects console messages, errors and violations, also earlier violations. */
function keepProblems() {
  window.problems = [];
  for (const level of ['debug', 'info', 'log', 'warn', 'error']) {
    console[level] = (...words) => window.problems.push(`console: ${words.join(' ')}`);
  }
  addEventListener('error', ({ message, target }) => {
    window.problems.push(`error: ${message ?? `${target.localName} ${target.src ?? ''}`}`);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => window.problems.push(`rejection: ${reason}`));
  const observer = new ReportingObserver((reports) => {
    for (const { body } of reports) window.problems.push(`violation: ${body.effectiveDirective} ${body.blockedURL}`);
  }, { buffered: true });
  observer.observe();
}

export type Visit = {
  width?: number; height?: number; motion?: boolean; script?: boolean; fails?: boolean;
  beforeScript?: (page: WebKitPage) => Promise<unknown>;
};

/**
 * Opens a path in a window as close to `width` by `height` as possible. The script is delayed until `beforeScript` has
 * run; then waits for hydration, unless the script `fails`, and ends the entrance.
 */
export async function visitWebKit(path: string, options: Visit = {}) {
  const { width = 1280, height = 800, motion = false, script = true, fails = false, beforeScript } = options;
  const server = new EventEmitter();
  const asked = once(server, 'asked');
  const released = once(server, 'released');
  const url = await serve('content.ts', (answer) => async (request, response) => {
    response.on('finish', () => response.statusCode >= 400 && report(`request: ${request.url} ${response.statusCode}`));
    if (request.url.endsWith('.js')) {
      server.emit('asked');
      await released;
      if (fails) return response.destroy();
    }
    answer(request, response);
  });
  const webkit = await launch(motion, script);
  const page = pageOf(webkit);
  closeAfterTest(page);
  await webkit.page?.close(); // both share one window
  webkit.page = page;
  await page.setViewport({ width, height });
  await page.mouse.move(0, 0);
  await page.goto(url + path);
  if (script) await asked; // the document is parsed by then
  await until(page, `(${keepProblems})() || true`); // tries again: WebKit may not answer during a navigation
  await beforeScript?.(page);
  server.emit('released');
  if (script && !fails) await ready(page);
  await frame(page);
  await finish(page);
  return page;
}
