import { smallWidth } from '../../pictures';
import type { Picture } from '../../types';

/**
 * A file of `assets/`, as content.ts imports it. `src` and `small`, its small version, are below the base path. A file
 * without a size is no picture.
 */
export type Asset = Picture & { file: string; bytes: number; small?: string };

export const noImage = 'is not an image (AVIF, or SVG with a viewBox)';

/** Whether a value in the content is an import. */
export const isAsset = (value: unknown): value is Asset =>
  typeof value === 'object' && value !== null && 'bytes' in value;

/** An asset at the base path, as components import it. */
export const pictureAt = (base: string, { src, small, width, height }: Asset): Picture => ({
  src: base + src,
  srcSet: small && `${base + small} ${smallWidth}w, ${base + src} ${width}w`,
  width,
  height,
});
