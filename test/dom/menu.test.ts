// What browsers do not show. test/browser/ has the rest.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { frame } from './frame';
import { click, find, later, layout, openPage } from './open-page';

const menu = () => find('#menu');
const isOpen = () => menu().matches(':popover-open');
const isInert = () => find('#page').inert;
const press = (key: string) => menu().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

async function openMenu() {
  click(find('header button'));
  await later();
}

async function openViewer() {
  click(find('[data-capture]'));
  await frame();
}

const navigation = new EventTarget();

beforeAll(() => {
  vi.stubGlobal('navigation', navigation);
  return openPage('/proyectos?id=geoapp');
});

afterEach(async () => {
  menu().hidePopover();
  find<HTMLDialogElement>('dialog').close();
  await later();
});

describe('the menu', () => {
  test('hides the page from screen readers while it is open, which its button says (B3, B4, B6, B7)', async () => {
    const button = find('header button');
    const focus = vi.spyOn(button, 'focus');
    const state = () => [find('#page').ariaHidden, button.ariaExpanded, document.activeElement];
    expect(menu().ariaModal).toBe('true');
    await openMenu();
    expect(state()).toEqual(['true', 'true', find('#menu a')]);
    menu().hidePopover();
    expect([find('#page').ariaHidden, focus.mock.lastCall]).toEqual([null, [{ preventScroll: true }]]);
    await later();
    expect(state()).toEqual([null, 'false', button]);
    await openMenu();
    find('footer a').focus();
    menu().hidePopover(); // the focus is left outside
    expect(document.activeElement).toBe(find('footer a'));
  });

  test.each([
    ['Tab', () => press('Tab')], ['leaving the window', () => dispatchEvent(new FocusEvent('blur'))],
  ])('makes the page inert at %s, and not earlier (B4, F35)', async (_, move) => {
    move();
    expect(isInert()).toBe(false);
    await openMenu();
    press('Enter');
    expect(isInert()).toBe(false);
    move();
    expect(isInert()).toBe(true);
    menu().hidePopover();
    expect(isInert()).toBe(false); // at once, since the focus returns to the page
  });

  test('closes when the window becomes too wide for it, and focuses the header (B12)', async () => {
    await openMenu();
    dispatchEvent(new Event('resize'));
    expect(isOpen()).toBe(true);
    layout.button = 0;
    dispatchEvent(new Event('resize'));
    expect([isOpen(), document.activeElement]).toEqual([false, find('header a')]);
    find('footer a').focus();
    dispatchEvent(new Event('resize'));
    expect(document.activeElement).toBe(find('footer a')); // it was closed
  });
});

test.each([['the menu', openMenu], ['the viewer', openViewer]])(
  'Back closes %s once it has left, and so does a return from the cache (A18, B11)',
  async (_, open) => {
    const state = () => [isOpen(), find<HTMLDialogElement>('dialog').open];
    const closed = [false, false];
    await open();
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'traverse' }));
    expect(state()).not.toEqual(closed);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(state()).toEqual(closed);
    await open();
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(state()).not.toEqual(closed);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(state()).toEqual(closed);
  },
);

test('the menu closes for a link in it, and again for the same link (B6, B10)', async () => {
  await openPage('/');
  for (const id of ['equipo', 'equipo', 'contacto']) {
    await openMenu();
    click(find(`#menu a[href="/#${id}"]`));
    expect([isOpen(), location.hash]).toEqual([false, `#${id}`]);
    await later();
  }
});
