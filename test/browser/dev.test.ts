import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { closeAfterAll, eventually, expectProblem, launch, Mistake, serveWith, startDevelopment } from './harness';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const source = join(root, 'src/content.ts');

/** Builds a page with the text of the one source and the script. The text `mistake` fails the build. */
async function build(script) {
  const text = readFileSync(source, 'utf8');
  if (text === 'mistake') throw new Mistake('content.ts: site.title: is empty');
  const html = `<!doctype html><link rel="icon" href="data:,"><p>${text}</p><script>${script}</script>`;
  const files = new Map([['index.html', Buffer.from(html)]]);
  return { files, rules: [], base: '/', projectsPath: 'proyectos', warnings: [] };
}

test('an open page reloads after each change, into a mistake and out of it', async () => {
  expectProblem(/500|favicon/);
  closeAfterAll(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src'));
  writeFileSync(source, 'first');
  const site = await startDevelopment(root, build);
  closeAfterAll(() => site.close());
  const { browser } = await launch('chromium');
  const page = await browser.newPage();
  await page.goto(await serveWith(site.handle));
  for (const text of ['first', 'second', 'mistake', 'mended']) {
    writeFileSync(source, text);
    const shown = text === 'mistake' ? 'content.ts: site.title: is empty' : text;
    await eventually(page, (shown) => document.body?.textContent.includes(shown), true, shown);
  }
  await page.close();
});
