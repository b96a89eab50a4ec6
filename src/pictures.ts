/** In KB (1,024 bytes). */
export const maxImageKB = 300;

// Widths of files, in pixels.
export const maxWidth = 1600;
export const smallWidth = 640;
export const widthWithSmall = 960; // from this width on, a picture has a small version
export const avatarWidth = 288; // sharp in zoomed pages too

/** The file name of the small version of a picture. */
export const smallFile = (file: string) => file.replace(/\.\w+$/, `-${smallWidth}$&`);

export const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'share.png'];
export const [shareWidth, shareHeight] = [1200, 630] as const;
