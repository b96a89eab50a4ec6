// Converts the photographs, then cleans the logo and renders the share image and the icons, and prints what has been done.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readBrand } from '../build/brand';
import { replaceFile } from '../build/folder';
import { explain } from '../build/mistake';
import { readContent } from '../build/read-content';
import { writeAverages } from './averages';
import { drawBrand } from './brand';
import { makeLogo } from './logo';
import { loadPackages } from './packages';
import { convertPhotos } from './photos';
import { importLines, table } from './plan';

function fail(error: unknown) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Shows the progress on one line of a terminal, which the next call overwrites. Prints nothing to a log. */
function progress(text: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
}

async function makePhotos(assets: string, content: string) {
  const { photos, made, warnings, mistakes } = await convertPhotos(assets, progress);
  for (const line of table(made)) console.log(line);
  for (const warning of warnings) console.warn(warning);
  for (const mistake of mistakes) fail(mistake);
  console.log(`Of ${photos.length + mistakes.length} photographs in assets/photos/, ${made.length} made, ${photos.length - made.length} up to date, ${mistakes.length} left out.`);
  const lines = importLines(photos, readFileSync(content, 'utf8'));
  if (lines.length > 0) console.log(['', 'For src/content.ts, which does not import them yet:', ...lines, ''].join('\n'));
}

async function makeBrand(root: string, assets: string, content: string) {
  const { content: { site } } = await readContent(root, content);
  const brand = readBrand(root, site);
  const icon = join(assets, 'icon.svg');
  if (existsSync(icon) && readFileSync(icon, 'utf8').includes(fingerprint(brand))) {
    console.log('The share image and the icons are up to date.');
    return;
  }
  for (const [name, bytes] of await drawBrand(brand)) replaceFile(join(assets, name), bytes);
  console.log('The share image and the icons are made anew.');
}

export async function makeImages(root: string) {
  const [assets, content] = [join(root, 'assets'), join(root, 'src/content.ts')];
  try {
    loadPackages(root);
    await makePhotos(assets, content);
    if (await writeAverages(assets)) console.log('assets/averages.json has the colours on which captures load.');
    const logo = makeLogo(assets);
    if (logo) console.log(logo);
    await makeBrand(root, assets, content); // last, since it reads the content, which may import what was made
  } catch (error) {
    fail(error);
  }
}
