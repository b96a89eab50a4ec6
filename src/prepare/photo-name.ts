/** A text in a-z, 0-9 and -: a name that every file system, address and import can hold. */
const slug = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

/**
 * The name of what comes of a photograph, from its path below `assets/photos/`: `geoapp-1` of `Geoapp/1.JPG`, and
 * `avatar-ana` of `avatars/Ana.png`, so that a portrait and a capture do not meet.
 */
export const photoName = (path: string) => slug(path.replace(/\.[^./]*$/, '').replace(/^avatars\//i, 'avatar-'));
