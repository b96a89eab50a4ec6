// The photographs to convert, and what is printed about them.
import { existsSync } from 'node:fs';
import { listFiles } from '../build/folder';
import { smallWidth } from '../prepare/image-limits';
import { photoName } from '../prepare/photo-name';

/** A photograph: its `path` in `assets/photos/`, and the `name` and `files` of its pictures in `assets/`, largest first. */
export type Photo = { path: string; name: string; isAvatar: boolean; files: string[] };

/** A converted photograph, with its size and the sizes of its pictures, in bytes. */
export type Made = { photo: Photo; before: number; after: number[] };

const isAvatar = (path: string) => /^avatars\//i.test(path);

// Excludes files of operating systems and editors: .DS_Store, Thumbs.db, desktop.ini.
const isPhoto = (path: string) => !/(^|\/)(\.[^/]*|thumbs\.db|desktop\.ini)$/i.test(path);

function photoOf(path: string): Photo {
  const name = photoName(path);
  const files = isAvatar(path) ? [`${name}.avif`] : [`${name}.avif`, `${name}-${smallWidth}.avif`];
  return { path, name, isAvatar: isAvatar(path), files };
}

/** Whether a file of `assets/photos/` is the logo, which stays an SVG. */
export const isLogo = (path: string) => /^logo\.svg$/i.test(path);

/** The photographs of a folder in natural order; empty if the folder does not exist. */
export function findPhotos(folder: string): Photo[] {
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .filter((path) => isPhoto(path) && !isLogo(path))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map(photoOf);
}

/** The pictures in `assets/` that once were made from the photographs `paths`, and are of none of `photos`. */
export function leftOver(paths: string[], photos: Photo[]) {
  const current = new Set(photos.flatMap(({ files }) => files));
  return paths.flatMap((path) => photoOf(path).files).filter((file) => !current.has(file));
}

/** Why the name of a photograph is invalid, as the end of a sentence that begins with the file; undefined if it is valid. */
export function nameMistake({ path, name, files }: Photo, photos: Photo[]) {
  if (name === '' || name === 'avatar') return 'has no letter from a to z and no digit in its name; give it one';
  const other = photos.find((photo) => photo.path !== path && photo.files.some((file) => files.includes(file)));
  return other && `would be the same file of assets/ as assets/photos/${other.path}; rename one of them`;
}

/** A size in KB of 1,024 bytes, as it is printed. */
export const kb = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The rows of a table: each photograph with its size before and after and, of several, the total. */
export function table(made: Made[]) {
  const rows = made.map(({ photo, before, after }) => ({ from: photo.path, before, after, to: photo.files[0] }));
  const total = { from: 'together', before: sum(made.map(({ before }) => before)), after: [sum(made.flatMap(({ after }) => after))], to: '' };
  if (rows.length > 1) rows.push(total);
  const longest = Math.max(...rows.map(({ from }) => from.length));
  return rows.map(({ from, before, after, to }) => {
    return `${from.padEnd(longest)} ${kb(before).padStart(10)} → ${after.map(kb).join(' and ').padEnd(17)} ${to}`.trimEnd();
  });
}

/** The variable for a picture, such as `photoGeoapp_1` or `avatarAna`. Different names have different variables. */
const variableOf = (name: string) =>
  (name.startsWith('avatar-') ? name : `photo-${name}`).replace(/-(.)/g, (_, next) => (/\d/.test(next) ? `_${next}` : next.toUpperCase()));

/** The import declarations of the pictures that `content`, the text of content.ts, does not import yet. */
export const importLines = (photos: Photo[], content: string) =>
  photos
    .filter(({ files: [file] }) => !content.includes(`/assets/${file}'`) && !content.includes(`/assets/${file}"`))
    .map(({ name, files: [file] }) => `import ${variableOf(name)} from '../assets/${file}';`);
