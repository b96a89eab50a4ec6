import { exec, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../src/tools/files';
import { follow, recipes } from './fixtures/recipes';
import { changedCopy, edit, makeCopy, writeFiles } from './fixtures/root';
import { freePort } from './fixtures/ports';

const PATH = join(import.meta.dirname, '../node_modules/.bin') + delimiter + process.env.PATH;

/** Runs a command. Returns its output and whether it failed. */
const run = (cwd: string, command: string) => new Promise<{ hasFailed: boolean; printed: string }>((resolve) => {
  exec(command, { cwd, env: { ...process.env, PATH } }, (error, stdout, stderr) =>
    resolve({ hasFailed: error !== null, printed: stdout + stderr }));
});

/** Makes a copy of the site that follows one recipe. */
function copyWith(recipe: string) {
  const root = makeCopy();
  follow(root, recipes.filter(({ title }) => title === recipe));
  return root;
}

test('npm run build reports misspellings in any language, and writes nothing (U4, U6)', async () => {
  const root = copyWith('Second language');
  edit(root, 'src/site/content.ts', 'email:', 'emial:');
  edit(root, 'src/site/content.ts', "Admin', skills", "Admin', skills: 'React'");
  edit(root, 'src/site/en/content.ts', 'Ada Ejemplo', 'Ada Ejenplo');
  const { hasFailed, printed } = await run(root, 'npm run build');
  expect(hasFailed).toBe(true);
  const mistakes = ["'emial' does not exist", "Type 'string' is not assignable", "''Ada Ejenplo'' does not exist"];
  for (const mistake of mistakes) expect(printed).toMatch(RegExp(`^src/site/.*error TS.*${mistake}`, 'm'));
  expect(printed).not.toMatch(/^src\/(?!site)/m); // in our files
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('npm run build reports a wrong value after the types (U4)', async () => {
  const root = changedCopy({}, ['src/site/content.ts', /hola@/, '@']);
  const { hasFailed, printed } = await run(root, 'npm run build');
  expect(hasFailed).toBe(true);
  expect(printed).toMatch(/^> tsc .*\n+content\.ts: site\.email must .*\n+$/m);
});

test('npm run build writes a correct site to dist/ (U6)', async () => {
  const root = copyWith('Second language');
  expect(await run(root, 'npm run build'))
    .toEqual({ hasFailed: false, printed: expect.stringMatching(/^Wrote \d+ files to dist\/\.$/m) });
  expect(listFiles(join(root, 'dist'))).toEqual(expect.arrayContaining(['en/index.html', '_headers', 'share.png']));
});

test('an error in an article names only this article, with its line (U4)', async () => {
  const root = copyWith('Markdown blog');
  writeFiles(root, { 'src/site/pages/blog/roto.mdx': '---\ntitle: Roto\ndescription: Uno\n---\n\nHola {mundo()}\n' });
  const { printed } = await run(root, 'node build.mjs');
  expect(printed).toMatch(/^\/blog\/roto: ReferenceError: mundo is not defined\n +at .*roto\.mdx:6:7\)$/m);
  expect(printed).not.toContain('primero'); // Node guesses positions that are missing in source maps
});

test('npm run dev starts despite a mistake, and shows errors and dead links (F5, U4)', async () => {
  const root = changedCopy({}, ['src/site/content.ts', /brand: '.+'/, "brand: ''"]);
  const change = (from: string, to: string) => edit(root, 'src/site/content.ts', from, to);
  const port = await freePort();
  const server = spawn('node', ['build.mjs', '--dev', `${port}`], { cwd: root });
  onTestFinished(() => void server.kill());
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => printed += data);
  const shows = (text: string, path = '/') => expect.poll(() =>
    fetch(`http://localhost:${port}${path}`).then((answer) => answer.text(), String), { interval: 100 })
    .toContain(text);
  await shows('content.ts: site.brand is empty');
  change('...geoapp2', 'geoapp2'); // the build would throw
  await shows("and 'geoapp2' does not exist");
  expect(printed).toContain("and 'geoapp2' does not exist");
  expect(printed).not.toMatch(/^ +at /m);
  change('{ geoapp2', '{ ...geoapp2');
  change("brand: ''", "brand: 'Nuestra marca'");
  await shows('Nuestra marca');
  expect(printed.match(/site\.url is still/g)).toHaveLength(1);
  change("email: '", "links: [{ name: 'A', href: 'nada' }], $&");
  await shows('\ncontent.ts:10: /nada does not exist', '/__version'); // the script shows this on each page
  await shows('href="/nada"');
  expect(printed).toContain('\ncontent.ts:10: /nada');
});
