import { find } from './find';
import { isMenuOpen, lockPage, menu } from './overlays';

/**
 * Makes the popover modal: the page does not scroll and is hidden from screen readers. The page becomes inert only when
 * the focus may reach it, since `inert` restyles the whole page.
 */
export function startMenu() {
  const page = find('#page');
  const button = find('[aria-controls=menu]', page);

  function update() {
    lockPage();
    button.ariaExpanded = `${isMenuOpen()}`;
    if (!isMenuOpen()) return;
    if (!menu.contains(document.activeElement)) find('li a', menu).focus(); // else the visitor has moved it
    page.ariaHidden = 'true';
  }

  menu.ontoggle = update;
  menu.onbeforetoggle = () => {
    page.inert = false; // the focus returns to the page
    page.ariaHidden = null;
    // Safari does not focus clicked buttons, and so does not return the focus to the button.
    if (menu.contains(document.activeElement)) button.focus({ preventScroll: true });
  };
  const updateInert = () => { page.inert = isMenuOpen(); };
  menu.onkeydown = ({ key }) => { if (key === 'Tab') updateInert(); };
  addEventListener('blur', updateInert); // the focus may return into the page
  addEventListener('resize', () => {
    if (button.offsetWidth || !isMenuOpen()) return;
    menu.hidePopover(); // the window has become wide
    find('#page > header a').focus();
  });
  menu.ariaModal = 'true';
  if (document.querySelector(':target:focus')) menu.hidePopover(); // a link of it was followed before
  update(); // it may already be open
}
