// `npm run images`: converts photographs, and draws the share images and the icons.
import { join } from 'node:path';
import { unusedAssets } from '../assets/unused';
import { readSources } from '../builder/read-sources';
import { explain } from '../common/mistake';
import { makeBrandImages } from './make-brand-images';
import { makeShareImages } from './make-share-images';
import { findPhotos, importsOf, makePictures } from './photos';

/** A failed step does not stop the next ones. Returns whether it succeeded. */
async function report(step: () => Promise<string | undefined>) {
  try {
    const sentence = await step();
    if (sentence) console.log(sentence);
    return true;
  } catch (error) {
    console.error(explain(error));
    return false;
  }
}

export async function main(root: string) {
  const assets = join(root, 'assets');
  const { photos, others } = findPhotos(assets);
  if (others) console.log(others);
  // One that cannot be used is no failure, since the site is built without originals. It would stop an upgrade.
  for (const photo of photos) await report(() => makePictures(assets, photo, photos));
  const unused = unusedAssets(root);
  if (unused.length > 0) {
    console.log('\nNo source names these; import them in src/site/content.ts, or delete them and their originals:');
    console.log(`${importsOf(unused).join('\n')}\n`);
  }
  // Last, since the content may import new pictures.
  const isDrawn = await report(async () => {
    const { brand, shareImages, files } = await readSources(root);
    const ofBrand = await makeBrandImages(root, brand);
    return [ofBrand, ...await makeShareImages(assets, shareImages, files, brand.fill)].join('\n');
  });
  if (!isDrawn) process.exitCode = 1;
}
