import type { Picture } from '../types';

/** A file of `assets/`, as content.ts imports it. `src` is below the base path. A file without a size is no picture. */
export type Asset = Picture & { file: string; bytes: number; small?: { src: string; width: number } };

/** Whether a value in the content is an import. */
export const isAsset = (value: unknown): value is Asset =>
  typeof value === 'object' && value !== null && 'bytes' in value;

/** An asset at the base path, as components import it. */
export const pictureAt = (base: string, { src, small, width, height }: Asset): Picture => ({
  src: base + src,
  srcSet: small && `${base + small.src} ${small.width}w, ${base + src} ${width}w`,
  width,
  height,
});
