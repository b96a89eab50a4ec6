// Drives WebKit by selenium, with the methods of puppeteer's page that the tests use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { freePort } from '../tools/serve/port-of';
import { finish, untilStill } from './animations';
import { chromiumAndFirefox, closeAfterAll, closeAfterTest, serve, type Visit, visit } from './harness';
import { defineNames } from './in-page';
import { type AnyPage, ready } from './page';

declare global {
  interface Window { problems?: string[] }
}

async function start() {
  const args = ['-displayfd', '3', '-screen', '0', '2700x1700x24'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  closeAfterAll(() => screen.kill());
  const [display] = await once(screen.stdio[3]!, 'data');
  const port = await freePort();
  const service = new DriverService('/usr/bin/WebKitWebDriver', {
    port,
    loopback: true,
    args: [`--port=${port}`],
    env: {
      ...process.env,
      DISPLAY: `:${display}`.trim(),
      GDK_BACKEND: 'x11',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', // faster than to imitate a GPU
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // for root in containers
    },
  });
  const driver = await new Builder().usingServer(await service.start()).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  }).build();
  closeAfterAll(() => driver.quit().finally(() => service.kill()));
  return driver;
}

let started: ReturnType<typeof start> | undefined;

/** `ArrowRight` is `ARROW_RIGHT` here. */
const keyOf = (key: string): string => Key[key.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase()] ?? key;

function asPage(driver: Awaited<ReturnType<typeof start>>) {
  const move = (place: object) => driver.actions().move({ duration: 0, ...place });
  let aside = 0;

  async function moveTo(selector: string) {
    await untilStill(page);
    const [x, y] = await page.evaluate((selector: string) => {
      $(selector).scrollIntoView({ behavior: 'instant', block: 'nearest' });
      const { left, top, width, height } = boxOf(selector);
      return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
    }, selector);
    aside = 3 - aside; // two clicks in one place would be a double click
    return move({ x: x + aside, y });
  }

  const page: AnyPage = {
    evaluate(read, ...args) {
      const value = typeof read === 'string' ? read : `(${read})(...arguments)`;
      return driver.executeScript(`window.boxOf || (${defineNames})(); return ${value}`, ...args);
    },
    goBack: () => driver.navigate().back(),
    goForward: () => driver.navigate().forward(),
    hover: async (selector) => (await moveTo(selector)).perform(),
    async click(selector, { count = 1 } = {}) {
      const actions = await moveTo(selector);
      for (let click = 0; click < count; click++) actions.click();
      await actions.perform();
    },
    mouse: {
      move: (x, y) => move({ x, y }).perform(),
      click: (x, y) => move({ x, y }).click().perform(),
    },
    keyboard: { press: (key) => driver.actions().sendKeys(keyOf(key)).perform() },
    // The pointer of the screen is in the center, and gives the focus to the window by the title bar.
    setViewport: (size) => driver.manage().window().setRect({ x: 1340, y: 840, ...size }),
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

export const engines = [...chromiumAndFirefox, 'webkit'];

type Options = Pick<Visit, 'folder' | 'width' | 'height' | 'motion' | 'hydrates' | 'wrap' | 'expects'>;

/** As `visit`. WebKit always moves, and its window is as close to the size as possible. */
export async function visitIn(engine: string, path: string, options: Options = {}): Promise<AnyPage> {
  if (engine !== 'webkit') return visit(engine, path, options);
  const { folder, width = 1280, height = 800, hydrates = true, wrap, expects } = options;
  const driver = await (started ??= start());
  const page = asPage(driver);
  const problems: string[] = [];
  const close = async () => problems.push(...await page.evaluate(() => window.problems ?? []));
  closeAfterTest({ close }, problems, expects);
  await driver.get('about:blank'); // or else a fragment of the same page may not load it again
  await page.setViewport({ width, height });
  await page.mouse.move(0, 0);
  await driver.get((await serve('content.ts', wrap, folder)) + path);
  await page.evaluate(keepProblems);
  if (hydrates) await ready(page);
  await finish(page);
  return page;
}
