const hasSelection = () => !getSelection()!.isCollapsed; // a plain click leaves none

/**
 * Lets a mouse select the mail address and the words of project cards: the click that ends a selection opens nothing.
 * Other clicks on words follow the card's link, which is below them (see styles/pointer.css).
 */
export function keepSelections() {
  function open(event: MouseEvent) {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link) {
      if (link.protocol === 'mailto:' && hasSelection()) event.preventDefault();
      return;
    }
    const words = target.closest('#page .ProjectCard-words');
    if (words && event.detail < 2 && !hasSelection()) {
      words.querySelector('a')!.dispatchEvent(new MouseEvent(event.type, event)); // with its modifier keys
    }
  }
  addEventListener('click', open);
  addEventListener('auxclick', (event) => event.button === 1 && open(event));
}
