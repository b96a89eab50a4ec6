import { find } from '../find';
import { lockPage, menu } from './overlays';

/**
 * Keeps the page still below the menu, and out of reach: hidden from screen readers and, before the focus moves, inert.
 * That restyles the whole page. The popover itself opens and closes by button, mask and Escape.
 */
export function startMenu() {
  const button = find('header button');
  const page = find('#page');

  const isOpen = () => menu.matches(':popover-open');

  function update() {
    lockPage();
    button.ariaExpanded = `${isOpen()}`;
    if (!isOpen()) return;
    const isEntered = menu.querySelector(':focus'); // the visitor moved in it before the script ran
    if (!isEntered) find('a', menu).focus();
    page.ariaHidden = 'true';
  }

  const keepFocus = () => { page.inert = isOpen(); };

  menu.onbeforetoggle = () => {
    page.inert = false; // the browser returns the focus to the page
    page.ariaHidden = null;
  };
  menu.ontoggle = update;
  menu.onkeydown = ({ key }) => { if (key === 'Tab') keepFocus(); };
  addEventListener('blur', keepFocus); // the focus leaves the window, and may come back from its other end
  addEventListener('resize', () => {
    if (button.offsetWidth || !isOpen()) return;
    menu.hidePopover(); // the window is too wide to show the button
    find('header a').focus();
  });
  menu.ariaModal = 'true'; // from now on
  if (document.querySelector(':target:focus')) menu.hidePopover(); // a link in it was followed before the script ran
  update(); // it may be open already
}
