import { find } from '../find';
import { focusAfterBack } from '../router/arriving';
import { closeOverlay, currentOverlay, followHistory } from '../router/location';
import { startGestures } from './gestures';

/** An empty picture whose final box is there at once; the thumbnail fills it until the picture is in. */
function frame(capture: HTMLAnchorElement, at: number) {
  const thumbnail = find<HTMLImageElement>('img', capture);
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  image.style.cssText = `${capture.dataset.box};--at:${at};background-image:url("${thumbnail.currentSrc}")`;
  image.onload = image.onerror = (event) => {
    image.dataset.state = (event as Event).type;
  };
  return image;
}

/** Shows the captures of the page in the viewer, which is open while the current entry of the history has one. */
export function startViewer() {
  const dialog = find<HTMLDialogElement>('dialog');
  const [counter, caption] = dialog.querySelectorAll('p');
  const stage = find('div', dialog);
  const move = startGestures(dialog, stage);
  let images: HTMLImageElement[];
  let shown: HTMLAnchorElement | undefined;

  function follow() {
    const captures = [...document.querySelectorAll<HTMLAnchorElement>('[data-capture]')];
    const index = Number(currentOverlay());
    const before = shown;
    shown = captures[index];
    if (shown === before) return;
    if (!shown) {
      dialog.close();
      return before && focusAfterBack(before);
    }
    if (!before) {
      images = captures.map(frame);
      stage.replaceChildren(...images);
      dialog.ariaLabel = `Capturas de ${find('h1').textContent}`;
    }
    images.forEach((image, at) => {
      image.inert = at !== index;
      if (Math.abs(at - index) < 2) image.src ||= captures[at]!.href;
    });
    caption!.textContent = images[index]!.alt;
    find<HTMLAnchorElement>('a', dialog).href = shown.href;
    move(images, index);
    if (!before) dialog.showModal(); // once all is in its place, so that nothing slides there
    counter!.textContent = `${index + 1} de ${images.length}`; // heard only while it is open
  }

  followHistory(follow);
  dialog.onclose = closeOverlay;
}
