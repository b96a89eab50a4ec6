import { find } from '../find';
import { focusAfterBack } from '../router/arriving';
import { closeOverlay, currentOverlay, openOverlay } from '../router/location';
import { startGestures } from './gestures';

/** An empty picture whose final box is there at once; the thumbnail fills it until the picture is in. */
function frame({ firstElementChild }: HTMLAnchorElement) {
  const thumbnail = firstElementChild as HTMLImageElement;
  const [width, height] = ['width', 'height'].map((name) => thumbnail.getAttribute(name));
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  image.style.cssText = `--width:${width}px;--ratio:${width}/${height};background-image:url("${thumbnail.currentSrc}")`;
  image.onload = image.onerror = (event) => image.setAttribute('data-state', (event as Event).type);
  return image;
}

/** Shows the captures of the page in the viewer, which is open while the current entry of the history has one. */
export function startViewer() {
  const dialog = find<HTMLDialogElement>('dialog');
  const [counter, caption, failed] = dialog.querySelectorAll('p');
  const move = startGestures(dialog, openOverlay, closeOverlay);
  let images: HTMLImageElement[];
  let shown: HTMLAnchorElement | undefined;

  addEventListener('popstate', () => {
    const captures = [...document.querySelectorAll<HTMLAnchorElement>('[data-capture]')];
    const index = currentOverlay() as number;
    const before = shown;
    shown = captures[index];
    if (!shown) {
      dialog.close();
      if (before) focusAfterBack(before);
      return;
    }
    if (!before) {
      images = captures.map(frame);
      find('div', dialog).replaceChildren(...images);
      dialog.ariaLabel = `Capturas de ${find('h1').textContent}`;
      dialog.showModal();
    }
    images.forEach((image, at) => {
      image.style.setProperty('--at', String(at - index));
      image.ariaHidden = String(at !== index);
      if (Math.abs(at - index) < 2) image.src ||= captures[at]!.href;
    });
    counter!.textContent = `${index + 1} de ${captures.length}`;
    caption!.textContent = images[index]!.alt;
    find<HTMLAnchorElement>('a', failed).href = shown.href;
    move(images, index);
  });
  dialog.addEventListener('close', closeOverlay);
}
