// Makes what the site shows of the photographs, then the share image and the icons, and says what it has done.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../content.mjs';
import { fingerprint, readBrand } from '../fingerprint.mjs';
import { replaceFile } from '../folder.mjs';
import { load } from '../load.mjs';
import { explain } from '../mistake.mjs';
import { drawBrand } from './brand.mjs';
import { makePictures } from './photos.mjs';
import { importLines, table } from './plan.mjs';

const root = join(import.meta.dirname, '../../..');
const assets = join(root, 'assets');
const content = join(root, 'src/content.ts');

/** @param {unknown} error */
function fail(error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Says where the work is, on a line that the next takes; a log has no such line. */
function progress(/** @type {string} */ text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
}

async function photos() {
  const { photos, made, warnings, mistakes } = await makePictures(assets, progress);
  for (const line of table(made)) console.log(line);
  for (const warning of warnings) console.warn(warning);
  for (const mistake of mistakes) fail(mistake);
  console.log(`Of ${photos.length + mistakes.length} photographs in assets/photos/, ${made.length} made, ${photos.length - made.length} up to date, ${mistakes.length} left out.`);
  const lines = importLines(photos, readFileSync(content, 'utf8'));
  if (lines.length > 0) console.log(['', 'For src/content.ts, which does not import them yet:', ...lines, ''].join('\n'));
}

async function brand() {
  const { content: { site } } = await readContent(root, content);
  const brand = readBrand(root, site);
  const icon = join(assets, 'icon.svg');
  if (existsSync(icon) && readFileSync(icon, 'utf8').includes(fingerprint(brand))) {
    console.log('The share image and the icons are up to date.');
    return;
  }
  const { escape: { escapeHtml } } = await load(root, { escape: 'src/prerender/escape-html.ts' }, []);
  for (const [name, bytes] of await drawBrand(brand, escapeHtml)) replaceFile(join(assets, name), bytes);
  console.log('The share image and the icons are made anew.');
}

try {
  await photos();
  await brand(); // second, since the content may import what has just been made
} catch (error) {
  fail(error);
}
