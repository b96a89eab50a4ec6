import { find } from '../find';
import { lockPage, menu } from './overlays';

/** Keeps the page still and inert below the menu. The popover itself opens and closes by button, mask and Escape. */
export function startMenu() {
  const button = find('header button');
  const page = find('#page');

  function update() {
    const isOpen = menu.matches(':popover-open');
    lockPage();
    page.inert = isOpen; // keeps Tab in the menu
    button.ariaExpanded = `${isOpen}`;
    const isEntered = menu.querySelector(':focus'); // the visitor moved in it before the script ran
    if (isOpen && !isEntered) find('a', menu).focus();
  }

  menu.onbeforetoggle = () => {
    page.inert = false; // the browser returns the focus to the page
  };
  menu.ontoggle = update;
  addEventListener('resize', () => {
    if (button.offsetWidth || !menu.matches(':popover-open')) return;
    menu.hidePopover(); // the window is too wide to show the button
    find('header a').focus();
  });
  menu.ariaModal = 'true'; // from now on
  if (document.querySelector(':target:focus')) menu.hidePopover(); // a link in it was followed before the script ran
  update(); // it may be open already
}
