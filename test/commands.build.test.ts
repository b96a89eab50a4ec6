import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../src/tools/common/files';
import { makeCopy, writeFiles } from './copies/root';
import { freePort } from './tools/serve/port-of';

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

afterEach(() => {
  for (const [name, text] of changed) writeFileSync(join(root, name), text);
  changed.clear();
});

test('the build writes dist/, and says so', async () => {
  const { hasFailed, lines } = await run('node build.mjs');
  expect(hasFailed).toBe(false);
  expect(lines).toContainEqual(expect.stringMatching(/^dist\/ has \d+ files\.$/));
  expect(listFiles(join(root, 'dist'))).toEqual(expect.arrayContaining(['index.html', '_headers', 'share.png']));
});

test('npm run build reports a misspelt field, and writes nothing', async () => {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  change('src/site/content.ts', /skills: (\['Docker)/, 'skils: $1');
  const { hasFailed, lines } = await run('npm run build');
  expect([hasFailed, lines.join('\n')]).toEqual([true, expect.stringContaining("Did you mean to write 'skills'?")]);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('the compiler leaves an imported photograph to the build, which says what to do', async () => {
  writeFiles(root, { 'assets/geoapp-1.jpg': '' });
  change('src/site/content.ts', /geoapp-1\.avif/, 'geoapp-1.jpg');
  const { hasFailed, lines } = await run('npm run build');
  expect([hasFailed, lines.join('\n')]).toEqual([true, expect.stringMatching(/npm run images[^]*content\.ts:\d+/)]);
});

test('an error of a component names its line, also if another language has one of that name (U4, U6)', async () => {
  change('src/site/sections.tsx', /^/, "import { Steps } from './Steps';\n");
  change('src/site/sections.tsx', /Content: Invitation/, 'Content: Steps');
  const steps = (lines: string, list: string) =>
    `${lines}const steps: string[] = [${list}];\nexport const Steps = () => <p>{steps[0]!.length}</p>;\n`;
  const files = {
    'src/site/Steps.tsx': steps('', ''),
    'src/site/en/Steps.tsx': steps('// Three\n\n\n', "'a'"),
    'src/site/en/words.ts': "export * from '../../words/en';",
  };
  writeFiles(root, files);
  const { hasFailed, lines } = await run('node build.mjs');
  for (const file of Object.keys(files)) rmSync(join(root, file));
  expect([hasFailed, lines[1]]).toEqual([true, expect.stringMatching(/at Steps \(.*site.Steps\.tsx:2:\d+\)/)]);
});

test('the development server starts with a mistake, shows what the build says, ends with its compiler', async () => {
  change('src/site/content.ts', /brand: '.+'/, "brand: ''");
  const port = await freePort();
  const server = spawn(process.execPath, ['build.mjs', '--dev', `${port}`], { cwd: root });
  onTestFinished(() => void server.kill());
  let said = '';
  server.stdout.on('data', (data) => said += data);
  const shows = (text: string) => expect.poll(() =>
    fetch(`http://localhost:${port}`).then((answer) => answer.text(), String)).toContain(text);
  await shows('content.ts: site.brand: is empty');
  change('src/site/content.ts', /brand: ''/, "brand: 'Nuestra marca'");
  await shows('Nuestra marca');
  await expect.poll(() => said).toContain('Watching');
  change('src/site/content.ts', /role: /, 'rol: ');
  await shows("'rol' does not exist");
  expect(said).toContain("'rol' does not exist");
  change('src/site/content.ts', /rol: /, 'role: ');
  await shows('Nuestra marca');
  change('index.html', /<head>/, '<head><!-- changed -->');
  await shows('<!-- changed -->');
  server.kill();
  await once(server.stderr.resume(), 'end'); // its compiler, which writes there too, has ended
});
