// Tells the style sheet which images have failed, and their names. It is on their parents, since an image has no
// pseudo-elements.

const mark = (image: HTMLImageElement) => { image.parentElement!.dataset.failed = image.alt; };

/** Marks the images that have failed and that fail from now on, until they load after all. */
export function markFailedImages() {
  // The events do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mark(target), true);
  document.addEventListener('load', ({ target }) => {
    (target as Element).parentElement?.removeAttribute('data-failed');
  }, true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) mark(image);
}
