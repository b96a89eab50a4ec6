import { find, findMaybe } from '../find';
import { focusAfterBack } from '../router/arriving';
import { closeOverlay, currentOverlay, followHistory, openOverlay } from '../router/location';

/** The browser opens and closes the menu by button, mask and Escape, its entry of the history follows, and back. */
export function startMenu() {
  const menu = find('#menu');
  const button = find('header button');
  const page = find('#page');
  let isShown = false;
  let isLeaving = false; // closed by the browser, its entry is still to be left

  function follow() {
    const isOpen = menu.matches(':popover-open');
    page.inert = isOpen; // Tab stays in the menu
    button.ariaExpanded = `${isOpen}`;
    if (isOpen) {
      openOverlay('menu');
      if (!findMaybe(':focus', menu)) find('a', menu).focus(); // else it was opened and walked through before the script came
    } else if (isShown) {
      isLeaving = true;
      closeOverlay();
    }
  }

  // A wide window has no button for it.
  function closeWithoutButton() {
    if (!button.offsetWidth) menu.hidePopover();
  }

  if (findMaybe(':target:focus')) menu.hidePopover(); // a link in it has been followed before the script came
  follow(); // it may have been opened, too
  menu.onbeforetoggle = () => {
    page.inert = false; // the browser goes back to where the focus was
  };
  menu.ontoggle = follow;
  addEventListener('resize', closeWithoutButton);
  followHistory((isTravel) => {
    const wasShown = isShown;
    isShown = currentOverlay() === 'menu';
    if (!isLeaving) menu.togglePopover(isShown); // else it is closed, or even open again
    isLeaving = false;
    if (isShown) closeWithoutButton(); // else no page need be laid out for it
    if (wasShown && !isShown && isTravel) focusAfterBack(button.offsetWidth ? button : find('header a'));
  });
}
