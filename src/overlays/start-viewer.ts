import * as styles from '../../styles/Viewer.module.css';
import { find } from '../find';
import { focusAfterBack } from '../router/arriving';
import { clickedLink } from '../router/links';
import type { Router } from '../router/router';
import * as words from '../words';
import { dialog, startGestures } from './gestures';
import { layOver } from './lay-over';
import { stage } from './pointers';

/** Creates the picture of a capture, not loaded yet. Until then the thumbnail fills its box, of its final size. */
function makePicture(capture: HTMLAnchorElement): HTMLImageElement {
  const thumbnail = find<HTMLImageElement>('img', capture);
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  image.style.cssText = `--width:${thumbnail.getAttribute('width')};--height:${thumbnail.getAttribute('height')}`
    + `;--thumbnail:url("${thumbnail.currentSrc}")`;
  for (const state of ['load', 'error']) image.addEventListener(state, () => { image.dataset.state = state; });
  return image;
}

/** Whether the late style sheet is there. Without its styles, a capture is a link to the image. */
const hasStyles = () => getComputedStyle(dialog).position === 'fixed';

const mostSquares = 12; // in the row that says which capture is shown

/** Starts the viewer of the page's captures. It is open while the current history entry is the viewer's. */
export function startViewer({ open, close, addOverlay }: Router) {
  const counter = find('.' + styles.counter);
  const caption = find('.' + styles.caption);
  const file = find<HTMLAnchorElement>('.' + styles.file);
  const showPicture = startGestures((index) => open('viewer', index));
  let shown: HTMLAnchorElement | undefined;

  const currentPicture = () => find<HTMLImageElement>('img:not([inert])', stage);

  function fillStage(captures: HTMLAnchorElement[]) {
    stage.replaceChildren(...captures.map(makePicture));
    dialog.ariaLabel = words.captures(find('h1').textContent);
    caption.toggleAttribute('data-squares', captures.length > 1 && captures.length <= mostSquares);
  }

  function show(captures: HTMLAnchorElement[], index: number) {
    const capture = captures[index]!;
    stage.querySelectorAll('img').forEach((image, at) => {
      image.inert = at !== index;
      if (Math.abs(at - index) < 2) image.src ||= captures[at]!.href;
    });
    const picture = currentPicture();
    caption.textContent = picture.alt;
    caption.style.cssText = `--count:${stage.children.length};--at:${index}`;
    file.href = capture.href;
    showPicture(picture, index);
    layOver(picture, capture);
  }

  function openDialog() {
    // Else it would start where the last animation has left it.
    currentPicture().getAnimations().forEach((animation) => animation.cancel());
    dialog.showModal(); // after the picture is laid out
    dialog.focus(); // WebKit's showModal() does not: it goes by the style of the closed dialog, which is hidden
  }

  addOverlay('viewer', (item, isTraversal) => {
    const captures = [...document.querySelectorAll<HTMLAnchorElement>('[data-capture]')];
    const before = shown;
    if (!before?.isConnected) dialog.close(); // its page has gone, and its pictures
    shown = item === undefined || !hasStyles() ? undefined : captures[item];
    if (shown && isTraversal) focusAfterBack(dialog);
    if (shown === before && dialog.open === !!shown) return dialog.open;
    for (const capture of captures) capture.toggleAttribute('data-shown', capture === shown);
    if (shown) {
      const wasOpen = dialog.open;
      if (!wasOpen) fillStage(captures);
      show(captures, item!);
      if (!wasOpen) openDialog();
      counter.textContent = words.position(item! + 1, captures.length); // announced only in an open dialog
    } else {
      dialog.close();
      if (before && isTraversal) {
        focusAfterBack(before);
        requestAnimationFrame(() => layOver(currentPicture(), before)); // the focus may have scrolled
      }
    }
    return dialog.open;
  });

  addEventListener('click', (event) => {
    const index = clickedLink(event)?.dataset.capture;
    if (index === undefined || !hasStyles()) return;
    event.preventDefault();
    open('viewer', Number(index));
  });
  dialog.onclose = () => {
    if (!dialog.open) close('viewer'); // unless it has been reopened
  };
}
