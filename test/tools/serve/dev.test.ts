import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listFiles } from '../../../src/tools/common/folder';
import { Mistake } from '../../../src/tools/common/mistake';
import { develop } from '../../../src/tools/serve/dev';
import { testOfLinks } from '../../copies/links';
import { makeFolder, writeFiles } from '../../copies/root';
import { ask } from './ask';

let root: string;
let building = 0;
let builds: number;
let base: string;
let gate: Promise<void> | undefined;
let warnings: string[];
let compilations: ((...reports: string[]) => void)[];

const path = (name: string) => join(root, name);

const write = (name: string, text: string) => writeFiles(root, { [name]: text });

/** Builds a page that lists all sources and has the script. The text `mistake` in the content fails the build. */
async function build(script: string) {
  building += 1;
  builds += 1;
  const listed = listFiles(root).map((name) => `${name}: ${readFileSync(path(name))}`).sort().join('\n');
  await gate;
  building -= 1;
  if (listed.includes('mistake')) throw new Mistake('content.ts: site.title: is empty, and <not> a & text');
  const files = new Map([['index.html', Buffer.from(listed + script)], ['404.html', Buffer.from('no such page')]]);
  const headers = { common: { 'X-Common': 'all' }, pageHeaders: { 'Cache-Control': 'immutable' }, rules: [] };
  return { files, headers, base, projectsPaths: ['proyectos'], warnings };
}

/** Stands for the compiler. Its last run ends when a test says so, or at once. */
let isSlow: boolean;
const compile = () => new Promise<string[]>((resolve) => {
  compilations.push((...reports) => resolve(reports));
  if (!isSlow) resolve([]);
});

const serving = () => vi.fn(async (_handle: RequestListener, _base: string) => {});
let serve: ReturnType<typeof serving>;
let running: Promise<void>;

/** Serves the site as `make` builds it. Resolves after the first build. */
async function start() {
  serve = serving();
  running = develop({ root, build, compile, serve }).catch(() => {});
  await expect.poll(() => serve.mock.calls.length).toBe(1);
}

/** Ends the server, which would look at its files for ever. */
async function stop() {
  isSlow = false;
  base = '/another/';
  serve.mockRejectedValue(new Error('The test is over'));
  write('src/site/content.ts', 'another');
  await running;
}

const send = (url: string) => ask(serve.mock.lastCall![0], url);
const page = () => send('/').text;

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

const shows = (text: string) => expect.poll(page).toContain(text);

/** Waits longer than the server needs to see a change. */
const look = () => setTimeout(200);

beforeEach(() => {
  root = makeFolder({
    'src/site/content.ts': 'first', 'styles/theme.css': 'style sheet', 'assets/icon.svg': 'icon',
    'index.html': 'template',
  });
  gate = undefined;
  warnings = [];
  compilations = [];
  isSlow = false;
  builds = 0;
  base = '/';
  for (const stream of ['error', 'log'] as const) vi.spyOn(console, stream).mockReturnValue();
  return start();
});

afterEach(async () => {
  await stop();
  vi.restoreAllMocks();
});

describe('the development server sees', () => {
  test.each([
    ['the template', 'index.html'],
    ['new folders, also hidden ones, with a file in them', 'assets/root/.well-known/security.txt'],
    ['a file in a folder that was deleted and is there again', 'styles/theme.css', () => {
      rmSync(path('styles'), { recursive: true });
      return expect.poll(page).not.toContain('style sheet');
    }],
  ])('%s', async (_, name, prepare = async () => {}) => {
    await prepare();
    write(name, 'second');
    await shows(`${name}: second`);
  });

  testOfLinks('files in folders that links lead to, also links that lead back or to themselves', async () => {
    write('elsewhere/a.svg', '');
    for (const [name, target] of [['again', '.'], ['itself', 'itself'], ['linked', '../elsewhere']] as const) {
      symlinkSync(target, path(`assets/${name}`));
    }
    await look();
    const before = builds;
    write('elsewhere/a.svg', 'second');
    await expect.poll(() => builds).toBe(before + 1);
  });

  test('no packages, and nothing beside its sources', async () => {
    mkdirSync(path('src/tools/node_modules'), { recursive: true });
    await look();
    const before = builds;
    for (const name of ['src/tools/node_modules/a.js', 'dist/index.html', 'package.json']) write(name, '');
    await look();
    expect(builds).toBe(before);
  });

  test('a save during a build, and builds again after it', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    write('src/site/content.ts', 'second');
    await expect.poll(() => building).toBe(1);
    write('src/site/content.ts', 'last');
    await look();
    expect(building).toBe(1);
    open();
    await shows('src/site/content.ts: last');
  });
});

