/** Matches the files that modules may import and style sheets may load. */
export const assetFilter = /\.(avif|svg|pdf|woff2|mp4|webm)$/i;

/** The maximum size of a picture in KB (1,024 bytes). */
export const maxImageKB = 300;

// The widths of generated files, in pixels.
export const maxWidth = 1600;
export const smallWidth = 640;
export const avatarWidth = 288; // enough to look sharp on zoomed pages

/** The extensions of originals besides AVIF, as a regular expression. HEIC files from phones cannot be converted. */
export const photoFormats = 'jpe?g|jfif|png|webp|gif|tiff?';

/** Returns whether a picture is tall, such as a screenshot of a phone. Tall pictures are shown narrower than others. */
export const isTall = ({ width, height }: { width: number; height: number }) => height > width * 0.75;

/** Returns the file name of the small version of a picture. */
export const smallFile = (file: string) => file.replace(/\.\w+$/, `-${smallWidth}$&`);

/** Returns whether a picture needs a small version. Panoramas do not: cards and galleries show their full height. */
export const needsSmall = ({ width, height }: { width: number; height: number }) => width >= 960 && width < 3 * height;

// The share images that `npm run images` writes to `assets/`: of languages, projects, and pages with a picture.
export const languageShareImage = (folder: string) => `${folder}share.png`;
export const projectShareImage = (id: string) => `share/${id}.jpg`;
export const pageShareImage = (picture: string) =>
  `share/pages/${picture.replace(/^[./]+/, '').replaceAll('/', '-').replace(/\w+$/, 'jpg')}`;

// Without a call, because esbuild would keep one in the visitors' script.
export const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'share.png'];
export const [shareWidth, shareHeight] = [1200, 630] as const;
