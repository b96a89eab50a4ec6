import { find } from '../find';
import { focusAfterBack } from '../router/arriving';
import type { Router } from '../router/router';

/** Keeps the menu and its history entry in step. The popover itself opens and closes by button, mask and Escape. */
export function startMenu({ open, close, addOverlay }: Router) {
  const menu = find('#menu');
  const button = find('header button');
  const page = find('#page');
  let isShown = false;
  let isLeaving = false; // the browser has closed it, and is on its way back from its entry

  function update() {
    const isOpen = menu.matches(':popover-open');
    page.inert = isOpen; // keeps Tab in the menu
    button.ariaExpanded = `${isOpen}`;
    if (isOpen) {
      open('menu');
      const isEntered = menu.querySelector(':focus'); // the visitor moved in it before the script ran
      if (!isEntered) find('a', menu).focus();
    } else if (isShown) {
      isLeaving = true;
      close('menu');
    }
  }

  menu.onbeforetoggle = () => {
    page.inert = false; // the browser returns the focus to the page
  };
  menu.ontoggle = update;
  addEventListener('resize', () => {
    if (!button.offsetWidth) menu.hidePopover(); // the window is too wide to show the button
  });
  addOverlay('menu', (item, isTraversal) => {
    const wasShown = isShown;
    isShown = item !== undefined && button.offsetWidth > 0; // `item` first, since reading the width forces a layout
    if (isShown || !isLeaving) menu.togglePopover(isShown); // it may be open again
    isLeaving = false;
    if (isShown && isTraversal) focusAfterBack(find('a', menu));
    if (wasShown && !isShown && isTraversal) focusAfterBack(button.offsetWidth ? button : find('header a'));
    return isShown;
  });
  menu.ariaModal = 'true'; // from now on
  if (document.querySelector(':target:focus')) menu.hidePopover(); // a link in it was followed before the script ran
  update(); // it may be open already
}
