import { exec, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../src/tools/common/folder';
import { makeCopy } from './copies/root';

const root = makeCopy(); // its name has spaces and accents
const changed = new Map<string, string>();

function run(command: string) {
  const PATH = join(import.meta.dirname, '../node_modules/.bin') + delimiter + process.env.PATH;
  return new Promise<{ hasFailed: boolean; lines: string[] }>((resolve) => {
    exec(command, { cwd: root, env: { ...process.env, PATH } }, (error, stdout, stderr) => {
      const lines = (stdout + stderr).split('\n').filter((line) => line && !/^(npm |>)/.test(line));
      resolve({ hasFailed: error !== null, lines });
    });
  });
}

const read = (name: string) => readFileSync(join(root, name), 'utf8');

function change(name: string, pattern: RegExp, replacement: string) {
  const text = read(name);
  if (!changed.has(name)) changed.set(name, text);
  expect(text).toMatch(pattern);
  writeFileSync(join(root, name), text.replace(pattern, replacement));
}

const end = /$(?![^])/;

afterEach(() => {
  for (const [name, text] of changed) writeFileSync(join(root, name), text);
  changed.clear();
});

test('the build writes files that any server can read, and prints sizes (S9, S10)', async () => {
  const umask = process.umask(0o077);
  const { hasFailed, lines } = await run('node build.mjs');
  process.umask(umask);
  expect(hasFailed).toBe(false);
  expect(lines).toContain('Compressed with brotli, pages with their CSS:');
  expect(listFiles(join(root, 'dist')).filter((path) => /\.(br|gz)$/.test(path))).toEqual([]);
  const forHosts = ['nginx.conf', 'Caddyfile', 'compressed/index.html.br', 'compressed/index.html.gz'];
  expect(listFiles(join(root, 'hosting'))).toEqual(expect.arrayContaining(forHosts));
  const modes = ['dist', 'dist/assets', 'dist/index.html'].map((file) => statSync(join(root, file)).mode & 0o777);
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});

test.each<[string, ...[file: string, from: RegExp, to: string, ...lines: RegExp[]]]>([
  ['a misspelt field and a wrong address',
    'src/site/content.ts', /skills: (\['Docker[^]*?gitlab: ')https:../, 'skils: $1',
    /^content\.ts:\d+: .*'skils' does not exist in type 'Member'\. Did you mean to write 'skills'\?$/,
    /^content\.ts: members\[2\] \(Carla Prueba\)\.links\.gitlab: must be an https: or http: address, not "example/],
  ['a wrong prop', 'src/site/sections.tsx', /: Projects/, ': () => <Projects all />',
    /^sections\.tsx:6: Type '{ all: true; }' is not assignable to type /, /^  Property 'all' does not exist /],
])('npm run build reports %s, and writes nothing', async (_, file, from, to, ...lines) => {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  change(file, from, to);
  const matching = lines.map((line) => expect.stringMatching(line));
  expect(await run('npm run --silent build')).toEqual({ hasFailed: true, lines: matching });
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('npm run build accepts unused imports, and file names in capitals', async () => {
  const unused = "import cv from '../../assets/CV Núria.PDF'; import a from '../../assets/a.SVG'; const idle = cv;";
  writeFileSync(join(root, 'assets/CV Núria.PDF'), '%PDF-1.7');
  writeFileSync(join(root, 'assets/a.SVG'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  change('src/site/content.ts', /^/, `${unused}\n`);
  expect((await run('npm run --silent build')).hasFailed).toBe(false);
});

test('the build says that a file of the team ends it', async () => {
  change('src/site/content.ts', end, 'process.exit(0);');
  const sentence = 'A file of src/site/ stopped the build early; remove process.exit() there.';
  expect(await run('node build.mjs')).toEqual({ hasFailed: true, lines: [sentence] });
});

const flags = 'the flags are --serve, --dev, --host, --static-addresses, --check, --strict, --upgrade, --images.';
const inQuotes = "went to npm, not to the build; write '--' in quotes before it: '--'";

test.each([
  ['node build.mjs --check --sevre', `Unknown option '--sevre'; ${flags}`],
  ['node build.mjs --check https://example.com/ host', `Unknown argument 'host'; ${flags}`],
  ['npm run build --static-addresses', `--static-addresses ${inQuotes} --static-addresses`], // as from PowerShell
  ['npm run dev --host 0', `--host ${inQuotes} --host`],
])('%s fails with one line', async (command, line) =>
  expect(await run(command)).toEqual({ hasFailed: true, lines: [line] }));

test('the build takes flags after a -- that pnpm passes on', async () => {
  expect((await run('node build.mjs -- --static-addresses')).hasFailed).toBe(false);
  expect(read('dist/index.html')).toContain('href="/proyectos/geoapp"');
});

test('the build reports an error in the code of a page with its file and line', async () => {
  const file = 'src/page/pages/Home.tsx';
  change(file, /<div className=\{styles\.home\}>/, '<div className={nothing}>');
  const line = read(file).split('\n').findIndex((line) => line.includes('nothing')) + 1;
  const { lines: [first, place, ...others] } = await run('node build.mjs');
  expect([first, others]).toEqual(['ReferenceError: nothing is not defined', []]);
  expect(place!.replaceAll('\\', '/')).toContain(`/${file}:${line}:`);
});

test('the development server starts with a mistake, and shows what the build and the compiler say', async () => {
  change('src/site/content.ts', /brand: '.+'/, "brand: ''");
  const server = spawn(process.execPath, ['build.mjs', '--dev', '0'], { cwd: root });
  onTestFinished(() => void server.kill());
  let printed = '';
  server.stdout.on('data', (data) => (printed += data));
  const address = () => /http:\S+/.exec(printed)?.[0];
  await expect.poll(address).toBeDefined();
  const shows = (text: string) => expect.poll(() => fetch(address()!).then((answer) => answer.text())).toContain(text);

  await shows('content.ts: site.brand: is empty');
  change('src/site/content.ts', /brand: ''/, "brand: 'Nuestra marca'");
  await shows('Nuestra marca');
  change('src/site/words.ts', end, "export const wrong: number = 'text';");
  await shows("words.ts:4: Type 'string' is not assignable to type 'number'.");
});
