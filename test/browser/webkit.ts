// Drives WebKit by selenium, with the methods of puppeteer's page that the tests use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Builder, By, error as errors, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { freePort } from '../tools/serve/port-of';
import { finish, untilStill } from './animations';
import { closeAfterAll, closeAfterTest, failScript, frame, names, ready, report, serve, until, visit } from './harness';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, End: Key.END, ArrowRight: Key.ARROW_RIGHT };

async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  closeAfterAll(() => screen.kill());
  const [number] = await once(screen.stdio[3], 'data');
  return `:${`${number}`.trim()}`;
}

let screen: Promise<string>;

async function start(motion: boolean, script: boolean) {
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
      XDG_CONFIG_HOME: join(import.meta.dirname, motion ? 'none' : 'still'), // for prefers-reduced-motion
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

const running = new Map<string, ReturnType<typeof start>>(); // by their settings

/** WebKit may not answer a command during a navigation. */
const giveUp = () => new Promise<never>((_, reject) => {
  setTimeout(() => reject(new Error('WebKit does not answer')), 6000).unref();
});

/** Tests share browsers, unless one has crashed. */
async function launch(motion: boolean, script: boolean) {
  const key = `${motion} ${script}`;
  if (running.has(key)) return running.get(key);
  const starting = start(motion, script);
  running.set(key, starting);
  const driver = await starting;
  const execute = driver.execute.bind(driver);
  driver.execute = async (command) => {
    try {
      return await Promise.race([execute(command), giveUp()]);
    } catch (error) {
      if (error instanceof errors.NoSuchSessionError) running.delete(key);
      throw error;
    }
  };
  return driver;
}

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
      if (!/OutOfBounds|NotInteractable|StaleElement/.test(error.name)) throw error;
      await page.$eval(selector, (element) => element.scrollIntoView({ behavior: 'instant', block: 'nearest' }));
    }
  }, 30_000);

  const page = {
    evaluate: (read: any, ...args: unknown[]): Promise<any> =>
      driver.executeScript(typeof read === 'string' ? `return ${read}` : read, ...args),
    $eval: (selector: string, read: unknown) => page.evaluate(`(${read})(document.querySelector('${selector}'))`),
    url: () => 'a page of WebKit',
    goBack: () => driver.navigate().back(),
    goForward: () => driver.navigate().forward(),
    hover: (selector: string) => click(selector, { count: 0 }),
    click,
    mouse: {
      move: (x: number, y: number) => move({ x, y }).perform(),
      click: (x: number, y: number) => move({ x, y }).click().perform(),
    },
    keyboard: { press: (key: string) => driver.actions().sendKeys(keys[key] ?? key).perform() },
    setViewport: (size: { width: number; height: number }) => driver.manage().window().setRect({ x: 0, y: 0, ...size }),
    async close() {
      for (const problem of await page.evaluate(() => window.problems ?? [])) report(problem);
    },
  };
  return page;
}

/** Runs in the page. Collects console messages, errors and violations, also earlier ones. */
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

export const engines = [...names, 'webkit'];

type Visit = {
  width?: number; height?: number; motion?: boolean; script?: boolean; fails?: boolean;
  beforeScript?: (page: ReturnType<typeof pageOf>) => Promise<unknown>;
};

/** As `visit`. The script waits for `beforeScript`. The window is as close to `width` by `height` as possible. */
async function visitWebKit(path: string, options: Visit = {}) {
  const { width = 1280, height = 800, motion = false, script = true, fails = false, beforeScript } = options;
  let release: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let begin: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const url = await serve('content.ts', (answer) => async (request, response) => {
    response.on('finish', () => response.statusCode >= 400 && report(`request: ${request.url} ${response.statusCode}`));
    const isForScript = request.url.endsWith('.js');
    if (isForScript) begin();
    if (isForScript) await released;
    if (isForScript && fails) response.destroy();
    else answer(request, response);
  });
  const driver = await launch(motion, script);
  const page = pageOf(driver);
  closeAfterTest(page);
  await page.setViewport({ width, height });
  await page.mouse.move(0, 0);
  await driver.get(url + path);
  if (script) await begun; // it may not answer earlier
  const isThere = `location.port === '${new URL(url).port}' && document.readyState !== 'loading'`;
  await until(page, `${isThere} && !(${keepProblems})()`);
  await beforeScript?.(page);
  release();
  if (script && !fails) await ready(page);
  await frame(page);
  await finish(page);
  return page;
}

export const open = (
  name: string, path: string, { fails = false, ...options }: Visit & { prepare?: () => unknown } = {},
): Promise<any> =>
  name === 'webkit'
    ? visitWebKit(path, { fails, ...options })
    : visit(name, path, { ...options, ...(fails && { block: failScript, hydrates: false }) });
