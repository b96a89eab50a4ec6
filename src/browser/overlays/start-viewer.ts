import * as words from 'site/words';
import { afterFrame } from '../../page/after-frame';
import { find, findAll } from '../find';
import { clickedLink } from '../router/links';
import { coverThumbnail, thumbnailOf } from './cover-thumbnail';
import { forward, startGestures, strip } from './gestures';
import { dialog, isViewerOpen, lockPage } from './overlays';

/** Until a picture loads, its thumbnail fills its final size. */
function makePicture(capture: HTMLAnchorElement): HTMLImageElement {
  const thumbnail = thumbnailOf(capture);
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

function load(image: HTMLImageElement, address: string) {
  if (image.src && image.dataset.state !== 'error') return;
  delete image.dataset.state;
  image.src = address;
}

/** Captures stay links until the late style sheet has loaded. */
const hasStyles = () => getComputedStyle(dialog).position === 'fixed';

/** Opens the viewer for clicks on captures. A page may have several galleries. */
export function startViewer() {
  const counter = find('.Viewer-counter', dialog);
  const caption = find('.Viewer-caption', dialog);
  const file = find<HTMLAnchorElement>('.Viewer-file', dialog);
  const showPicture = startGestures(show, close);

  let captures: HTMLAnchorElement[]; // set whenever the dialog is open
  let pictures: HTMLImageElement[];
  let shown: HTMLAnchorElement;
  let picture: HTMLImageElement;

  function describe() {
    for (const image of pictures) image.inert = image !== picture;
    caption.textContent = shown.closest('li')!.querySelector('.Gallery-text')?.textContent ?? picture.alt;
    caption.style.cssText = picture.style.cssText;
    file.href = shown.href;
  }

  /** Hides the thumbnail of the shown capture while the dialog is open. */
  function markShown() {
    for (const capture of findAll('[data-capture]')) {
      capture.toggleAttribute('data-shown', dialog.open && capture === shown);
    }
  }

  function show(index: number) {
    picture = pictures[index]!;
    shown = captures[index]!;
    load(picture, shown.href);
    strip.style.translate = `calc(${-index * forward()} * (100% + var(--space-4)))`;
    counter.textContent = ''; // hides the caption until it has changed
    showPicture(picture, index);
    afterFrame(() => {
      if (!dialog.open || picture !== pictures[index]) return; // closed, or moved on
      describe();
      // Screen readers announce this once the dialog is modal.
      counter.textContent = words.position(index + 1, captures.length);
      markShown();
      captures.forEach((capture, at) => {
        if (Math.abs(at - index) === 1) load(pictures[at]!, capture.href);
      });
    });
  }

  function open(capture: HTMLAnchorElement) {
    if (!capture.isConnected) return; // its page is gone
    captures = findAll('[data-capture]', capture.closest('.Gallery-gallery')!);
    pictures = captures.map(makePicture);
    strip.replaceChildren(...pictures);
    dialog.ariaLabel = words.captures(find('h1, h2', capture.closest(':has(h1, h2)')!).textContent);
    show(captures.indexOf(capture));
    describe(); // the caption takes space from the picture
    dialog.open = true; // coverThumbnail needs its layout
    coverThumbnail(picture, shown);
    dialog.focus(); // makes the browser style the start position
    dialog.open = false;
    dialog.showModal(); // before anything moves: the new layer would start movements again
    dialog.focus(); // not its first control
    dialog.dataset.open = '';
    lockPage();
  }

  function close() {
    coverThumbnail(picture, shown);
    delete dialog.dataset.open;
    afterFrame(() => isViewerOpen() || dialog.close()); // after the press is shown, as it restyles the page
  }

  addEventListener('click', (event) => {
    const capture = clickedLink(event);
    if (!capture?.dataset.capture || !hasStyles()) return;
    event.preventDefault();
    afterFrame(() => {
      try {
        open(capture);
      } catch (error) {
        console.error(error);
        location.assign(capture.href);
      }
    });
  });

  dialog.onclose = () => {
    if (dialog.open) return; // reopened meanwhile
    delete dialog.dataset.open;
    lockPage();
    markShown();
    if (!shown.isConnected) return; // its page is gone
    // WebKit would scroll to the focus later, when Back may already show another page.
    shown.scrollIntoView({ block: 'nearest' });
    shown.focus({ preventScroll: true });
    coverThumbnail(picture, shown);
  };
}
