import * as styles from '../../styles/Viewer.module.css';
import { find } from '../find';
import { focusAfterBack } from '../router/arriving';
import { clickedLink } from '../router/links';
import { closeOverlay, currentItem, currentOverlay, followHistory, openOverlay } from '../router/location';
import * as words from '../words';
import { dialog, startGestures } from './gestures';
import { layOver } from './lay-over';
import { stage } from './pointers';

/** Creates the picture of a capture without loading it. Its box has its final size; the thumbnail fills it until it has loaded. */
function makePicture(capture: HTMLAnchorElement): HTMLImageElement {
  const thumbnail = find<HTMLImageElement>('img', capture);
  const image = new Image();
  image.alt = thumbnail.alt;
  image.draggable = false;
  image.dataset.full = capture.href;
  image.dataset.average = thumbnail.dataset.average ?? '';
  image.style.cssText = `--width:${thumbnail.getAttribute('width')};--height:${thumbnail.getAttribute('height')};--thumbnail:url("${thumbnail.currentSrc}")`;
  for (const state of ['load', 'error']) image.addEventListener(state, () => { image.dataset.state = state; });
  return image;
}

/** Opens the viewer on the capture whose link is clicked. */
function openClicked(event: MouseEvent) {
  const index = clickedLink(event)?.dataset.capture;
  if (index === undefined) return;
  event.preventDefault();
  openOverlay('viewer', Number(index));
}

/** Starts the viewer of the page's captures. It is open while the current history entry is the viewer's. */
export function startViewer() {
  const counter = find('.' + styles.counter);
  const caption = find('.' + styles.caption);
  const file = find<HTMLAnchorElement>('.' + styles.file);
  const take = startGestures();
  let shown: HTMLAnchorElement | undefined;
  let picture: HTMLImageElement; // of the capture shown last

  function fillStage(captures: HTMLAnchorElement[]) {
    stage.replaceChildren(...captures.map(makePicture));
    dialog.ariaLabel = words.captures(find('h1').textContent);
  }

  function show(capture: HTMLAnchorElement, index: number) {
    stage.querySelectorAll('img').forEach((picture, at) => {
      picture.inert = at !== index;
      if (Math.abs(at - index) < 2) picture.src ||= picture.dataset.full ?? '';
    });
    const picture = find<HTMLImageElement>('img:not([inert])', stage);
    caption.textContent = picture.alt;
    caption.style.cssText = `--count:${stage.children.length};--at:${index}`;
    file.href = capture.href;
    take(picture, index);
    layOver(picture, capture);
    return picture;
  }

  followHistory((isTravel) => {
    const captures = [...document.querySelectorAll<HTMLAnchorElement>('[data-capture]')];
    const index = currentItem() ?? 0;
    const before = shown;
    shown = currentOverlay() === 'viewer' ? captures[index] : undefined;
    if (shown === before) return;
    for (const capture of captures) capture.toggleAttribute('data-shown', capture === shown);
    if (shown) {
      if (!before) fillStage(captures);
      picture = show(shown, index);
      if (!before) {
        picture.getAnimations().forEach((animation) => animation.cancel()); // it begins its way at the thumbnail
        dialog.showModal(); // after the picture is laid out
        dialog.focus(); // WebKit's showModal() does not: it goes by the style of the closed dialog, which is hidden
      }
      counter.textContent = words.position(index + 1, captures.length); // live regions are announced only in an open dialog
    } else {
      dialog.close();
      if (before && isTravel) {
        focusAfterBack(before);
        requestAnimationFrame(() => layOver(picture, before)); // the focus may have scrolled
      }
    }
  });

  addEventListener('click', openClicked);
  dialog.onclose = () => {
    if (!dialog.open) closeOverlay(); // unless it has been reopened
  };
}
