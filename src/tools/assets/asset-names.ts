import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { photoFormats } from '../../model/pictures';

/** Reduces a text to the characters a-z, 0-9 and -. */
export const slug = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

export const photoFilter = RegExp(`\\.(${photoFormats}|heic)$`, 'i');

/** Returns `geoapp-1.avif` for the photo `Geoapp/1.JPG`, and `avatar-ada.avif` for `avatars/Ada.png`. */
export const avifFile = (photo: string) =>
  `${slug(photo.replace(/\.\w+$/, '').replace(/^avatars\//, 'avatar-')) || 'photo'}.avif`;

/** Finds a file in `assets` by the longest end of a path. An original (PNG) stands for the AVIF file made from it. */
export function findAsset(assets: string, path: string) {
  const parts = path.split('/').filter((part) => !/^\.*$/.test(part));
  const fileOf = (name: string) => (photoFilter.test(name) ? avifFile(name) : name);
  return parts.map((_, index) => join(assets, fileOf(parts.slice(index).join('/')))).find((file) => existsSync(file));
}
