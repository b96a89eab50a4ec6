import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { listFiles } from '../src/builder/folder';
import { portOf } from './port-of';
import { makeCopy } from './root';

const root = makeCopy();
const running = new Set<ChildProcess>();
const changed = new Map<string, string>();

/** Starts a script and collects its output. */
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

/** Runs an npm script in the copy, with the compiler of this checkout. */
async function npmRun(name: string) {
  const PATH = join(import.meta.dirname, '../node_modules/.bin') + delimiter + process.env.PATH;
  const env = { ...process.env, PATH, PORT: 'none' }; // invalid, so that `npm start` never serves
  const child = spawn(`npm run --silent ${name}`, { cwd: root, shell: true, env });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data));
  const [code] = await once(child, 'close');
  const lines = `${Buffer.concat(printed)}`.split('\n').filter((line) => line && !line.startsWith('npm '));
  return { hasFailed: code !== 0, lines };
}

/** Changes a file for the current test. */
function change(name: string, pattern: RegExp, replacement: string) {
  const text = readFileSync(join(root, name), 'utf8');
  if (!changed.has(name)) changed.set(name, text);
  expect(text).toMatch(pattern);
  writeFileSync(join(root, name), text.replace(pattern, replacement));
}

const end = /$(?![^])/;

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

const sizes = 'Compressed with brotli, pages with their CSS:';

describe('the build, in a folder with spaces and accents in its name', () => {
  test('writes the site and prints its sizes', async () => {
    const { code, text } = await finish('build.mjs');
    expect([code, text]).toEqual([0, expect.stringContaining(sizes)]);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<h1');
    const dist = join(root, 'dist');
    for (const path of listFiles(dist).filter((path) => /^[^_].*\.(html|js|xml|txt|webmanifest|svg)$/.test(path))) {
      for (const suffix of ['.br', '.gz']) expect(existsSync(join(dist, path + suffix)), path + suffix).toBe(true);
    }
    expect(existsSync(join(root, 'hosting/nginx.conf'))).toBe(true);
  });

  const typeError = "export const wrong: number = 'text';";
  test.each([
    ['build', 'a type error', 'src/find.ts', end, typeError, /^src\/find\.ts\(\d+,\d+\): error .*'number'.*$/],
    [
      'build',
      'a mistake in the content',
      'src/content.ts',
      /website: null,/,
      "website: '',",
      /^content\.ts: .*\.links\.website: .+$/,
    ],
  ])('by npm run %s fails for %s, with one line, and writes nothing', async (script, _, file, from, to, line) => {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    change(file, from, to);
    expect(await npmRun(script)).toEqual({ hasFailed: true, lines: [expect.stringMatching(line)] });
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  test.each(['--sevre', '--serve=3001'])('fails with one line for the flag %s', async (flag) => {
    const { code, text } = await finish('build.mjs', '--check', flag);
    const line = `The flags are --serve, --dev, --host, --static-addresses, --check and --images, not ${flag}.`;
    expect([code, text]).toEqual([1, line]);
  });
});

describe('the development server', () => {
  test('suggests another port when its port is busy', async () => {
    const busy = createServer().listen(0);
    await once(busy, 'listening');
    const port = portOf(busy);
    const { code, text } = await finish('build.mjs', '--dev', `${port}`);
    busy.close();
    const last = text.split('\n').at(-1);
    expect([code, last]).toEqual([1, `Port ${port} is busy; write another after the command, like ${port + 1}.`]);
  });

  test('starts with a mistake, and rebuilds after changes of content, words, styles and template', async () => {
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
    change('src/words.ts', end, "export const wrong: number = 'text';"); // the development server checks no types
    await shows('lang="eo"');
    change('styles/tokens.css', end, ':root { --another: #123456 }');
    await shows('#123456');
    change('index.html', /<\/head>/, '<!-- another template --></head>');
    await shows('another template');
  });
});

describe('an error in the code', () => {
  test.each([
    ['of a page', 'src/pages/Home.tsx', /<div className=\{styles\.home\}>/, '<div className={nothing}>'],
    ['that loads with the content', 'src/model/model.ts', /(const newTab)/, 'nothing; $1'],
  ])('%s is reported with its file and line, and not as a mistake of the content', async (_, file, from, to) => {
    change(file, from, to);
    const line = readFileSync(join(root, file), 'utf8').split('\n').findIndex((line) => line.includes('nothing')) + 1;
    const { code, text } = await finish('build.mjs');
    const [first, place, ...others] = text.split('\n');
    expect([code, first, others]).toEqual([1, 'ReferenceError: nothing is not defined', []]);
    expect(place!.replaceAll('\\', '/')).toContain(`/${file}:${line}:`);
  });
});
