import * as words from 'site/words';
import { afterFrame } from '../after-frame';
import { find, findAll } from '../find';
import { clickedLink } from '../router/links';
import { startGestures } from './gestures';
import { dialog, lockPage } from '../overlays';
import { startSlides } from './slides';

/** Until a picture loads, its thumbnail fills its final size. */
function makePicture(capture: HTMLAnchorElement): HTMLImageElement {
  const thumbnail = find<HTMLImageElement>('.CaptureImage-wide, .CaptureImage-portrait', capture);
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  image.toggleAttribute('data-alpha', 'alpha' in thumbnail.dataset);
  const scale = capture.href.endsWith('.svg') ? 100 : 1; // drawings have no pixels, and fill the stage
  const [width, height] = ['width', 'height'].map((name) => Number(thumbnail.getAttribute(name)) * scale);
  image.style.cssText = `--width:${width};--height:${height};--thumbnail:url("${thumbnail.currentSrc}")`;
  image.onload = image.onerror = (event) => { image.dataset.state = (event as Event).type; };
  return image;
}

/** Opens the viewer for clicks on captures. A page may have several galleries. */
export function startViewer() {
  const strip = find('.Viewer-strip', dialog);
  const caption = find('.Viewer-caption', dialog);
  const pictures = strip.children as HTMLCollectionOf<HTMLImageElement>;
  let captures: HTMLAnchorElement[]; // these are set when the dialog opens
  let shown: number;

  /** Loads the shown picture, then its neighbours, which would slow it down. */
  function load() {
    for (const at of [shown, shown + 1, shown - 1]) {
      const picture = pictures[at];
      if (!picture) continue;
      if (!picture.src || picture.dataset.state === 'error') {
        delete picture.dataset.state;
        picture.src = captures[at]!.href;
      }
      if (!picture.complete) return;
    }
  }

  function describe(index: number) {
    shown = index;
    load();
    const capture = captures[index]!;
    const picture = pictures[index]!;
    for (const image of pictures) image.inert = image !== picture;
    const text = capture.closest('li')!.querySelector('.Gallery-text')?.textContent ?? picture.alt;
    caption.replaceChildren(Object.assign(document.createElement('span'), { textContent: text })); // fades in
    caption.style.cssText = picture.style.cssText;
    find('.Viewer-counter', dialog).textContent = words.position(index + 1, captures.length);
    find<HTMLAnchorElement>('.Viewer-file', dialog).href = capture.href;
  }

  const slides = startSlides(strip, describe);
  startGestures(find('.Viewer-stage', dialog), slides);

  addEventListener('click', (event) => {
    const capture = clickedLink(event);
    if (!capture?.dataset.capture) return;
    if (getComputedStyle(dialog).position !== 'fixed') return; // the late style sheet has not loaded
    dialog.ariaLabel = words.captures(find('h1, h2', capture.closest(':has(h1, h2)')!).textContent);
    captures = findAll('[data-capture]', capture.closest('.Gallery-gallery')!);
    const made = captures.map(makePicture);
    event.preventDefault(); // not earlier: if something is missing, the browser follows the link
    afterFrame(() => {
      if (!capture.isConnected) return; // its page is gone
      strip.replaceChildren(...made);
      slides.show(captures.indexOf(capture)); // before the dialog appears: nothing moves there
      dialog.showModal();
      dialog.focus(); // not its first control
      dialog.scrollTop = 0;
      lockPage();
    });
  });

  strip.addEventListener('load', load, true);
  addEventListener('online', () => { if (dialog.open) load(); });

  dialog.onclose = () => {
    lockPage();
    // WebKit would scroll to the focus later, when Back may already show another page.
    captures[shown]!.scrollIntoView({ block: 'nearest' });
    captures[shown]!.focus({ preventScroll: true });
  };
}