test('an open page has the version of the server until something changes, and then reloads', async () => {
  const before = page();
  write('src/site/content.ts', 'second');
  await shows('second');
  expect([await reloads(before), await reloads(before, false), await reloads(page())]).toEqual([true, false, false]);
});

test('a mistake is shown at every address, and is reloaded when it is corrected', async () => {
  const sentence = 'content.ts: site.title: is empty, and &lt;not&gt; a &amp; text';
  write('src/site/content.ts', 'mistake');
  await shows(sentence);
  expect(send('/proyectos?id=geoapp')).toMatchObject({ status: 500, text: expect.stringContaining(sentence) });
  expect(console.error).toHaveBeenCalledWith('content.ts: site.title: is empty, and <not> a & text');
  const before = page();
  expect(await reloads(before)).toBe(false);
  write('src/site/content.ts', 'corrected');
  await shows('corrected');
  expect(await reloads(before)).toBe(true);
});

describe('of mistakes in types,', () => {
  const sentence = "content.ts:50: 'skils' does not exist in type 'Member'.";
  const save = async (text: string) => {
    const before = compilations.length;
    write('src/site/content.ts', text);
    await expect.poll(() => compilations.length).toBe(before + 1);
    return compilations.at(-1)!;
  };

  beforeEach(() => void (isSlow = true));

  test('the page is shown at once, and the mistake in its place as soon as it is known (U4)', async () => {
    const end = await save('skils');
    await shows('src/site/content.ts: skils');
    const before = page();
    end(sentence);
    await shows('content.ts:50: ');
    expect(await reloads(before)).toBe(true);
    expect(console.error).toHaveBeenCalledWith(sentence);
  });

  test('and of all others, the terminal says once that they are gone', async () => {
    for (const [text, ...reports] of [['skils', sentence], ['mistake'], ['skills'], ['more']] as const) {
      const end = await save(text);
      end(...reports);
      await shows(reports[0] ? 'content.ts:50: ' : text === 'mistake' ? 'site.title' : text);
    }
    await look();
    expect(vi.mocked(console.log).mock.calls).toEqual([['No mistakes are left.']]);
  });
});

test('what is out of date is printed, once until that changes', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const [text, ...said] of [['second', 'Missing'], ['third', 'Missing'], ['fourth', 'Old', 'Missing']] as const) {
    warnings = said;
    write('src/site/content.ts', text);
    await shows(text);
  }
  expect(warn.mock.calls).toEqual([['Missing'], ['Old']]);
});

test('each new base path is announced, also after a first build that failed', async () => {
  await stop();
  write('src/site/content.ts', 'mistake');
  await start();
  for (base of ['/web/', '/site/']) {
    write('src/site/content.ts', `below ${base}`);
    await expect.poll(() => serve.mock.lastCall![1]).toBe(base);
  }
  expect(serve.mock.calls.map(([, base]) => base)).toEqual(['/', '/web/', '/site/']);
});

test('a server that cannot listen ends the command', () =>
  expect(develop({ root, build, compile, serve: () => Promise.reject(new Mistake('busy')) })).rejects.toThrow('busy'));
