// `npm run images`: converts the photographs, then renders the images for shared links and the icons, and prints what
// has been done.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, madeFrom } from '../build/brand';
import { replaceFile } from '../build/folder';
import { explain } from '../build/mistake';
import { readContent } from '../build/read-content';
import { drawBrand } from './brand';
import { findPhotos, importLines, makePictures } from './photos';
import { makePreviews } from './previews';

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

export async function main(root: string) {
  const [assets, content] = [join(root, 'assets'), join(root, 'src/content.ts')];
  const photos = findPhotos(assets);
  for (const photo of photos) await report(() => makePictures(assets, photo, photos));
  const made = photos.filter(({ files: [file] }) => existsSync(join(assets, file!)));
  const lines = importLines(made, readFileSync(content, 'utf8'));
  if (lines.length > 0) console.log(`\nFor src/content.ts, which does not import them yet:\n${lines.join('\n')}\n`);
  // Last, since the content may import what was made.
  await report(async () => {
    const { brand, previews, images } = await readContent(root, content);
    await report(() => makeBrand(assets, brand));
    return makePreviews(assets, previews, images.files);
  });
}
