import type { Picture } from './types';

// Maxima, in KB of 1,024 bytes.
export const maxImageKB = 300;
export const maxAvatarKB = 30;

// Widths of files, in pixels.
export const maxWidth = 1600;
export const smallWidth = 640;
export const avatarWidth = 2 * 144; // for the large portrait of a team of one

/** The name of the small version of a picture. */
export const smallFile = (file: string) => file.replace(/\.\w+$/, `-${smallWidth}$&`);

export const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'share.png'];
export const [shareWidth, shareHeight] = [1200, 630] as const;

export const pictureAdvice = (folder = 'assets/photos/') =>
  `put the original into ${folder}, run npm run images, and import what that writes`;

export const heicAdvice = 'is a HEIC file; on a Mac, save it as JPEG with «Export» in Preview; an iPhone takes JPEGs '
  + 'with Settings, Camera, Formats, Most Compatible';

/**
 * A file of `assets/`, as content.ts imports it, with paths relative to the base path. Width and height are missing if
 * it is no picture.
 */
export type Asset = Picture & { file: string; bytes: number; small?: string; hasAlpha?: boolean };

/** As components import it. */
export const pictureAt = (root: string, { src, small, width, height, hasAlpha }: Asset): Picture => ({
  src: root + src,
  srcSet: small && `${root + small} ${smallWidth}w, ${root + src} ${width}w`,
  width,
  height,
  'data-alpha': hasAlpha,
});
