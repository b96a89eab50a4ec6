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
  picture.onerror = () => { picture.dataset.state = 'failed'; };
  picture.onload = () => {
    picture.dataset.state = 'loaded';
    loadNext();
  };
  return { link, thumbnail, picture, text: link.parentElement!.querySelector('.Gallery-text')?.textContent ?? alt };
}

/** Loads the picture at `index`, then its neighbors. Cancels others, which would slow these down. Retries failures. */
export function loadPictures(captures: Capture[], index: number) {
  const wanted = [index, index + 1, index - 1].flatMap((at) => captures[at] ?? []);
  const next = wanted.find(({ picture }) => picture.dataset.state !== 'loaded');
  for (const capture of captures) {
    if (capture !== next && !capture.picture.complete) capture.picture.removeAttribute('src'); // cancels the request
  }
  if (!next?.picture.complete) return; // all have loaded, or it is loading
  delete next.picture.dataset.state;
  next.picture.src = next.link.href;
}
