import { maxImageKB, pictureCure, smallWidth } from '../pictures';
import { type Check, optional, say, sayMust, text, textThat } from './checks';
import { isWebAddress } from './texts';

/** An imported file of `assets/`. */
export type AssetFile = { src: string };

/** An imported picture of `assets/`, as the attributes of an `<img>`: `<img {...logo} alt="Cooperativa Semilla" />`. */
export type Picture = AssetFile & { srcSet?: string; width: number; height: number };

/** A screenshot, and its text for caption and screen readers: `{ ...captura1, text: 'Mapa de …' }`. */
export type Screenshot = Picture & { text?: string };

/**
 * A file of `assets/`, as content.ts imports it. Paths, also of its small version, are relative to the base path. A
 * file without a size is not a picture.
 */
export type Asset = Picture & { file: string; bytes: number; small?: string };

const isAsset = (value: unknown): value is Asset => typeof value === 'object' && value !== null && 'bytes' in value;

export const noImage = 'is not an image (AVIF, or SVG with a viewBox)';

export const image = (maxKB = maxImageKB, folder?: string): Check<Picture> => (value, path) => {
  if (!isAsset(value)) return sayMust(path, 'imported from assets/', value);
  if (!value.width) return say(path, `${value.file} ${noImage}`);
  return value.bytes > maxKB * 1024 ? say(path, `${value.file} has over ${maxKB} KB; ${pictureCure(folder)}`) : [];
};

export const screenshot: Check<Screenshot> = (value, path) =>
  [...image()(value, path), ...optional(text)(value?.text, `${path}.text`)];

const address = textThat(isWebAddress, 'a web address or imported from assets/');

export const addressOrFile: Check<string | AssetFile> = (value, path) =>
  isAsset(value) ? [] : address(value as string, path);

/** Adds the base path, as in imports by components. */
export const pictureAt = (base: string, { src, small, width, height }: Asset): Picture => ({
  src: base + src,
  srcSet: small && `${base + small} ${smallWidth}w, ${base + src} ${width}w`,
  width,
  height,
});
