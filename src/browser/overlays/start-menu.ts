import { find } from '../find';
import { isMenuOpen, lockPage, menu, page } from './overlays';

/**
 * The popover works without script. This stops scrolling and hides the page from screen readers. The page becomes inert
 * only when the focus may reach it, since that restyles it all.
 */
export function startMenu() {
  const button = find('#page [aria-controls=menu]');

  function update() {
    lockPage();
    button.ariaExpanded = `${isMenuOpen()}`;
    if (!isMenuOpen()) return;
    const isEntered = menu.querySelector(':focus'); // the visitor entered it before the script ran
    if (!isEntered) find('li a', menu).focus();
    page.ariaHidden = 'true';
  }

  const keepFocus = () => { page.inert = isMenuOpen(); };

  menu.onbeforetoggle = () => {
    page.inert = false; // the focus returns to the page
    page.ariaHidden = null;
    // Safari returns no focus to the button, as it does not focus pressed buttons.
    if (menu.contains(document.activeElement)) button.focus({ preventScroll: true });
  };
  menu.ontoggle = update;
  menu.onkeydown = ({ key }) => { if (key === 'Tab') keepFocus(); };
  addEventListener('blur', keepFocus); // the focus may return into the page
  addEventListener('resize', () => {
    if (button.offsetWidth || !isMenuOpen()) return;
    menu.hidePopover(); // the window has become wide
    find('#page > header a').focus();
  });
  menu.ariaModal = 'true';
  if (document.querySelector(':target:focus')) menu.hidePopover(); // one of its links was followed before
  update(); // it may already be open
}
