// `npm run images`: converts the photographs, draws the images for shared links and the icons, and prints what it did.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../builder/folder';
import { explain } from '../builder/mistake';
import { readSources } from '../builder/read-sources';
import { makeBrandImages } from './make-brand-images';
import { makeShareImages } from './make-share-images';
import { findPhotos, makePictures, missingImports } from './photos';

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

const textOf = (folder: string) =>
  listFiles(folder).filter((path) => /^(?!.*node_modules).*\.(tsx?|css)$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');

export async function main(root: string) {
  const assets = join(root, 'assets');
  const photos = findPhotos(assets);
  for (const photo of photos) await report(() => makePictures(assets, photo, photos));
  const missing = missingImports(assets, textOf(join(root, 'src/site')));
  if (missing.length > 0) {
    console.log('\nNo source names these; import them in src/site/content.ts, or delete them and their originals:');
    console.log(`${missing.join('\n')}\n`);
  }
  // Last, since the content may import what was made.
  await report(async () => {
    const { brand, shareImages, files } = await readSources(root);
    const sentences = [await makeBrandImages(root, brand), ...await makeShareImages(assets, shareImages, files)];
    return sentences.join('\n');
  });
}
