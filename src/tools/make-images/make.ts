// `npm run images`: converts photographs, and draws the share images and the icons.
import { join } from 'node:path';
import { madeIn } from '../assets/made';
import { unusedAssets } from '../assets/unused';
import { readSources } from '../builder/read-sources';
import { explain } from '../common/mistake';
import { makeBrandImages } from './make-brand-images';
import { makeShareImages } from './make-share-images';
import { findPhotos, importsOf, makePictures } from './photos';

/** A failed step does not stop the next ones. */
async function report(step: () => Promise<string | undefined>, exitCode = 1) {
  try {
    const sentence = await step();
    if (sentence) console.log(sentence);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = exitCode;
  }
}

export async function main(root: string) {
  const assets = join(root, 'assets');
  const { photos, others } = findPhotos(assets);
  if (others) console.log(others);
  // With exit code 0, since the site is built without originals, and an upgrade goes on.
  const isMade = madeIn(assets);
  for (const photo of photos) await report(() => makePictures(assets, photo, photos, isMade), 0);
  const unused = unusedAssets(root);
  if (unused.length > 0) {
    console.log('\nNo file imports these; import them in src/site/content.ts, or delete them and their originals:');
    console.log(`${importsOf(unused).join('\n')}\n`);
  }
  // Last, since the content may import new pictures.
  await report(async () => {
    const languages = await readSources({ root });
    const sentences = [];
    for (const { brand, folder } of languages) sentences.push(await makeBrandImages(root, brand, folder));
    const ofProjects = languages.flatMap(({ shareImages }) => shareImages.map((image) => [image.file, image] as const));
    const shareImages = [...new Map(ofProjects).values()]; // languages may share some
    const folders = languages.map(({ folder }) => folder);
    const captures = new Map(languages.flatMap(({ files }) => [...files]));
    const { fill } = languages[0]!.brand;
    sentences.push(...await makeShareImages(assets, shareImages, captures, fill, folders));
    return sentences.join('\n');
  });
}
