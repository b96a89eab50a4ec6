import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../build/folder';
import { Mistake } from '../build/mistake';
import { convertPhoto, lossWarning, settings } from './convert';
import { findPhotos, leftOver, type Made, nameMistake, type Photo } from './plan';

/**
 * Opens the record of converted photographs: a hash of each photograph, its pictures and the settings. Modification times
 * would not do, since copies and git change them.
 */
function openRecord(assets: string) {
  const file = join(assets, 'photos/.made.json');
  const hashes: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

  function hashOf({ files }: Photo, bytes: Buffer) {
    const hash = createHash('sha256').update(settings).update(bytes);
    for (const name of files) {
      const path = join(assets, name);
      hash.update(existsSync(path) ? readFileSync(path) : 'none');
    }
    return hash.digest('hex').slice(0, 16);
  }

  return {
    paths: Object.keys(hashes),
    isUpToDate: (photo: Photo, bytes: Buffer) => hashes[photo.path] === hashOf(photo, bytes),
    add(photo: Photo, bytes: Buffer) {
      hashes[photo.path] = hashOf(photo, bytes);
      replaceFile(file, `${JSON.stringify(hashes, null, 2)}\n`);
    },
  };
}

/** Writes the pictures of a photograph. Deletes an old small version if there is no new one. */
function writePictures(assets: string, { files }: Photo, pictures: Buffer[]) {
  for (const [index, file] of files.entries()) {
    const picture = pictures[index];
    if (picture) replaceFile(join(assets, file), picture);
    else rmSync(join(assets, file), { force: true });
  }
}

/** Converts the photographs that are not up to date, except those with mistakes. `photos` are those up to date now. */
export async function convertPhotos(assets: string, progress: (text: string) => void) {
  const all = findPhotos(join(assets, 'photos'));
  const record = openRecord(assets);
  const photos: Photo[] = [];
  const made: Made[] = [];
  const gone = leftOver(record.paths, all).filter((file) => existsSync(join(assets, file)));
  const warnings = gone.length > 0 ? [`assets/photos/ no longer has what these were made from: ${gone.join(', ')}. Delete them from assets/ unless the content shows them.`] : [];
  const mistakes: string[] = [];
  const sentence = ({ path }: Photo, end: string) => `assets/photos/${path} ${end}.`;

  async function convert(photo: Photo) {
    const mistake = nameMistake(photo, all);
    if (mistake) throw new Mistake(mistake);
    const bytes = readFileSync(join(assets, 'photos', photo.path));
    if (record.isUpToDate(photo, bytes)) return;
    const pictures = await convertPhoto(bytes, photo);
    writePictures(assets, photo, pictures);
    record.add(photo, bytes);
    const warning = await lossWarning(bytes);
    if (warning) warnings.push(sentence(photo, warning));
    made.push({ photo, before: bytes.length, after: pictures.map(({ length }) => length) });
  }

  for (const [index, photo] of all.entries()) {
    progress(`${index + 1} of ${all.length}: ${photo.path}`);
    try {
      await convert(photo);
      photos.push(photo);
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      mistakes.push(sentence(photo, error.message));
    }
  }
  progress('');
  return { photos, made, warnings, mistakes };
}
