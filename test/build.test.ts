import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../src/build/folder';
import { portOf } from '../src/serve/server';
import { copySite } from './copy';

let root: string;
const running = new Set<ChildProcess>();
const changed = new Map<string, string>();

/** Starts a script, and collects what it prints. */
function run(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { cwd: root });
  running.add(child);
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed.text += data));
  return { child, printed };
}

async function finish(script: string, ...args: string[]) {
  const { child, printed } = run(script, ...args);
  const [code] = await once(child, 'close');
  return { code, text: printed.text.trim() };
}

/** Runs a script of package.json with the compiler that is installed here. */
async function npmRun(name: string) {
  const PATH = join(import.meta.dirname, '../node_modules/.bin') + delimiter + process.env.PATH;
  const env = { ...process.env, PATH, PORT: 'none' }; // so that nothing is ever served
  const child = spawn(`npm run --silent ${name}`, { cwd: root, shell: true, env });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data));
  const [code] = await once(child, 'close');
  return { hasFailed: code !== 0, lines: `${Buffer.concat(printed)}`.split('\n').filter((line) => line && !line.startsWith('npm ')) };
}

/** Changes a file until the test is over. */
function change(name: string, pattern: RegExp, replacement: string) {
  const text = readFileSync(join(root, name), 'utf8');
  if (!changed.has(name)) changed.set(name, text);
  expect(text).toMatch(pattern);
  writeFileSync(join(root, name), text.replace(pattern, replacement));
}

/** Takes a file away until the test is over. */
function take(name: string) {
  changed.set(name, readFileSync(join(root, name), 'utf8'));
  rmSync(join(root, name));
}

const end = /$(?![^])/;

beforeAll(() => {
  root = copySite();
});

afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null) continue;
    child.kill();
    await once(child, 'close');
  }
  running.clear();
  for (const [name, text] of changed) writeFileSync(join(root, name), text);
  changed.clear();
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the build, in a folder with spaces and accents in its name', () => {
  test('writes the site, and says how large it is', async () => {
    const { code, text } = await finish('build.mjs');
    expect([code, text]).toEqual([0, expect.stringMatching(/^Pages/m)]);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<h1');
    for (const path of listFiles(join(root, 'dist')).filter((path) => /^[^_].*\.(html|js|xml|txt|webmanifest|svg)$/.test(path))) {
      for (const suffix of ['.br', '.gz']) expect(existsSync(join(root, 'dist', path + suffix)), path + suffix).toBe(true);
    }
    expect(existsSync(join(root, 'hosting/nginx.conf'))).toBe(true);
  });

  describe.each(['build', 'start'])('by npm run %s', (script) => {
    test.each([
      ['a mistake of types', 'src/find.ts', end, "export const wrong: number = 'text';", /^src\/find\.ts\(\d+,\d+\): error .*'number'.*$/],
      ['a mistake in the content, even if the compiler has words for it too', 'src/content.ts', /website: null,/, '', /^content\.ts: members\[0\].*\.links\.website: .+$/],
    ])('is refused for %s, in one line, and writes nothing', async (_, file, from, to, line) => {
      rmSync(join(root, 'dist'), { recursive: true, force: true });
      change(file, from, to);
      expect(await npmRun(script)).toEqual({ hasFailed: true, lines: [expect.stringMatching(line)] });
      expect(existsSync(join(root, 'dist'))).toBe(false);
    });
  });

  test('takes a CV whose ending is in capitals, as the development server does', async () => {
    writeFileSync(join(root, 'assets/CV.PDF'), '%PDF-1.7');
    change('src/content.ts', /import type/, "import cv from '../assets/CV.PDF';\nimport type");
    change('src/content.ts', /cv: '[^']*'/, 'cv');
    expect(await npmRun('build')).toEqual({ hasFailed: false, lines: expect.arrayContaining(['Pages, with their CSS, brotli']) });
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toMatch(/href="\/assets\/CV-[0-9a-f]{8}\.pdf"/);
  });

  test.each(['styles/tokens.css', 'styles/base.css', 'styles/controls.css', 'index.html'])('is refused in one line without %s', async (name) => {
    take(name);
    expect(await finish('build.mjs')).toEqual({ code: 1, text: `There is no ${name}; bring it back, for instance with git checkout.` });
  });

  test('is refused in one line for an option that there is not', async () => {
    const { code, text } = await finish('build.mjs', '--sevre');
    expect([code, text.split('\n')]).toEqual([1, [expect.stringMatching(/^The flags are --.*, not --sevre\.$/)]]);
  });
});

describe('a host that serves the site', () => {
  const compare = (...address: string[]) => finish('build.mjs', '--check', ...address);

  test.each(['https://example.com', 'http://EXAMPLE.com/'])('where its links point, as %s, may go on', async (address) => {
    expect(await compare(address)).toEqual({ code: 0, text: '' });
  });

  test('elsewhere is told in one line', async () => {
    const { code, text } = await compare('https://equipo.github.io/web');
    expect([code, text]).toEqual([1, 'content.ts: site.url is https://example.com/, but the site will be at https://equipo.github.io/web: write that there, with a final slash, or give the host the other address.']);
  });
});

describe('the site while it is being changed', () => {
  test('says how to take another port than a busy one', async () => {
    const busy = createServer().listen(0);
    await once(busy, 'listening');
    const port = portOf(busy);
    const { code, text } = await finish('build.mjs', '--dev', `${port}`);
    busy.close();
    expect([code, text.split('\n').at(-1)]).toEqual([1, `Port ${port} is busy. Choose another: npm run dev ${port + 1}`]);
  });

  test.each([[[], /^http:\/\/localhost:\d+\/$/], [['--host'], /^http:\/\/localhost:(\d+)\/(\nhttp:\/\/[\d.]+:\1\/)*$/]])('says where it is, with %j', async (flags, addresses) => {
    const { printed } = run('build.mjs', '--dev', '0', ...flags);
    const said = () => printed.text.split('\n').filter((line) => line.startsWith('http:'));
    await expect.poll(said).not.toEqual([]);
    const there = Object.values(networkInterfaces()).flat().filter((at) => at!.family === 'IPv4' && !at!.internal).length;
    expect(said()).toHaveLength(flags.length === 0 ? 1 : 1 + there);
    expect(said().join('\n')).toMatch(addresses);
  });

  test('starts with a mistake, is there once that is mended, and has each change of content, words, style and template', async () => {
    change('src/content.ts', /brand: '.+'/, "brand: ''");
    const { printed } = run('build.mjs', '--dev', '0');
    const address = () => /http:\S+/.exec(printed.text)?.[0];
    await expect.poll(address).toBeDefined();
    const ask = async () => (await fetch(address()!)).text();
    const shows = (text: string) => expect.poll(ask).toContain(text);

    await shows('content.ts: site.brand: is empty');
    change('src/content.ts', /brand: ''/, "brand: 'Nuestra marca'");
    await shows('Nuestra marca');
    change('src/words.ts', /language = '\w+'/, "language = 'eo'");
    change('src/words.ts', end, "export const wrong: number = 'text';"); // types are for the build
    await shows('lang="eo"');
    change('styles/tokens.css', end, ':root { --another: #123456 }');
    await shows('#123456');
    change('index.html', /<\/head>/, '<!-- another template --></head>');
    await shows('another template');
  });
});
