import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFiles } from '../../../src/tools/common/folder';
import { Mistake } from '../../../src/tools/common/mistake';
import { develop } from '../../../src/tools/serve/dev';
import { testOfLinks } from '../../copies/links';
import { makeFolder, writeFiles } from '../../copies/root';
import { ask } from './ask';

let root: string;
let building: number;
let builds: number;
let base: string;
let gate: Promise<void> | undefined;
let warnings: string[];

const path = (name: string) => join(root, name);
const write = (name: string, text: string) => writeFiles(root, { [name]: text });
const writeContent = (text: string) => write('src/site/content.ts', text);

/** Builds a page that lists all sources and has the script. The text `mistake` in the content fails the build. */
async function build(script: string) {
  building += 1;
  builds += 1;
  const listed = listFiles(root).map((name) => `${name}: ${readFileSync(path(name))}`).join('\n');
  await gate;
  building -= 1;
  if (listed.includes('mistake')) throw new Mistake('content.ts: site.title: is empty, and <not> a & text');
  const files = new Map([['index.html', Buffer.from(listed + script)], ['404.html', Buffer.from('no such page')]]);
  return { files, headers: { common: {}, pageHeaders: {}, rules: [] }, base, projectsPaths: ['proyectos'], warnings };
}

/** Stands for the compiler. A test may end its runs. */
let compile: () => Promise<string[]>;

const serving = () => vi.fn(async (_handle: RequestListener, _base: string) => {});
let serve: ReturnType<typeof serving>;
let running: Promise<void>;

/** Resolves after the first build. */
async function start() {
  serve = serving();
  running = develop({ root, build, compile: () => compile(), serve }).catch(() => {});
  await expect.poll(() => serve.mock.calls.length).toBe(1);
}

/** Ends the server, which would look at its files for ever. */
async function stop() {
  compile = async () => [];
  base = '/another/';
  serve.mockRejectedValue(new Error('The test is over'));
  writeContent('another');
  await running;
}

const send = (url: string) => ask(serve.mock.lastCall![0], url);
const page = () => send('/').text;
const shows = (text: string) => expect.poll(page).toContain(text);

/** Runs the script of a page once. Returns whether it reloads the page. */
async function reloads(text: string, isReachable = true) {
  const reload = vi.fn();
  const fetch = async (url: string) => {
    if (!isReachable) throw new Error('the server has ended');
    return { ok: true, text: async () => send(url).text };
  };
  const [script] = /setInterval[^]*, 500\);/.exec(text)!;
  await new Promise((resolve) => {
    const setInterval = (look: () => Promise<void>) => void look().then(resolve);
    new Function('setInterval', 'fetch', 'location', script)(setInterval, fetch, { reload });
  });
  return reload.mock.calls.length > 0;
}

/** Lets the server look for changes more often. */
const { setTimeout: wait } = globalThis;
beforeEach(() => void vi.spyOn(globalThis, 'setTimeout')
  .mockImplementation(((act: () => void, ms: number) => wait(act, ms === 100 ? 5 : ms)) as never));

/** Waits longer than the server needs to see a change. */
const look = () => new Promise((resolve) => { wait(resolve, 50); });

beforeEach(() => {
  root = makeFolder({ 'src/site/content.ts': 'first', 'styles/theme.css': '', 'assets/a.svg': '', 'index.html': '' });
  gate = undefined;
  warnings = [];
  compile = async () => [];
  [building, builds] = [0, 0];
  base = '/';
  for (const stream of ['error', 'log', 'warn'] as const) vi.spyOn(console, stream).mockReturnValue();
  return start();
});

afterEach(async () => {
  await stop();
  vi.restoreAllMocks();
});

test.each(['index.html', 'styles/theme.css', 'assets/root/.well-known/security.txt'])(
  'a change of %s builds again',
  async (name) => {
    write(name, 'second');
    await shows(`${name}: second`);
  },
);

testOfLinks('a change in a linked folder builds again, and links may form a cycle', async () => {
  write('elsewhere/a.svg', '');
  symlinkSync('.', path('assets/again'));
  symlinkSync('../elsewhere', path('assets/linked'));
  await look();
  const before = builds;
  write('elsewhere/a.svg', 'second');
  await expect.poll(() => builds).toBe(before + 1);
});

test('a change of packages, or beside the sources, does not build', async () => {
  mkdirSync(path('src/tools/node_modules'), { recursive: true });
  await look();
  const before = builds;
  for (const name of ['src/tools/node_modules/a.js', 'dist/index.html', 'package.json']) write(name, '');
  await look();
  expect(builds).toBe(before);
});

test('a change during a build builds again after it', async () => {
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  writeContent('second');
  await expect.poll(() => building).toBe(1);
  writeContent('last');
  await look();
  expect(building).toBe(1);
  open();
  await shows('src/site/content.ts: last');
});

test('an open page reloads after a build', async () => {
  const before = page();
  writeContent('second');
  await shows('second');
  expect([await reloads(before), await reloads(before, false), await reloads(page())]).toEqual([true, false, false]);
});

test('a mistake is shown at every address, which reloads when it is corrected', async () => {
  const sentence = 'content.ts: site.title: is empty, and &lt;not&gt; a &amp; text';
  writeContent('mistake');
  await shows(sentence);
  expect(send('/proyectos?id=geoapp')).toMatchObject({ status: 500, text: expect.stringContaining(sentence) });
  expect(console.error).toHaveBeenCalledWith('content.ts: site.title: is empty, and <not> a & text');
  const before = page();
  expect(await reloads(before)).toBe(false);
  writeContent('corrected');
  await shows('corrected');
  expect(await reloads(before)).toBe(true);
  expect(vi.mocked(console.log).mock.calls).toEqual([['No mistakes are left.']]);
});

test('a page is shown before the compiler ends, and a mistake in types takes its place (U4)', async () => {
  const sentence = "content.ts:50: 'skils' does not exist in type 'Member'.";
  let end = (_: string[]) => {};
  compile = () => new Promise((resolve) => (end = resolve));
  writeContent('skils');
  await shows('src/site/content.ts: skils');
  const before = page();
  end([sentence]);
  await shows('content.ts:50: ');
  expect(await reloads(before)).toBe(true);
  expect(console.error).toHaveBeenCalledWith(sentence);
});

test('a warning is printed once until it changes', async () => {
  for (const [text, ...all] of [['second', 'Missing'], ['third', 'Missing'], ['fourth', 'Old', 'Missing']] as const) {
    warnings = all;
    writeContent(text);
    await shows(text);
  }
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Missing'], ['Old']]);
});

test('each new base path is announced, also after a first build that failed', async () => {
  await stop();
  writeContent('mistake');
  await start();
  base = '/web/';
  writeContent('corrected');
  await expect.poll(() => serve.mock.calls.map(([, base]) => base)).toEqual(['/', '/web/']);
});

test('a server that cannot listen ends the command', () =>
  expect(develop({ root, build, compile, serve: () => Promise.reject(new Mistake('busy')) })).rejects.toThrow('busy'));
