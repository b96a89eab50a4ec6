import { findAll, findMain } from './find';

const hasFailed = ({ complete, naturalWidth }: HTMLImageElement) => complete && !naturalWidth;

// The parent is marked, since style sheets cannot add text to an image.
const mark = (image: HTMLImageElement) => { image.parentElement!.dataset.failed = image.alt; };

/** Marks images that fail until they load. Failed images of the page are loaded again when the browser is online. */
export function markFailedImages() {
  // These events do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mark(target), true);
  document.addEventListener('load', ({ target }) => {
    (target as Element).parentElement?.removeAttribute('data-failed');
  }, true);
  for (const image of document.images) if (hasFailed(image)) mark(image);
  addEventListener('online', () => {
    for (const image of findAll<HTMLImageElement>('img', findMain())) {
      if (hasFailed(image)) image.src = image.src; // loads it again
    }
  });
}
