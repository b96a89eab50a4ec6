import { find } from '../find';
import { closeOverlay, currentOverlay, openOverlay } from '../router/location';

/** The browser opens and closes the menu by button, mask and Escape, its entry of the history follows, and back. */
export function startMenu() {
  const menu = find('#menu');
  const isOpen = () => menu.matches(':popover-open');

  // Tab stays in the menu. Undone before the browser returns the focus to the button, which could not take it else.
  function setModal(isModal: boolean) {
    find('#page').inert = isModal;
    find('[aria-controls]').ariaExpanded = String(isModal);
  }

  setModal(isOpen());
  if (isOpen()) openOverlay('menu'); // before the script came
  menu.addEventListener('beforetoggle', ({ newState }) => setModal(newState === 'open'));
  menu.addEventListener('toggle', () => {
    if (!isOpen()) return closeOverlay();
    openOverlay('menu');
    find('a', menu).focus();
  });
  matchMedia('(max-width: 480px)').addEventListener('change', () => menu.hidePopover());
  addEventListener('popstate', () => {
    if (isOpen() !== (currentOverlay() === 'menu')) menu.togglePopover();
  });
}
