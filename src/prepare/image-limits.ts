// The limits of pictures, for `npm run images` and for the checker.

// The most KB, of 1,024 bytes.
export const maxImageKB = 300;
export const maxAvatarKB = 30;

// Widths in pixels: the largest of a picture, that of its small version, and that of an avatar, for a team of one.
export const maxWidth = 1600;
export const smallWidth = 640;
export const avatarWidth = 2 * 144;

/** The cure for a picture that does not fit. */
export const remedy = (folder = 'assets/photos/') =>
  `put the original into ${folder}, run npm run images, and import what that writes`;
