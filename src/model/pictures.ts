/** In KB (1,024 bytes). */
export const maxImageKB = 300;

// Widths of files, in pixels.
export const maxWidth = 1600;
export const smallWidth = 640;
export const avatarWidth = 288; // sharp in zoomed pages too

/** Extensions of originals, for regular expressions. Phones also write HEIC files, which cannot be converted. */
export const photoFormats = 'jpe?g|jfif|png|webp|gif|tiff?';

/** The file name of the small version of a picture. */
export const smallFile = (file: string) => file.replace(/\.\w+$/, `-${smallWidth}$&`);

/** Whether a picture has a small version. Panoramas have none: cards and galleries show their whole height. */
export const needsSmall = ({ width, height }: { width: number; height: number }) => width >= 960 && width < 3 * height;

// Files in `assets/` that `npm run images` draws: share images of languages, projects, and pages with a picture.
export const languageShare = (folder: string) => `${folder}share.png`;
export const projectShare = (id: string) => `share/${id}.jpg`;
export const pageShare = (picture: string) => `share/pages/${picture.replaceAll('/', '-').replace(/\w+$/, 'jpg')}`;

export const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', languageShare('')];
export const [shareWidth, shareHeight] = [1200, 630] as const;
