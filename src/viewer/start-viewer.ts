import * as styles from '../../styles/Viewer.module.css';
import { find } from '../find';
import { focusAfterBack } from '../router/arriving';
import { closeOverlay, currentOverlay, followHistory } from '../router/location';
import * as words from '../words';
import { startGestures } from './gestures';
import { dialog, stage } from './parts';
import { makePicture } from './picture';

/** Shows the captures of the page in the viewer, which is open while the current entry of the history has one. */
export function startViewer() {
  const counter = find('.' + styles.counter);
  const caption = find('.' + styles.caption);
  const file = find<HTMLAnchorElement>('.' + styles.file);
  const take = startGestures();
  let shown: HTMLAnchorElement | undefined;

  function fill(captures: HTMLAnchorElement[]) {
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
    file.href = capture.href;
    take(picture, index);
  }

  followHistory((isTravel) => {
    const captures = [...document.querySelectorAll<HTMLAnchorElement>('[data-capture]')];
    const index = Number(currentOverlay());
    const before = shown;
    shown = captures[index];
    if (shown === before) return;
    if (shown) {
      if (!before) fill(captures);
      show(shown, index);
      if (!before) {
        dialog.showModal(); // once all is in its place, so that nothing slides there
        dialog.focus(); // WebKit looks for what to focus while the style is still that of the closed viewer, hidden
      }
      counter.textContent = words.position(index + 1, captures.length); // heard only while it is open
    } else {
      dialog.close();
      if (before && isTravel) focusAfterBack(before);
    }
  });

  dialog.onclose = () => {
    if (!dialog.open) closeOverlay(); // else it has been opened again in the meantime
  };
}
