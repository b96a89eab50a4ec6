// Converts the photographs that are newer than their pictures.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, replaceFile } from '../build/folder';
import { Mistake } from '../build/mistake';
import { isDropping } from '../build/root-files';
import { smallWidth } from '../prepare/image-limits';
import { photoName } from '../prepare/photo-name';
import { convertPhoto } from './convert';

/**
 * A photograph: its `path` in `assets/photos/`, and the `name` and `files` of its pictures in `assets/`, largest first.
 */
export type Photo = { path: string; name: string; isAvatar: boolean; files: string[] };

function photoOf(path: string): Photo {
  const name = photoName(path);
  const isAvatar = /^avatars\//i.test(path);
  return { path, name, isAvatar, files: isAvatar ? [`${name}.avif`] : [`${name}.avif`, `${name}-${smallWidth}.avif`] };
}

/** The photographs of `assets/photos/`; none if it does not exist. */
export function findPhotos(assets: string): Photo[] {
  const folder = join(assets, 'photos');
  return existsSync(folder) ? listFiles(folder).filter((path) => !isDropping(path)).sort().map(photoOf) : [];
}

/** Throws a Mistake if the name of a photograph gives no name for its pictures, or that of another's. */
function checkName({ path, name, files }: Photo, photos: Photo[]) {
  const file = `assets/photos/${path}`;
  if (name === '' || name === 'avatar') {
    throw new Mistake(`${file} has no letter from a to z and no digit in its name; give it one.`);
  }
  const other = photos.find((photo) => photo.path !== path && photo.files.some((file) => files.includes(file)));
  if (other) {
    throw new Mistake(`${file} would be the same file of assets/ as assets/photos/${other.path}; rename one of them.`);
  }
}

const kb = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;

/**
 * Writes the pictures of a photograph and returns a sentence about them, unless they are up to date. That goes by its
 * `ctime`, since a copied file may keep an old `mtime`. Throws a Mistake if the photograph has one.
 */
export async function makePictures(assets: string, photo: Photo, photos: Photo[]) {
  const { path, files } = photo;
  checkName(photo, photos);
  const original = join(assets, 'photos', path);
  const made = join(assets, files[0]!);
  if (existsSync(made) && statSync(made).mtimeMs > statSync(original).ctimeMs) return undefined;
  const bytes = readFileSync(original);
  const pictures = await convertPhoto(bytes, photo);
  for (const [index, file] of files.entries()) {
    const picture = pictures[index];
    if (picture) replaceFile(join(assets, file), picture);
    else rmSync(join(assets, file), { force: true });
  }
  const sizes = pictures.map(({ length }) => kb(length)).join(' and ');
  return `assets/photos/${path}, ${kb(bytes.length)} → ${files[0]}, ${sizes}`;
}

/**
 * The pictures and files in `assets/` that neither the content nor another source uses: `used` is their text, with
 * `assets/NAME` of each that they do. `waiting` are those whose import lines are printed.
 */
export const unusedFiles = (assets: string, used: string, waiting: Photo[]) =>
  readdirSync(assets).filter((file) => {
    const large = file.replace(`-${smallWidth}.`, '.');
    return /\.(avif|svg|pdf)$/i.test(file) && !/^(icon|logo)\.svg$/.test(file)
      && !used.includes(`assets/${large}`) && !used.includes(`assets/${file}`)
      && !waiting.some(({ files }) => files.includes(file));
  });

/** The photographs whose pictures `content`, the text of content.ts, does not import yet. */
export const notImported = (photos: Photo[], content: string) =>
  photos.filter(({ files: [file] }) => !content.includes(`/assets/${file}`));

/** The import declarations of the pictures of photographs. */
export const importLines = (photos: Photo[]) =>
  photos.map(({ name, isAvatar, files: [file] }) => {
    const variable = `${isAvatar ? '' : 'photo_'}${name.replaceAll('-', '_')}`;
    return `import ${variable} from '../assets/${file}';`;
  });
