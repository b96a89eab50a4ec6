import { base } from '../router/routes';

/** An image's name says its size in pixels, and whether a sibling 640 pixels wide stands beside it. */
const named = /-(\d+)x(\d+)(-640)?(-\w{8}\.\w+)$/;

/** Reads what the build wrote into the name of an image of the content (see `src/build/images.mjs`). */
export function picture(image: string) {
  const [, width, height, small, end] = named.exec(image) ?? [];
  return { src: base + image, width, height, small: small && base + image.replace(named, small + end) };
}
