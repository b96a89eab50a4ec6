import { query } from '../dom';

/** A capture in the viewer. `picture` is the large image for the thumbnail in the link. */
export type Slide = {
  link: HTMLAnchorElement; thumbnail: HTMLImageElement; picture: HTMLImageElement; text: string;
};

/** Makes the slide for a link. The thumbnail is shown until the picture loads. Then, or if it fails, calls `onEnd`. */
export function readSlide(link: HTMLAnchorElement, onEnd: () => void): Slide {
  const thumbnail = query<HTMLImageElement>('img[width]', link);
  const { alt, dataset, currentSrc } = thumbnail;
  const picture = Object.assign(new Image(), { alt, draggable: false, inert: true });
  picture.toggleAttribute('data-alpha', 'alpha' in dataset);
  const scale = link.href.endsWith('.svg') ? 100 : 1; // SVGs have no natural resolution, so they fill the stage
  const [width, height] = ['width', 'height'].map((name) => Number(thumbnail.getAttribute(name)) * scale);
  picture.style.cssText = `--width:${width};--height:${height};--thumbnail:url("${currentSrc}")`;
  const end = (state: 'loaded' | 'failed') => () => {
    picture.dataset.state = state;
    onEnd();
  };
  picture.onload = end('loaded');
  picture.onerror = end('failed');
  return { link, thumbnail, picture, text: link.parentElement!.querySelector('.Gallery-text')?.textContent ?? alt };
}

/** Cancels all requests but the one for `picture`, which they would slow down. */
export function cancelAll(slides: Slide[], picture?: HTMLImageElement) {
  for (const other of slides) {
    if (other.picture !== picture && !other.picture.complete) other.picture.removeAttribute('src');
  }
}

/** Loads the picture at `index` or, if it has loaded or failed, one of its neighbors. */
export function loadNext(slides: Slide[], index: number) {
  const next = [index, index + 1, index - 1].flatMap((at) => slides[at] ?? [])
    .find(({ picture }) => !picture.dataset.state);
  cancelAll(slides, next?.picture);
  if (next?.picture.complete) next.picture.src = next.link.href; // otherwise, it is loading
}
