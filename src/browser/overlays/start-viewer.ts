import * as words from 'site/words';
import * as styles from '../../../styles/Viewer.module.css';
import { afterFrame } from '../../page/after-frame';
import { find } from '../find';
import { clickedLink } from '../router/links';
import { coverThumbnail } from './cover-thumbnail';
import { startGestures } from './gestures';
import { dialog, lockPage } from './overlays';
import { stage } from './pointers';
import { closeDialog, openDialog } from './viewer-dialog';

/** Creates the picture of a capture, not loaded yet. Until then the thumbnail fills its box, of its final size. */
function makePicture(capture: HTMLAnchorElement): HTMLImageElement {
  const thumbnail = find<HTMLImageElement>('img', capture);
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  image.style.cssText = `--width:${thumbnail.getAttribute('width')};--height:${thumbnail.getAttribute('height')}`
    + `;--thumbnail:url("${thumbnail.currentSrc}")`;
  image.onload = image.onerror = (event) => { image.dataset.state = (event as Event).type; };
  return image;
}

/** Loads a picture, or tries again to load one that has failed. */
function load(image: HTMLImageElement, address: string) {
  if (image.src && image.dataset.state !== 'error') return;
  delete image.dataset.state;
  image.src = address;
}

/** Whether the late style sheet is there. Without its styles, a capture is a link to the image. */
const hasStyles = () => getComputedStyle(dialog).position === 'fixed';

const mostSquares = 12; // in the row that says which capture is shown

/** Starts the viewer of the captures of a gallery. A page of the team's own may have several. */
export function startViewer() {
  const counter = find('.' + styles.counter);
  const caption = find('.' + styles.caption);
  const file = find<HTMLAnchorElement>('.' + styles.file);
  const showPicture = startGestures(show, close);

  let captures: HTMLAnchorElement[]; // these are set whenever the dialog is open
  let shown: HTMLAnchorElement;
  let picture: HTMLImageElement; // of the shown capture

  function describe(index: number) {
    const { dataset, href } = captures[index]!;
    caption.textContent = dataset.text ?? stage.querySelectorAll('img')[index]!.alt;
    caption.style.cssText = `--count:${captures.length};--at:${index}`;
    file.href = href;
  }

  function show(index: number) {
    const pictures = [...stage.querySelectorAll('img')];
    picture = pictures[index]!;
    shown = captures[index]!;
    for (const image of pictures) image.inert = image !== picture;
    load(picture, shown.href);
    showPicture(picture, index);
    afterFrame(() => {
      describe(index);
      for (const capture of captures) capture.toggleAttribute('data-shown', capture === shown);
      // Announced only in an open dialog; and once, after that is modal.
      counter.textContent = words.position(index + 1, captures.length);
      pictures.forEach((image, at) => { if (Math.abs(at - index) === 1) load(image, captures[at]!.href); });
    });
  }

  function open(capture: HTMLAnchorElement) {
    if (!capture.isConnected) return; // its page has gone
    captures = [...capture.closest('ul')!.querySelectorAll('a')];
    stage.replaceChildren(...captures.map(makePicture));
    dialog.ariaLabel = words.captures(find('h1').textContent);
    caption.toggleAttribute('data-squares', captures.length > 1 && captures.length <= mostSquares);
    const index = captures.indexOf(capture);
    show(index);
    describe(index); // now, since it takes room from the picture
    dialog.open = true; // has it laid out, on which the place of the picture depends
    coverThumbnail(picture, shown);
    openDialog();
  }

  function close() {
    coverThumbnail(picture, shown);
    closeDialog();
  }

  addEventListener('click', (event) => {
    const capture = clickedLink(event);
    if (!capture?.dataset.capture || !hasStyles()) return;
    event.preventDefault();
    afterFrame(() => open(capture));
  });

  dialog.onclose = () => {
    if (dialog.open) return; // it has been reopened
    delete dialog.dataset.open;
    lockPage();
    if (!shown.isConnected) return; // its page has gone
    shown.removeAttribute('data-shown');
    // At once: WebKit scrolls to what has the focus later, when Back may have brought another page.
    shown.scrollIntoView({ block: 'nearest' });
    shown.focus({ preventScroll: true });
    coverThumbnail(picture, shown);
  };
}
