import { query } from '../dom';

type Image = HTMLImageElement;
export type Capture = { link: HTMLAnchorElement; thumbnail: Image; picture: Image; text: string };

/** Makes the picture for a thumbnail, which is its placeholder until it has loaded. Then calls `loadNext`. */
export function readCapture(link: HTMLAnchorElement, loadNext: () => void): Capture {
  const thumbnail = query<HTMLImageElement>('img[width]', link);
  const { alt, dataset, currentSrc } = thumbnail;
  const picture = Object.assign(new Image(), { alt, draggable: false, inert: true });
  picture.toggleAttribute('data-alpha', 'alpha' in dataset);
  const scale = link.href.endsWith('.svg') ? 100 : 1; // SVGs have no natural resolution, so they fill the stage
  const [width, height] = ['width', 'height'].map((name) => Number(thumbnail.getAttribute(name)) * scale);
  picture.style.cssText = `--width:${width};--height:${height};--thumbnail:url("${currentSrc}")`;
  const end = (state: 'loaded' | 'failed') => () => {
    picture.dataset.state = state;
    loadNext();
  };
  picture.onload = end('loaded');
  picture.onerror = end('failed');
  return { link, thumbnail, picture, text: link.parentElement!.querySelector('.Gallery-text')?.textContent ?? alt };
}

/** Cancels all requests but the one for `picture`, which they would slow down. */
export function cancelAll(captures: Capture[], picture?: Image) {
  for (const other of captures) {
    if (other.picture !== picture && !other.picture.complete) other.picture.removeAttribute('src');
  }
}

/** Loads the picture at `index` or, if it has loaded or failed, one of its neighbors. */
export function loadNext(captures: Capture[], index: number) {
  const next = [index, index + 1, index - 1].flatMap((at) => captures[at] ?? [])
    .find(({ picture }) => !picture.dataset.state);
  cancelAll(captures, next?.picture);
  if (next?.picture.complete) next.picture.src = next.link.href; // otherwise, it is loading
}
