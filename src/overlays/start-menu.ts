import { find, findMaybe } from '../find';
import { focusAfterBack } from '../router/arriving';
import { closeOverlay, currentOverlay, followHistory, openOverlay } from '../router/location';

/** Keeps the menu and its history entry in step. The popover itself opens and closes by button, mask and Escape. */
export function startMenu() {
  const menu = find('#menu');
  const button = find('header button');
  const page = find('#page');
  let isShown = false;
  let isLeaving = false; // closed by the browser; history.back() from its entry is under way

  function follow() {
    const isOpen = menu.matches(':popover-open');
    page.inert = isOpen; // keeps Tab in the menu
    button.ariaExpanded = `${isOpen}`;
    if (isOpen) {
      openOverlay('menu');
      if (!findMaybe(':focus', menu)) find('a', menu).focus(); // unless the visitor moved in it before the script ran
    } else if (isShown) {
      isLeaving = true;
      closeOverlay();
    }
  }

  // Closes the menu when the window is too wide to show its button.
  function closeWithoutButton() {
    if (!button.offsetWidth) menu.hidePopover();
  }

  if (findMaybe(':target:focus')) menu.hidePopover(); // a link in it was followed before the script ran
  follow(); // it may be open already
  menu.onbeforetoggle = () => {
    page.inert = false; // the browser returns the focus to the page
  };
  menu.ontoggle = follow;
  addEventListener('resize', closeWithoutButton);
  followHistory((isTravel) => {
    const wasShown = isShown;
    isShown = currentOverlay() === 'menu';
    if (!isLeaving) menu.togglePopover(isShown); // the browser has closed it already, and it may be open again
    isLeaving = false;
    if (isShown) closeWithoutButton(); // only then, since it forces a layout
    if (wasShown && !isShown && isTravel) focusAfterBack(button.offsetWidth ? button : find('header a'));
  });
}
