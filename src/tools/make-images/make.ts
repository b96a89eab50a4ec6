// `npm run images`: converts the photographs, draws the images for shared links and the icons, and prints what it did.
import { join } from 'node:path';
import { unusedAssets } from '../assets/unused';
import { readSources } from '../builder/read-sources';
import { explain } from '../common/mistake';
import { makeBrandImages } from './make-brand-images';
import { makeShareImages } from './make-share-images';
import { findPhotos, importOf, makePictures } from './photos';

/** Runs a step and prints the sentence that it returns, if any, or its error. */
async function report(step: () => Promise<string | undefined>) {
  try {
    const sentence = await step();
    if (sentence) console.log(sentence);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

export async function main(root: string) {
  const assets = join(root, 'assets');
  const photos = findPhotos(assets);
  for (const photo of photos) await report(() => makePictures(assets, photo, photos));
  const unused = unusedAssets(root);
  if (unused.length > 0) {
    console.log('\nNo source names these; import them in src/site/content.ts, or delete them and their originals:');
    console.log(`${unused.map(importOf).join('\n')}\n`);
  }
  // Last, since the content may import what was made.
  await report(async () => {
    const { brand, shareImages, files } = await readSources(root);
    const sentences = [await makeBrandImages(root, brand), ...await makeShareImages(assets, shareImages, files)];
    return sentences.join('\n');
  });
}
