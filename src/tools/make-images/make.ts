// `npm run images`: converts photos to pictures, and generates favicons and share images.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseTypeErrors } from '../check-types';
import { writeFile } from '../files';
import { explain } from '../mistake';
import { drawImages } from './images';
import { findPhotos, makePictures } from './photos';

/** Prints a mistake, and continues. */
function fail(mistake: unknown) {
  console.error(mistake);
  process.exitCode = 1;
}

export async function main(root: string) {
  const assets = join(root, 'assets');
  try {
    for (const photo of findPhotos(assets)) {
      await makePictures(assets, photo).catch(({ message }: Error) => fail(`assets/photos/${photo}: ${message}`));
    }
    await refuseTypeErrors(root);
    for (const [file, bytes] of await drawImages(root)) { // last, since the content may import new pictures
      const path = join(assets, file);
      if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
      writeFile(path, bytes);
      console.log(`assets/${file} written.`);
    }
  } catch (error) {
    fail(explain(error));
  }
}
