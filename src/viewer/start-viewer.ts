import * as styles from '../../styles/Viewer.module.css';
import { find } from '../find';
import { focusAfterBack } from '../router/arriving';
import { closeOverlay, currentOverlay, followHistory } from '../router/location';
import * as words from '../words';
import { startGestures } from './gestures';
import { makePicture, type Picture } from './picture';

/** Shows the captures of the page in the viewer, which is open while the current entry of the history has one. */
export function startViewer() {
  const dialog = find<HTMLDialogElement>('dialog');
  const stage = find(`.${styles.stage}`);
  const counter = find(`.${styles.counter}`);
  const caption = find(`.${styles.caption}`);
  const file = find<HTMLAnchorElement>(`.${styles.file}`);
  const take = startGestures(dialog, stage);
  let pictures: Picture[] = [];
  let shown: Picture | undefined;

  function fill(captures: HTMLAnchorElement[]) {
    pictures = captures.map(makePicture);
    stage.replaceChildren(...pictures.map(({ image }) => image));
    dialog.ariaLabel = words.captures(find('h1').textContent);
  }

  function show({ capture, image }: Picture, index: number) {
    pictures.forEach((picture, at) => {
      picture.image.inert = at !== index;
      if (Math.abs(at - index) < 2) picture.image.src ||= picture.capture.href;
    });
    caption.textContent = image.alt;
    file.href = capture.href;
    take(image, index);
  }

  followHistory((arrival) => {
    const captures = [...document.querySelectorAll<HTMLAnchorElement>('[data-capture]')];
    const index = Number(currentOverlay());
    const before = shown;
    if (captures[index] === before?.capture) return;
    if (!before) fill(captures);
    shown = captures[index] && pictures[index];
    if (shown) {
      show(shown, index);
      if (!before) dialog.showModal(); // once all is in its place, so that nothing slides there
      counter.textContent = words.position(index + 1, pictures.length); // heard only while it is open
    } else {
      dialog.close();
      if (before && arrival === 'travel') focusAfterBack(before.capture);
    }
  });

  dialog.onclose = () => {
    if (!dialog.open) closeOverlay(); // else it has been opened again in the meantime
  };
}
