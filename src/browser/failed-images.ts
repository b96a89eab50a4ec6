// The parent is marked, since style sheets cannot add text to an image.
const mark = (image: HTMLImageElement) => { image.parentElement!.dataset.failed = image.alt; };

/** Marks images that have failed or will fail, until they load. */
export function markFailedImages() {
  // These events do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mark(target), true);
  document.addEventListener('load', ({ target }) => {
    (target as Element).parentElement?.removeAttribute('data-failed');
  }, true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) mark(image);
}
