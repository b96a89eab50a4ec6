// What is fixed of pictures, for `npm run images`, the checker and the pages.

// The most KB, of 1,024 bytes.
export const maxImageKB = 300;
export const maxAvatarKB = 30;

// Widths of files, in pixels.
export const maxWidth = 1600;
export const smallWidth = 640;
export const avatarWidth = 2 * 144; // of a portrait, which is large in a team of one

/** The name of the small version of a picture. */
export const smallFile = (file: string) => file.replace(/\.\w+$/, `-${smallWidth}$&`);

export const avatarSize = 44; // in the card of a member, in CSS pixels

export const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'share.png'];
export const [shareWidth, shareHeight] = [1200, 630] as const;

/** The cure for a picture that does not fit. */
export const pictureCure = (folder = 'assets/photos/') =>
  `put the original into ${folder}, run npm run images, and import what that writes`;
