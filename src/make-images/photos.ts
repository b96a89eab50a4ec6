// From assets/photos/ to assets/: one photograph after the other, those that fail left out.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../build/folder';
import { Mistake } from '../build/mistake';
import { develop, recipe, whatIsLost } from './develop';
import { findPhotos, nameMistake, type Photo } from './plan';

/** A photograph of which pictures were made, and the bytes of it and of each. */
export type Made = { photo: Photo; before: number; after: number[] };

/**
 * What was made before in the folder `assets`. Times of files do not tell: copies and git set them anew. So a mark is kept
 * beside the photographs of what each and its pictures were, byte by byte, and of how they were made.
 */
function openMade(assets: string) {
  const file = join(assets, 'photos/.made.json');
  const marks: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

  function mark({ files }: Photo, bytes: Buffer) {
    const hash = createHash('sha256').update(recipe).update(bytes);
    for (const name of files) {
      const path = join(assets, name);
      hash.update(existsSync(path) ? readFileSync(path) : 'none');
    }
    return hash.digest('hex').slice(0, 16);
  }

  return {
    /** Whether the pictures of a photograph are what was made of it. */
    has: (photo: Photo, bytes: Buffer) => marks[photo.path] === mark(photo, bytes),
    /** Notes that they are. */
    add(photo: Photo, bytes: Buffer) {
      marks[photo.path] = mark(photo, bytes);
      replaceFile(file, `${JSON.stringify(marks, null, 2)}\n`);
    },
  };
}

/** Writes the pictures of a photograph, and takes away the smaller sibling of an earlier one that was wider. */
function writePictures(assets: string, { files }: Photo, pictures: Buffer[]) {
  for (const [index, file] of files.entries()) {
    const picture = pictures[index];
    if (picture) replaceFile(join(assets, file), picture);
    else rmSync(join(assets, file), { force: true });
  }
}

/**
 * Makes the pictures of all photographs that are not up to date. Returns the photographs that are now, what was `made`
 * of which, and the `warnings` and `mistakes`, a sentence each.
 */
export async function makePictures(assets: string, progress: (text: string) => void) {
  const all = findPhotos(join(assets, 'photos'));
  const done = openMade(assets);
  const photos: Photo[] = [];
  const made: Made[] = [];
  const warnings: string[] = [];
  const mistakes: string[] = [];
  const sentence = ({ path }: Photo, end: string) => `assets/photos/${path} ${end}.`;

  async function make(photo: Photo) {
    const mistake = nameMistake(photo, all);
    if (mistake) throw new Mistake(mistake);
    const bytes = readFileSync(join(assets, 'photos', photo.path));
    if (done.has(photo, bytes)) return;
    const pictures = await develop(bytes, photo);
    writePictures(assets, photo, pictures);
    done.add(photo, bytes);
    const lost = await whatIsLost(bytes);
    if (lost) warnings.push(sentence(photo, lost));
    made.push({ photo, before: bytes.length, after: pictures.map(({ length }) => length) });
  }

  for (const [index, photo] of all.entries()) {
    progress(`${index + 1} of ${all.length}: ${photo.path}`);
    try {
      await make(photo);
      photos.push(photo);
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      mistakes.push(sentence(photo, error.message));
    }
  }
  progress('');
  return { photos, made, warnings, mistakes };
}
