import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDevelopment } from '../../src/serve/dev';
import { listFiles } from '../../src/build/folder';
import { Mistake } from '../../src/build/mistake';

let root: string;
let server: Awaited<ReturnType<typeof startDevelopment>>;
let building = 0;
let mostAtOnce: number;
let gate: Promise<void> | undefined;

const path = (name: string) => join(root, name);

function write(name: string, text: string) {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}

/** Saves as many editors do: a new file takes the place of the old one. */
function saveAnew(name: string, text: string) {
  write(`${name}.new`, text);
  renameSync(path(`${name}.new`), path(name));
}

/** A site of one page that lists what is in the sources; `mistake` in src/content.ts is one. */
async function build() {
  building += 1;
  mostAtOnce = Math.max(mostAtOnce, building);
  const listed = listFiles(root).map((name) => `${name}: ${readFileSync(path(name))}`).sort().join('\n');
  await gate;
  building -= 1;
  if (listed.includes('mistake')) throw new Mistake('content.ts: site.title: is empty, and <not> a & text');
  return { files: new Map([['index.html', Buffer.from(listed)], ['404.html', Buffer.from('no such page')]]), rules: [], base: '/' };
}

/** Asks for an address and returns what comes; `leave` is what the browser does when it goes. */
function ask(url: string) {
  const answer = { text: '', leave: () => {} };
  const response = {
    writeHead() {},
    write: (text: string) => void (answer.text += text),
    end: (body: Uint8Array | string = '') => void (answer.text += body),
  };
  const request = { url, method: 'GET', headers: {}, on: (_: string, leave: () => void) => void (answer.leave = leave) };
  server.handle(request as never, response as never);
  return answer;
}

const page = () => ask('/').text;
const versionOf = (text: string) => /data === '([^']+)'/.exec(text)?.[1];
const told = (text: string) => [...text.matchAll(/data: (.+)\n\n/g)].map(([, version]) => version);
const shows = (text: string) => expect.poll(page, { interval: 5 }).toContain(text);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'página web ñ '));
  mostAtOnce = 0;
  gate = undefined;
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
  test('every one of ten saves that put a new file in the place of the old', async () => {
    for (let save = 1; save <= 10; save += 1) {
      saveAnew('src/content.ts', `save ${save}.`);
      await shows(`src/content.ts: save ${save}.`);
    }
  });

  test.each<[string, () => void, string]>([
    ['a save in place', () => write('src/content.ts', 'second'), 'src/content.ts: second'],
    ['the words', () => saveAnew('src/words.ts', 'words'), 'src/words.ts: words'],
    ['a file in a folder below', () => saveAnew('src/pages/Home.tsx', 'new home'), 'src/pages/Home.tsx: new home'],
    ['a style', () => saveAnew('styles/tokens.css', 'new tokens'), 'styles/tokens.css: new tokens'],
    ['the template', () => saveAnew('index.html', 'new template'), 'index.html: new template'],
    ['a new asset', () => write('assets/photo.avif', 'photo'), 'assets/photo.avif: photo'],
    ['a new folder with a file in it', () => write('assets/a/b/photo.avif', 'photo'), 'assets/a/b/photo.avif: photo'],
  ])('%s', async (_, change, text) => {
    change();
    await shows(text);
  });

  test('a file that is deleted', async () => {
    rmSync(path('assets/icon.svg'));
    await expect.poll(page, { interval: 5 }).not.toContain('icon');
  });

  test('what happens in a folder that is new, or that has taken the place of another', async () => {
    write('assets/a/one.svg', 'one');
    await shows('one.svg');
    saveAnew('assets/a/one.svg', 'two');
    await shows('one.svg: two');
    rmSync(path('assets'), { recursive: true });
    write('assets/a/one.svg', 'three');
    await shows('one.svg: three');
    saveAnew('assets/a/one.svg', 'four');
    await shows('one.svg: four');
  });

  test('a save during a build, which has its turn after it', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const seen = vi.fn(async () => ({ files: new Map(), rules: [], base: '/' }));
    const neighbour = await startDevelopment(root, seen); // what it sees, the server has seen
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

describe('an open page', () => {
  test('is told when it is of an old version, even if it asks only then', async () => {
    const before = page();
    const events = ask('/__reload');
    expect(told(events.text)).toEqual([versionOf(before)]);
    write('src/content.ts', 'second');
    await shows('second');
    expect(told(events.text).at(-1)).toBe(versionOf(page()));
    expect(versionOf(page())).not.toBe(versionOf(before));
    expect(told(ask('/__reload').text)).toEqual([versionOf(page())]);
  });

  test('is told no more once it is closed', async () => {
    const events = ask('/__reload');
    events.leave();
    write('src/content.ts', 'second');
    await shows('second');
    expect(told(events.text)).toHaveLength(1);
  });
});

describe('a mistake', () => {
  const sentence = 'content.ts: site.title: is empty, and &lt;not&gt; a &amp; text';

  test('is what every page says, and is told to those that are open, until it is mended', async () => {
    const events = ask('/__reload');
    write('src/content.ts', 'mistake');
    await shows(sentence);
    expect(ask('/proyectos?id=geoapp').text).toContain(sentence);
    expect(told(events.text).at(-1)).toBe(versionOf(page()));
    expect(console.error).toHaveBeenCalledWith('content.ts: site.title: is empty, and <not> a & text');
    write('src/content.ts', 'mended');
    await shows('src/content.ts: mended');
    expect(told(events.text).at(-1)).toBe(versionOf(page()));
  });

  test('does not keep the server from starting', async () => {
    server.close();
    write('src/content.ts', 'mistake');
    server = await startDevelopment(root, build);
    expect([server.base, page()]).toEqual(['/', expect.stringContaining(sentence)]);
    write('src/content.ts', 'mended');
    await shows('src/content.ts: mended');
  });

  test('of ours is shown with all that is known of it', async () => {
    server.close();
    server = await startDevelopment(root, async () => Promise.reject(new Error('unforeseen')));
    expect(page()).toMatch(/Error: unforeseen\n +at /);
  });
});
