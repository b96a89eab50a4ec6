import { find } from '../find';
import { focusAfterBack } from '../router/arriving';
import { closeOverlay, currentOverlay, openOverlay } from '../router/location';

/** The browser opens and closes the menu by button, mask and Escape, its entry of the history follows, and back. */
export function startMenu() {
  const menu = find('#menu');
  const button = find('header button');
  const isOpen = () => menu.matches(':popover-open');
  let isShown: boolean;

  // Tab stays in the menu. Begins once the browser has noted where the focus was, and ends before it goes back there.
  function setModal(isModal: boolean) {
    find('#page').inert = isModal;
    button.ariaExpanded = `${isModal}`;
  }

  function follow() {
    setModal(isOpen());
    if (isOpen()) {
      openOverlay('menu');
      find('a', menu).focus();
    } else if (currentOverlay() === 'menu') closeOverlay();
  }

  follow(); // it may have been opened before the script came
  menu.onbeforetoggle = () => setModal(false);
  menu.ontoggle = follow;
  addEventListener('popstate', ({ isTrusted }) => {
    const wasShown = isShown;
    isShown = currentOverlay() === 'menu';
    menu.togglePopover(isShown);
    if (!button.offsetWidth) menu.togglePopover(false); // on a wide window it has no button, and leaves its entry
    if (wasShown && !isShown && isTrusted) focusAfterBack(button);
  });
}
