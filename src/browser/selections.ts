import { distance, tapSlopPx } from './overlays/zoom';

const textOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('#page .ProjectCard-text');

/**
 * Lets a mouse select the mail address and the text of project cards, which it raises above the card's link
 * (styles/pointer.css). Clicks on the text follow the link, unless they end a drag.
 */
export function keepSelections() {
  let press: MouseEvent | undefined;

  function open({ target, detail }: MouseEvent, click: MouseEventInit) {
    if (detail > 1 || (target as Element).closest('a')) return;
    textOf(target)?.querySelector('a')!.dispatchEvent(new MouseEvent('click', click));
  }

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') textOf(target)?.setAttribute('data-selectable', '');
  });
  addEventListener('mousedown', (event) => {
    press = event;
    const isOnText = textOf(event.target) && !(event.target as Element).closest('a');
    if (event.button === 1 && isOnText) event.preventDefault(); // else some browsers scroll
  });
  addEventListener('click', (event) => {
    const isDrag = press && event.detail > 0 && distance(event, press) >= tapSlopPx; // `detail` is 0 by keyboard
    if (!isDrag) return open(event, event); // keeps its modifier keys
    if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault();
  });
  addEventListener('auxclick', (event) => {
    const inNewTab = { bubbles: true, cancelable: true, ctrlKey: true, metaKey: true };
    if (event.button === 1) open(event, inNewTab);
  });
}
