import { span, tapSlopPx } from './overlays/zoom';

const wordsOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('#page .ProjectCard-words');

/**
 * Lets a mouse select the mail address and the words of project cards: a click that ends a drag opens nothing. Other
 * clicks on the words follow the card's link. A mouse lifts them over it (see styles/pointer.css).
 */
export function keepSelections() {
  let press: MouseEvent | undefined; // undefined if it came before this script

  /** Clicks the link of the card, unless the click is on it or the second of a double click. */
  function open({ target, detail }: MouseEvent, click: MouseEventInit) {
    if (detail > 1 || (target as Element).closest('a')) return;
    wordsOf(target)?.querySelector('a')!.dispatchEvent(new MouseEvent('click', click));
  }

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') wordsOf(target)?.setAttribute('data-selectable', '');
  });
  addEventListener('mousedown', (event) => {
    press = event;
    const isOnWords = wordsOf(event.target) && !(event.target as Element).closest('a');
    if (event.button === 1 && isOnWords) event.preventDefault(); // some browsers would begin to scroll
  });
  addEventListener('click', (event) => {
    const isDrag = press && event.detail > 0 && span(event, press) >= tapSlopPx; // `detail` is 0 by keyboard
    if (!isDrag) return open(event, event); // with its modifier keys
    if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault();
  });
  addEventListener('auxclick', (event) => {
    const inNewTab = { bubbles: true, cancelable: true, ctrlKey: true, metaKey: true };
    if (event.button === 1) open(event, inNewTab);
  });
}
