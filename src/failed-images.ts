/** Tells the style sheet that an image failed, and its name. Its parent says so, since nothing can be drawn on the image itself. */
const mark = (image: HTMLImageElement) => { image.parentElement!.dataset.failed = image.alt; };

/** Marks the images that fail from now on, and those that have failed before. */
export function markFailedImages() {
  document.addEventListener('error', ({ target }) => mark(target as HTMLImageElement), true); // it does not bubble
  for (const image of document.images) if (image.complete && !image.naturalWidth) mark(image);
}
