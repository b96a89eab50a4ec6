import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDevelopment } from '../../src/serve/dev';
import { listFiles } from '../../src/builder/folder';
import { Mistake } from '../../src/builder/mistake';

let root: string;
let server: Awaited<ReturnType<typeof startDevelopment>>;
let building = 0;
let mostAtOnce: number;
let gate: Promise<void> | undefined;
let warnings: string[] = [];

const path = (name: string) => join(root, name);

function write(name: string, text: string) {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}

/** Saves like many editors: a new file replaces the old one. */
function saveByReplacing(name: string, text: string) {
  write(`${name}.new`, text);
  renameSync(path(`${name}.new`), path(name));
}

/** Builds a page that lists all sources and has the script. The text `mistake` in src/content.ts fails the build. */
async function build(script: string) {
  building += 1;
  mostAtOnce = Math.max(mostAtOnce, building);
  const listed = listFiles(root).map((name) => `${name}: ${readFileSync(path(name))}`).sort().join('\n');
  await gate;
  building -= 1;
  if (listed.includes('mistake')) throw new Mistake('content.ts: site.title: is empty, and <not> a & text');
  const files = new Map([['index.html', Buffer.from(listed + script)], ['404.html', Buffer.from('no such page')]]);
  const rules = [{ paths: ['*'], headers: { 'X-Common': 'all', 'Cache-Control': 'immutable' } }];
  return { files, rules, base: '/', projectsPath: 'proyectos', warnings };
}

/** Sends a request and collects the response. */
function ask(url: string) {
  const answer = { text: '', headers: {} };
  const response = {
    writeHead: (_: number, headers: object) => void (answer.headers = headers),
    end: (body: Uint8Array | string = '') => void (answer.text += body),
  };
  server.handle({ url, method: 'GET', headers: {} } as never, response as never);
  return answer;
}

const page = () => ask('/').text;
const versionOf = (text: string) => /!== '([^']+)'/.exec(text)?.[1];
const version = () => ask('/__version').text;
const shows = (text: string) => expect.poll(page, { interval: 5 }).toContain(text);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'página web ñ '));
  mostAtOnce = 0;
  gate = undefined;
  warnings = [];
  vi.spyOn(console, 'error').mockReturnValue();
  write('src/content.ts', 'first');
  write('src/pages/Home.tsx', 'home');
  write('styles/tokens.css', 'tokens');
  write('assets/icon.svg', 'icon');
  write('index.html', 'template');
  server = await startDevelopment(root, build);
});

afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

describe('the development server sees', () => {
  test('each of ten saves that replace the file', async () => {
    for (let save = 1; save <= 10; save += 1) {
      saveByReplacing('src/content.ts', `save ${save}.`);
      await shows(`src/content.ts: save ${save}.`);
    }
  });

  test.each<[string, () => void, string]>([
    ['a save in place', () => write('src/content.ts', 'second'), 'src/content.ts: second'],
    [
      'a file in a nested folder',
      () => saveByReplacing('src/pages/Home.tsx', 'new home'),
      'src/pages/Home.tsx: new home',
    ],
    ['the template', () => saveByReplacing('index.html', 'new template'), 'index.html: new template'],
    ['a new asset', () => write('assets/photo.avif', 'photo'), 'assets/photo.avif: photo'],
    [
      'a file of assets/root/ in a hidden folder',
      () => write('assets/root/.well-known/security.txt', 'mailto:'),
      'assets/root/.well-known/security.txt: mailto:',
    ],
    ['a new folder with a file in it', () => write('assets/a/b/photo.avif', 'photo'), 'assets/a/b/photo.avif: photo'],
  ])('%s', async (_, change, text) => {
    change();
    await shows(text);
  });

  test('a file that is deleted', async () => {
    rmSync(path('assets/icon.svg'));
    await expect.poll(page, { interval: 5 }).not.toContain('icon');
  });

  test('a save during a build, and builds again after it', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const seen = vi.fn(async () => ({ files: new Map(), rules: [], base: '/', projectsPath: '', warnings }));
    const neighbour = await startDevelopment(root, seen); // when it sees a change, so has the server
    write('src/content.ts', 'second');
    await expect.poll(() => [building, seen.mock.calls.length]).toEqual([1, 2]);
    write('src/content.ts', 'last');
    await expect.poll(() => seen.mock.calls.length).toBe(3);
    neighbour.close();
    open();
    await shows('src/content.ts: last');
    expect(mostAtOnce).toBe(1);
  });
});

test('an open page has the version of the server until something changes', async () => {
  const before = page();
  expect(version()).toBe(versionOf(before));
  write('src/content.ts', 'second');
  await shows('second');
  expect(version()).toBe(versionOf(page()));
  expect(version()).not.toBe(versionOf(before));
});

describe('a failed build', () => {
  const sentence = 'content.ts: site.title: is empty, and &lt;not&gt; a &amp; text';

  test('is shown at every address and reloads open pages, until it is fixed', async () => {
    write('src/content.ts', 'mistake');
    await shows(sentence);
    expect(ask('/proyectos?id=geoapp').text).toContain(sentence);
    expect(version()).toBe(versionOf(page()));
    expect(console.error).toHaveBeenCalledWith('content.ts: site.title: is empty, and <not> a & text');
    write('src/content.ts', 'mended');
    await shows('src/content.ts: mended');
    expect(version()).toBe(versionOf(page()));
  });

  test('is shown with a stack trace if the error is a bug', async () => {
    server.close();
    server = await startDevelopment(root, async () => Promise.reject(new Error('unforeseen')));
    expect(page()).toMatch(/Error: unforeseen\n +at /);
  });
});

test('what is out of date is printed, once until that changes', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const [text, ...said] of [['second', 'Missing'], ['third', 'Missing'], ['fourth', 'Old', 'Missing']] as const) {
    warnings = said;
    write('src/content.ts', text);
    await shows(text);
  }
  expect(warn.mock.calls).toEqual([['Missing'], ['Old']]);
});
