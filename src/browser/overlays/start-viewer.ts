import * as words from 'site/words';
import { afterFrame } from '../../page/after-frame';
import { find, findAll } from '../find';
import { clickedLink } from '../router/links';
import { dialog, lockPage } from './overlays';
import { startSlides } from './start-slides';

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

/** Loads a picture once, or again if it has failed. */
function load(image: HTMLImageElement, address: string) {
  if (image.src && image.dataset.state !== 'error') return;
  delete image.dataset.state;
  image.src = address;
}

/** Opens the viewer for clicks on captures. A page may have several galleries. */
export function startViewer() {
  const strip = find('.Viewer-strip', dialog);
  const caption = find('.Viewer-caption', dialog);
  let captures: HTMLAnchorElement[]; // these are set when the dialog opens
  let pictures: HTMLImageElement[];
  let shown: HTMLAnchorElement;
  let isPressed: boolean; // since it opened

  function loadAround(index: number) {
    for (const at of [index, index + 1, index - 1]) if (pictures[at]) load(pictures[at], captures[at]!.href);
  }

  function describe(index: number) {
    shown = captures[index]!;
    const picture = pictures[index]!;
    for (const image of pictures) image.inert = image !== picture;
    loadAround(index);
    const text = shown.closest('li')!.querySelector('.Gallery-text')?.textContent ?? picture.alt;
    caption.replaceChildren(Object.assign(document.createElement('span'), { textContent: text })); // fades in
    caption.style.cssText = picture.style.cssText;
    find('.Viewer-counter', dialog).textContent = words.position(index + 1, captures.length);
    find<HTMLAnchorElement>('.Viewer-file', dialog).href = shown.href;
  }

  const close = () => afterFrame(() => dialog.close()); // after the press is shown, as it restyles the page
  const show = startSlides(strip, describe, close);

  function open(capture: HTMLAnchorElement) {
    isPressed = false;
    captures = findAll('[data-capture]', capture.closest('.Gallery-gallery')!);
    pictures = captures.map(makePicture);
    strip.replaceChildren(...pictures);
    dialog.ariaLabel = words.captures(find('h1, h2', capture.closest(':has(h1, h2)')!).textContent);
    const index = captures.indexOf(capture);
    describe(index); // the caption takes space from the picture
    show(index); // before the dialog appears: nothing moves there
    dialog.showModal();
    dialog.focus(); // not its first control
    dialog.scrollTop = 0;
    lockPage();
  }

  addEventListener('click', (event) => {
    const capture = clickedLink(event);
    if (!capture?.dataset.capture) return;
    if (getComputedStyle(dialog).position !== 'fixed') return; // the late style sheet has not loaded
    event.preventDefault();
    afterFrame(() => {
      if (!capture.isConnected) return; // its page is gone
      try {
        open(capture);
      } catch (error) {
        console.error(error);
        location.assign(capture.href);
      }
    });
  });

  // The second click of the double click that opened it does nothing.
  for (const type of ['click', 'dblclick'] as const) {
    dialog.addEventListener(type, (event) => {
      isPressed ||= event.detail < 2;
      if (!isPressed) event.stopPropagation();
    }, true);
  }

  addEventListener('online', () => { if (dialog.open) loadAround(captures.indexOf(shown)); });

  dialog.onclose = () => {
    if (dialog.open) return; // reopened meanwhile
    lockPage();
    if (!shown.isConnected) return; // its page is gone
    // WebKit would scroll to the focus later, when Back may already show another page.
    shown.scrollIntoView({ block: 'nearest' });
    shown.focus({ preventScroll: true });
  };
}
