// What is fixed of pictures, for `npm run images`, the checker and the pages.

// The most KB, of 1,024 bytes.
export const maxImageKB = 300;
export const maxAvatarKB = 30;

// Widths in pixels: the largest of a picture, that of its small version, that of an avatar in CSS pixels, and that of
// its file, which is for a team of one.
export const maxWidth = 1600;
export const smallWidth = 640;
export const avatarSize = 44;
export const avatarWidth = 2 * 144;

export const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'share.png'];
export const [shareWidth, shareHeight] = [1200, 630] as const;

/** The cure for a picture that does not fit. */
export const pictureCure = (folder = 'assets/photos/') =>
  `put the original into ${folder}, run npm run images, and import what that writes`;
