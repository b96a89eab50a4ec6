import { exec, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../src/tools/common/folder';
import { makeCopy } from './copies/root';

const root = makeCopy();
const changed = new Map<string, string>();

function run(command: string) {
  const PATH = join(import.meta.dirname, '../node_modules/.bin') + delimiter + process.env.PATH;
  return new Promise<{ hasFailed: boolean; lines: string[] }>((resolve) => {
    exec(command, { cwd: root, env: { ...process.env, PATH } }, (error, stdout, stderr) => {
      const lines = (stdout + stderr).split('\n').filter((line) => line && !line.startsWith('npm '));
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
const english = read('src/words/en.ts');

afterEach(() => {
  for (const [name, text] of changed) writeFileSync(join(root, name), text);
  changed.clear();
});

describe('the build, in a folder with spaces and accents in its name', () => {
  test('writes the site for any server to read, and what certain hosts know, and prints sizes (S9, S10)', async () => {
    const umask = process.umask(0o077);
    const { hasFailed, lines } = await run('node build.mjs');
    process.umask(umask);
    expect(hasFailed).toBe(false);
    expect(lines).toContain('Compressed with brotli, pages with their CSS:');
    expect(read('dist/index.html')).toContain('<h1');
    expect(listFiles(join(root, 'dist')).filter((path) => /\.(br|gz)$/.test(path))).toEqual([]);
    const forHosts = ['nginx.conf', 'Caddyfile', 'compressed/index.html.br', 'compressed/index.html.gz'];
    expect(listFiles(join(root, 'hosting'))).toEqual(expect.arrayContaining(forHosts));
    const modes = ['dist', 'dist/assets', 'dist/index.html'].map((file) => statSync(join(root, file)).mode & 0o777);
    expect(modes).toEqual([0o755, 0o755, 0o644]);
  });

  const skils = /^content\.ts:\d+: .*'skils' does not exist in type 'Member'\. Did you mean to write 'skills'\?$/;
  test.each<[string, ...[file: string, from: RegExp, to: string, ...lines: (RegExp | string)[]]]>([
    ['a misspelt field and an address', 'src/site/content.ts', /skills: (\['Docker[^]*?gitlab: ')https:../, "skils: $1",
      skils, 'content.ts: members[2] (Carla Prueba).links.gitlab: must be an https: or http: address, '
        + 'not "example.com/gitlab/carla"'],
    ['a word that is missing (U2)', 'src/site/words.ts', /export \* from.*/, english.replace(/.* loading .*/, ''),
      "words.ts: Property 'loading' is missing."],
    ['a wrong prop, with which it could be built', 'src/site/sections.tsx', /: Projects/, ': () => <Projects all />',
      /^sections\.tsx:6: Type '{ all: true; }' is not assignable to type /, /^  Property 'all' does not exist /],
  ])('by npm run build fails for %s, with a line for each mistake, and writes nothing', async (_, ...args) => {
    const [file, from, to, ...lines] = args;
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    change(file, from, to);
    const matching = lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line)));
    expect(await run('npm run --silent build')).toEqual({ hasFailed: true, lines: matching });
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  test('by npm run build accepts unused imports, and file names in capitals', async () => {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    const unused = "import cv from '../../assets/CV Núria.PDF'; import a from '../../assets/a.SVG'; const idle = cv;";
    writeFileSync(join(root, 'assets/CV Núria.PDF'), '%PDF');
    writeFileSync(join(root, 'assets/a.SVG'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    change('src/site/content.ts', /^/, `${unused}\n`);
    expect((await run('npm run --silent build')).lines).toContain('Compressed with brotli, pages with their CSS:');
  });

  test('fails if a file of the team ends it, and says so', async () => {
    change('src/site/content.ts', end, 'process.exit(0);');
    const sentence = 'A file of src/site/ stopped the build early; remove process.exit() there.';
    expect(await run('node build.mjs')).toEqual({ hasFailed: true, lines: [sentence] });
  });

  test.each([
    ['--check --sevre', "Unknown option '--sevre'"],
    ['--check=1', "Option '--check' does not take an argument"],
    ['--check https://example.com/ static-addresses', "Unknown argument 'static-addresses'"],
  ])('fails with one line for %s', async (flag, what) => {
    const flags = 'the flags are --serve, --dev, --host, --static-addresses, --check, --strict, --upgrade, --images.';
    expect(await run(`node build.mjs ${flag}`)).toEqual({ hasFailed: true, lines: [`${what}; ${flags}`] });
  });

  test.each([
    ['npm run build --static-addresses', 'static-addresses'], // what npm gets if PowerShell drops a `--`
    ['npm run dev --host 0', 'host'],
  ])('says how to give a flag that went to npm: %s', async (command, flag) => {
    const { hasFailed, lines } = await run(command);
    const sentence = `--${flag} went to npm, not to the build; write '--' in quotes before it: '--' --${flag}`;
    expect([hasFailed, lines.filter((line) => !line.startsWith('>'))]).toEqual([true, [sentence]]);
  });

  test('takes flags after a -- that pnpm passes on', async () => {
    expect((await run('node build.mjs -- --static-addresses')).hasFailed).toBe(false);
    expect(read('dist/index.html')).toContain('href="/proyectos/geoapp"');
  });

  test('reports an error in the code of a page with its file and line', async () => {
    const file = 'src/page/pages/Home.tsx';
    change(file, /<div className=\{styles\.home\}>/, '<div className={nothing}>');
    const line = read(file).split('\n').findIndex((line) => line.includes('nothing')) + 1;
    const { hasFailed, lines: [first, place, ...others] } = await run('node build.mjs');
    expect([hasFailed, first, others]).toEqual([true, 'ReferenceError: nothing is not defined', []]);
    expect(place!.replaceAll('\\', '/')).toContain(`/${file}:${line}:`);
  });
});

test('the development server starts with a mistake, and rebuilds after changes of all sources', async () => {
  change('src/site/content.ts', /brand: '.+'/, "brand: ''");
  const server = spawn(process.execPath, ['build.mjs', '--dev', '0'], { cwd: root });
  onTestFinished(() => void server.kill());
  let printed = '';
  server.stdout.on('data', (data) => (printed += data));
  const address = () => /http:\S+/.exec(printed)?.[0];
  await expect.poll(address).toBeDefined();
  const ask = () => fetch(address()!).then((answer) => answer.text(), () => 'no answer');
  const shows = (text: string) => expect.poll(ask).toContain(text);

  await shows('content.ts: site.brand: is empty');
  change('src/site/content.ts', /brand: ''/, "brand: 'Nuestra marca'");
  await shows('Nuestra marca');
  change('src/site/words.ts', end, "export const language = 'eo';");
  await shows('lang="eo"');
  change('src/site/words.ts', end, "export const wrong: number = 'text';");
  await shows("words.ts:4: Type 'string' is not assignable to type 'number'.");
  change('src/site/words.ts', /export const wrong.*/, '');
  await shows('lang="eo"');
  await expect.poll(() => printed).toContain('No mistakes are left.');
  change('src/site/theme.css', end, ':root { --another: #123456 }');
  await shows('#123456');
  change('index.html', /<\/head>/, '<!-- another template --></head>');
  await shows('another template');
  server.kill();
  await shows('no answer');
});
