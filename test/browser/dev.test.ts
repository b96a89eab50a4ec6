import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { eventually, expectProblem, launch, listen, Mistake, names, portOf, startDevelopment } from './harness';

let root;
let site;
let server;

const write = (text) => writeFileSync(join(root, 'src/content.ts'), text);

/** Builds a page with the text of the one source. The text `mistake` fails the build. */
async function build() {
  const text = readFileSync(join(root, 'src/content.ts'), 'utf8');
  if (text === 'mistake') throw new Mistake('content.ts: site.title: is empty');
  return { files: new Map([['index.html', Buffer.from(`<!doctype html><link rel="icon" href="data:,"><p>${text}</p>`)]]), rules: [], base: '/', projectsPath: 'proyectos', redirects: [] };
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, 'src'));
  write('first');
  site = await startDevelopment(root, build);
  server = await listen(site.handle, '0');
});

afterAll(() => {
  site.close();
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

for (const name of names) {
  test(`an open page reloads after each change, into a mistake and out of it (${name})`, async () => {
    expectProblem(/500|favicon/);
    write('first');
    const { browser } = await launch(name);
    const page = await browser.newPage();
    const says = (text) => eventually(page, (text) => document.body?.textContent.includes(text), true, text);
    await page.goto(`http://localhost:${portOf(server)}/`);
    await says('first');
    write('second');
    await says('second');
    write('mistake');
    await says('content.ts: site.title: is empty');
    write('mended');
    await says('mended');
    await page.close();
  });
}
