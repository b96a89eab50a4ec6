import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { slug } from '../../addresses';
import { smallFile } from '../../pictures';
import { type madeIn, removeMadeFile, writeMadeFile } from '../assets/made';
import { isFile, listFiles } from '../common/folder';
import { Mistake } from '../common/mistake';
import { convertPhoto, open } from './convert';
import { isSeenOn } from './make-brand-images';

/** `path` is in `assets/photos/`, `files` are in `assets/`. */
type Photo = { path: string; files: [large: string, small: string] };

/** `Geoapp/1.JPG` becomes `geoapp-1.avif`; `avatars/Ana.png`, `avatar-ana.avif`. */
function photoOf(path: string): Photo {
  const name = slug(path.replace(/\.[^./]*$/, '').replace(/^avatars\//i, 'avatar-'));
  const file = `${name}.avif`;
  return { path, files: [file, smallFile(file)] };
}

/** The photographs of `assets/photos/`, and a sentence about what else is there, if anything. */
export function findPhotos(assets: string) {
  const folder = join(assets, 'photos');
  const paths = existsSync(folder) ? listFiles(folder, true).sort() : [];
  const isPicture = (path: string) =>
    /\.(jpe?g|jfif|png|webp|gif|avif|tiff?|svg|hei[cf])$/i.test(path) && isFile(join(folder, path));
  const photos = paths.filter(isPicture).map(photoOf);
  const others = paths.filter((path) => !isPicture(path)).join(', ');
  const passedOver = 'Skipped in assets/photos/, as they are not pictures, or are links to folders or to nothing';
  return { photos, others: others && `${passedOver}: ${others}` };
}

/** Throws a Mistake for names that give an empty or duplicate picture name, or that of the logo. */
function checkName({ path, files }: Photo, photos: Photo[]) {
  const file = `assets/photos/${path}`;
  if (files[0] === 'logo.avif') {
    throw new Mistake(`${file}: the logo must be an SVG, named assets/logo.svg; rename this picture.`);
  }
  if (files[0] === '.avif' || (files[0] === 'avatar.avif' && /^avatars\//i.test(path))) {
    throw new Mistake(`${file} has no letter from a to z and no digit in its name; give it one.`);
  }
  const other = photos.find((photo) => photo.path !== path && photo.files.some((file) => files.includes(file)));
  if (other) {
    throw new Mistake(`${file} would be the same file of assets/ as assets/photos/${other.path}; rename one of them.`);
  }
}

const kb = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;

/** Makes outdated pictures; returns a sentence to print. Throws a Mistake for unusable photographs. */
export async function makePictures(assets: string, photo: Photo, photos: Photo[], isMade: ReturnType<typeof madeIn>) {
  const { path, files } = photo;
  checkName(photo, photos);
  const bytes = readFileSync(join(assets, 'photos', path));
  if (isMade(files[0], bytes)) return undefined;
  const pictures = await convertPhoto(bytes, path);
  for (const [index, file] of [...files.entries()].reverse()) { // the large one last: isMade asks for it alone
    const picture = pictures[index];
    if (picture) writeMadeFile(assets, file, picture, bytes);
    else removeMadeFile(assets, file);
  }
  const sizes = pictures.map(({ length }) => kb(length)).join(' and ');
  const { pages = 1 } = await open(bytes).metadata();
  const { width, hasAlpha } = await open(pictures[0]!).metadata();
  const isUnseen = hasAlpha && !(await isSeenOn(1, pictures[0]!));
  const notes = [
    pages > 1 && `it shows the first of ${pages} frames, since it cannot move`,
    !files[0].startsWith('avatar-') && width < 320 && 'it is too small to fill a card',
    isUnseen && 'it is hard to see on white, its ground on pages',
  ].filter(Boolean);
  return [`assets/photos/${path}, ${kb(bytes.length)} → ${files[0]}, ${sizes}`, ...notes].join('; ');
}

/** The import declarations for files of `assets/`. Names begin with a kind, so that none is reserved. */
export function importsOf(files: string[]) {
  const names = new Set<string>();
  return files.map((file) => {
    const { name: title, ext } = parse(file);
    const kind = ext.slice(1).toLowerCase().replace('avif', 'photo');
    let name = `${kind}_${slug(title).replaceAll('-', '_')}`;
    while (names.has(name)) name += '_';
    names.add(name);
    const quote = file.includes("'") ? '"' : "'";
    return `import ${name} from ${quote}../../assets/${file}${quote};`;
  });
}
