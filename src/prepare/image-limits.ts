// What pictures may be, for those who make them and for those who check them.

/** The most that a picture may weigh, in KB of 1,024 bytes. */
export const maxImageKB = 300;

/** The most that a picture is wide, and how wide its smaller sibling is, in pixels. */
export const maxWidth = 1600;
export const smallWidth = 640;

/** How wide and high an avatar is, in pixels: three for each of the 44 it takes on a page. */
export const avatarWidth = 3 * 44;

/** What to do about a picture that cannot stay as it is. */
export const remedy = 'put the original into assets/photos/, run npm run images, and import what that writes';
