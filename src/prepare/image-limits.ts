// The limits of pictures, for `npm run images` and for the checker.

/** The largest size of a picture, in KB of 1,024 bytes. */
export const maxImageKB = 300;

/** The largest width of a picture and the width of its small version, in pixels. */
export const maxWidth = 1600;
export const smallWidth = 640;

/** The width and height of an avatar, in pixels: 44 CSS pixels at a device pixel ratio of 3. */
export const avatarWidth = 3 * 44;

/** The cure for a picture that does not fit. */
export const remedy = 'put the original into assets/photos/, run npm run images, and import what that writes';
