import { closest } from '../page/closest';
import { distance, tapSlopPx } from './overlays/zoom';

const textOf = (event: Event) => closest(event, '#page .ProjectCard-text');

/**
 * Lets a mouse select the mail address and the text of project cards, which it raises above the card's link
 * (styles/pointer.css). Clicks on the text follow the link, unless they end a drag.
 */
export function keepSelections() {
  let press: MouseEvent | undefined;

  function open(event: MouseEvent, click: MouseEventInit) {
    if (event.detail > 1 || closest(event, 'a')) return;
    textOf(event)?.querySelector('a')!.dispatchEvent(new MouseEvent('click', click));
  }

  addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') textOf(event)?.setAttribute('data-selectable', '');
  });
  addEventListener('mousedown', (event) => {
    press = event;
    const isOnText = textOf(event) && !closest(event, 'a');
    if (event.button === 1 && isOnText) event.preventDefault(); // else some browsers scroll
  });
  addEventListener('click', (event) => {
    const isDrag = press && event.detail > 0 && distance(event, press) >= tapSlopPx; // `detail` is 0 by keyboard
    if (!isDrag) return open(event, event); // keeps its modifier keys
    if (closest(event, 'a[href^="mailto:"]')) event.preventDefault();
  });
  addEventListener('auxclick', (event) => {
    const inNewTab = { bubbles: true, cancelable: true, ctrlKey: true, metaKey: true };
    if (event.button === 1) open(event, inNewTab);
  });
}
