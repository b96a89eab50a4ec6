// `npm run images`: makes pictures of photographs, and draws the icons and the images for shared links.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../common/files';
import { explain } from '../common/mistake';
import { drawImages } from './images';
import { findPhotos, makePictures } from './photos';

/** Prints a mistake. What follows is made all the same. */
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
    for (const [file, bytes] of await drawImages(root)) { // last, since the content may import new pictures
      const path = join(assets, file);
      if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
      writeFile(path, bytes);
      console.log(`assets/${file} is made.`);
    }
  } catch (error) {
    fail(explain(error));
  }
}
