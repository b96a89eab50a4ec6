// `npm run images`: converts the photographs, then renders the images for shared links and the icons, and prints what
// has been done.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, madeFrom } from '../builder/brand';
import { listFiles, replaceFile } from '../builder/folder';
import { explain } from '../builder/mistake';
import { readSources } from '../builder/read-sources';
import { drawBrand } from './make-brand-images';
import { findPhotos, makePictures, unusedImports } from './photos';
import { makeShareImages } from './make-share-images';

/** Runs a step and prints the sentence that it returns, if any, or its error. */
async function report(step: () => string | undefined | Promise<string | undefined>) {
  try {
    const sentence = await step();
    if (sentence) console.log(sentence);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

async function makeBrand(assets: string, brand: Brand) {
  const icon = join(assets, 'icon.svg');
  if (existsSync(icon) && readFileSync(icon, 'utf8').includes(madeFrom(brand))) {
    return 'The share image and the icons are up to date.';
  }
  for (const [name, bytes] of await drawBrand(brand)) replaceFile(join(assets, name), bytes);
  return 'The share image and the icons are made anew.';
}

/** The text of the sources in a folder, but of content.ts. */
const textOf = (folder: string) =>
  listFiles(folder).filter((path) => /^(?!content\.ts|.*node_modules).*\.(tsx?|css)$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');

export async function main(root: string) {
  const [assets, content] = [join(root, 'assets'), join(root, 'src/content.ts')];
  const photos = findPhotos(assets);
  for (const photo of photos) await report(() => makePictures(assets, photo, photos));
  const others = textOf(join(root, 'src')) + textOf(join(root, 'styles'));
  const unused = unusedImports(assets, readFileSync(content, 'utf8'), others);
  if (unused.length > 0) {
    console.log('\nNot used by src/content.ts; use them there, or delete them and their originals in assets/photos/:');
    console.log(`${unused.join('\n')}\n`);
  }
  // Last, since the content may import what was made.
  await report(async () => {
    const { brand, shareImages, images } = await readSources(root, content);
    await report(() => makeBrand(assets, brand));
    return makeShareImages(assets, shareImages, images.files);
  });
}
