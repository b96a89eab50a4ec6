// The originals in assets/photos/, and the pictures in assets/ that are made of them.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { smallFile, widthWithSmall } from '../../pictures';
import { readAvif } from '../assets/avif';
import { listFiles, writeFile } from '../common/files';
import { Mistake } from '../common/mistake';
import { slug } from '../common/slug';
import { convert } from './convert';

const extension = /\.(jpe?g|jfif|png|webp|gif|avif|tiff?)$/i;

/** `Geoapp/1.JPG` becomes `geoapp-1.avif`, and `avatars/Ada.png` becomes `avatar-ada.avif`. */
const avifFile = (photo: string) =>
  `${slug(photo.replace(extension, '').replace(/^avatars\//, 'avatar-')) || 'photo'}.avif`;

/** The name for imports: `geoapp1` for `geoapp-1.avif`. As no name begins with a digit, `photo2024` for `2024.avif`. */
const importName = (file: string) =>
  file.replace('.avif', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^\d/, 'photo$&');

/** The paths of all originals. Throws a Mistake for two that would become the same file. */
export function findPhotos(assets: string) {
  const photos = listFiles(join(assets, 'photos'));
  for (const photo of photos) {
    const file = avifFile(photo);
    const clashes = (other: string) => [avifFile(other), smallFile(avifFile(other))].includes(file);
    const other = photos.find((other) => other !== photo && clashes(other));
    if (other) throw new Mistake(`assets/photos/: ${other} and ${photo} would both become ${file}; rename one.`);
  }
  return photos;
}

/** Makes the pictures of an original if one is missing or older than it is here. Prints the line that imports them. */
export async function makePictures(assets: string, photo: string) {
  if (!extension.test(photo)) return console.warn(`assets/photos/${photo}: export it as JPEG, PNG, WebP or AVIF.`);
  const original = join(assets, 'photos', photo);
  const file = avifFile(photo);
  const path = join(assets, file);
  // A copy of an old photograph may keep its date, but not that of its status.
  const isCurrent = (path: string) => existsSync(path) && statSync(path).mtimeMs >= statSync(original).ctimeMs;
  const hasSmall = () => readAvif(readFileSync(path)).width >= widthWithSmall;
  if (!isCurrent(path) || (hasSmall() && !isCurrent(smallFile(path)))) {
    const { large, small } = await convert(readFileSync(original), photo.startsWith('avatars/'));
    writeFile(path, large);
    if (small) writeFile(smallFile(path), small);
    else rmSync(smallFile(path), { force: true }); // of an older original
    console.log(`assets/${file} is made.`);
  }
  console.log(`import ${importName(file)} from '../../assets/${file}';`);
}
