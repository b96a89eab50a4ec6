// Drives WebKit by selenium, with the methods of puppeteer's page that the tests use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, error as errors, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { freePort } from '../tools/serve/port-of';
import { finish, untilStill } from './animations';
import { both, closeAfterAll, closeAfterTest, failing, report, serve, visit } from './harness';
import { defineNames } from './in-page';
import { type AnyPage, frame, ready, until } from './page';

async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  closeAfterAll(() => screen.kill());
  const [number] = await once(screen.stdio[3]!, 'data');
  return `:${`${number}`.trim()}`;
}

let screen: Promise<string> | undefined;

async function start(script: boolean) {
  const port = await freePort();
  const service = new DriverService('/usr/bin/WebKitWebDriver', {
    port,
    loopback: true,
    args: [`--port=${port}`],
    env: {
      ...process.env,
      DISPLAY: await (screen ??= startScreen()),
      GDK_BACKEND: 'x11',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', // faster than to imitate a GPU
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // for root in containers
    },
  });
  const driver = await new Builder().usingServer(await service.start()).withCapabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: script ? 'none' : 'normal', // a delayed script would block it
    'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${script}`] },
  }).build();
  closeAfterAll(() => driver.quit().catch(() => {}).finally(() => service.kill())); // fails if it has crashed
  return driver;
}

const running = new Map<boolean, ReturnType<typeof start>>(); // with and without scripts

/** WebKit may not answer a command during a navigation. */
const giveUp = () => new Promise<never>((_, reject) => {
  setTimeout(() => reject(new Error('WebKit does not answer')), 6000).unref();
});

/** Tests share browsers, unless one has crashed. */
async function launch(script: boolean) {
  const started = running.get(script);
  if (started) return started;
  const starting = start(script);
  running.set(script, starting);
  const driver = await starting;
  const execute = driver.execute.bind(driver);
  driver.execute = async (command: unknown) => {
    try {
      return await Promise.race([execute(command), giveUp()]);
    } catch (error) {
      if (error instanceof errors.NoSuchSessionError) running.delete(script);
      throw error;
    }
  };
  return driver;
}

/** `ArrowRight` is `ARROW_RIGHT` here. */
const keyOf = (key: string): string => Key[key.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase()] ?? key;

function pageOf(driver: Awaited<ReturnType<typeof start>>) {
  const move = (place: object) => driver.actions().move({ duration: 0, ...place });
  let isAside = false;

  /** Tries again while the page scrolls, is resized or replaced. */
  const click = (selector: string, { count = 1 } = {}) => driver.wait(async () => {
    await untilStill(page);
    isAside = !isAside; // in the same place it would be a double click
    try {
      const actions = move({ origin: await driver.findElement(By.css(selector)), x: isAside ? 3 : 0 });
      for (let click = 0; click < count; click++) actions.click();
      await actions.perform();
      return true;
    } catch (error) {
      if (!/OutOfBounds|NotInteractable|StaleElement/.test((error as Error).name)) throw error;
      const scroll = (selector: string) => $(selector).scrollIntoView({ behavior: 'instant', block: 'nearest' });
      await page.evaluate(scroll, selector);
    }
  }, 30_000);

  const page: AnyPage & { close(): Promise<void> } = {
    evaluate(read, ...args) {
      const value = typeof read === 'string' ? read : `(${read})(...arguments)`;
      return driver.executeScript(`window.boxOf || (${defineNames})(); return ${value}`, ...args);
    },
    goBack: () => driver.navigate().back(),
    goForward: () => driver.navigate().forward(),
    hover: (selector) => click(selector, { count: 0 }),
    click,
    mouse: {
      move: (x, y) => move({ x, y }).perform(),
      click: (x, y) => move({ x, y }).click().perform(),
    },
    keyboard: { press: (key) => driver.actions().sendKeys(keyOf(key)).perform() },
    setViewport: (size) => driver.manage().window().setRect({ x: 0, y: 0, ...size }),
    async close() {
      for (const problem of await page.evaluate(() => window.problems ?? [])) report(problem);
    },
  };
  return page;
}

declare global {
  interface Window { problems?: string[] }
}

/** Runs in the page. Collects console messages, errors and violations, also earlier ones. */
function keepProblems() {
  const problems: string[] = window.problems = [];
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[level] = (...words) => problems.push(`console: ${words.join(' ')}`);
  }
  addEventListener('error', ({ message, target }) => {
    problems.push(`error: ${message ?? (target as Element).outerHTML}`);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejection: ${reason}`));
  const observer = new ReportingObserver((reports) => {
    for (const { body } of reports) problems.push(`violation: ${JSON.stringify(body)}`);
  }, { buffered: true });
  observer.observe();
}

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => { give = resolve; });
  return { give, given };
}

export const engines = [...both, 'webkit'];

type Visit = {
  width?: number; height?: number; motion?: boolean; script?: boolean; fails?: boolean;
  beforeScript?: (page: AnyPage) => Promise<unknown>;
};

/** As `visit`, with motion. The script waits for `beforeScript`. The window is as close to the size as possible. */
async function visitWebKit(path: string, options: Visit): Promise<AnyPage> {
  const { width = 1280, height = 800, script = true, fails = false, beforeScript } = options;
  const [begun, released] = [signal(), signal()];
  const url = await serve('content.ts', (answer) => async (request, response) => {
    response.on('finish', () => response.statusCode >= 400 && report(`request: ${request.url} ${response.statusCode}`));
    const isForScript = request.url!.endsWith('.js');
    if (isForScript) begun.give();
    if (isForScript) await released.given;
    if (isForScript && fails) response.destroy();
    else answer(request, response);
  });
  const driver = await launch(script);
  const page = pageOf(driver);
  closeAfterTest(page);
  await page.setViewport({ width, height });
  await page.mouse.move(0, 0);
  await driver.get(url + path);
  if (script) await begun.given; // it may not answer earlier
  const isThere = `location.port === '${new URL(url).port}' && document.readyState !== 'loading'`;
  await until(page, `${isThere} && !(${keepProblems})()`);
  await beforeScript?.(page);
  released.give();
  if (script && !fails) await ready(page);
  await frame(page);
  await finish(page);
  return page;
}

export const open = (
  name: string, path: string, { fails = false, ...options }: Visit & { prepare?: () => unknown } = {},
): Promise<AnyPage> =>
  name === 'webkit'
    ? visitWebKit(path, { fails, ...options })
    : visit(name, path, { ...options, ...(fails && { block: failing(/\.js$/), hydrates: false }) });
