import { find } from './dom';
import { menu } from './overlays';

/** Moves the focus into the menu and back, and closes the menu when Tab leaves it, since it covers the page. */
export function startMenu() {
  function moveFocus() {
    const { activeElement } = document;
    const isOpen = menu.matches(':popover-open');
    if (isOpen && !menu.contains(activeElement)) find('li a', menu).focus(); // else the visitor has moved it
    // Safari does not focus clicked buttons, and so does not return the focus to them.
    if (!isOpen && activeElement === document.body) find('[popovertarget=menu]').focus({ preventScroll: true });
  }
  menu.ontoggle = moveFocus;
  find('#page').addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) menu.hidePopover();
  });
  menu.dataset.started = '';
  if (document.querySelector(':target:focus')) menu.hidePopover(); // a link of it was followed before
  else if (menu.matches(':popover-open')) moveFocus();
}
