// The menu, and what it and the viewer have in common. What only browsers show is in test/browser/.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { frame } from '../frame';
import { click, find, later, layout, openPage } from '../open-page';

const menu = () => find('#menu');
const button = () => find('header button');
const isOpen = () => menu().matches(':popover-open');
const overlay = () => document.documentElement.dataset.overlay;
const press = (key: string) =>
  menu().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const project = '/proyectos?id=geoapp';

const state = () => [overlay(), isOpen(), find<HTMLDialogElement>('dialog').open];
const closed = [undefined, false, false];

async function openMenu() {
  click(button());
  await later();
}

async function openViewer() {
  click(find('[data-capture]'));
  await frame();
}

const navigation = new EventTarget();

beforeAll(() => {
  vi.stubGlobal('navigation', navigation);
  return openPage(project);
});

afterEach(async () => {
  menu().hidePopover();
  find<HTMLDialogElement>('dialog').close();
  await later();
});

describe('the menu', () => {
  test('open, has the focus and keeps the page still; closed, it leaves nothing (B3, B4, B5)', async () => {
    expect([button().ariaExpanded, menu().ariaModal]).toEqual(['false', 'true']);
    await openMenu();
    expect([overlay(), find('#page').ariaHidden, button().ariaExpanded]).toEqual(['menu', 'true', 'true']);
    expect(document.activeElement).toBe(find('#menu a'));
    menu().hidePopover();
    expect(find('#page').ariaHidden).toBe(null); // at once, since the focus returns to the page
    await later();
    expect([overlay(), button().ariaExpanded, find('#page').ariaHidden]).toEqual([undefined, 'false', null]);
  });

  test('closed, returns the focus to its button, also if that had none, or leaves it where it is (B6)', async () => {
    const focus = vi.spyOn(button(), 'focus');
    await openMenu(); // by a click of a script, which moves no focus
    menu().hidePopover();
    expect([document.activeElement, focus.mock.lastCall]).toEqual([button(), [{ preventScroll: true }]]);
    await openMenu();
    find('#page > header a').focus();
    menu().hidePopover();
    expect(document.activeElement).toBe(find('#page > header a'));
  });

  test.each([
    ['Tab', () => press('Tab')], ['leaving the window', () => dispatchEvent(new FocusEvent('blur'))],
  ])('makes the page inert before the focus may reach it, by %s, and not before (B4, F35)', async (_, move) => {
    move();
    expect(find('#page').inert).toBe(false);
    await openMenu();
    expect([press('Enter'), find('#page').inert]).toEqual([true, false]); // the browser acts on the key
    move();
    expect(find('#page').inert).toBe(true);
    menu().hidePopover();
    expect(find('#page').inert).toBe(false); // at once, since the focus returns to the page
  });

  test('closes when the window becomes too wide for it, and then the header has the focus (B12)', async () => {
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

describe.each([['the menu', openMenu], ['the viewer', openViewer]])('Back closes %s (A18, B11)', (_, open) => {
  const navigate = (navigationType: string, cancelable = true) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), { navigationType }));

  beforeEach(open);

  test('and leaves the page where the browser does not let it stay', async () => {
    expect(navigate('traverse', false)).toBe(true);
    expect(state()).not.toEqual(closed); // until it has left
    dispatchEvent(new PopStateEvent('popstate'));
    expect(state()).toEqual(closed);
    await open();
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(state()).not.toEqual(closed);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); // as it was left
    expect(state()).toEqual(closed);
  });
});

describe('on home', () => {
  beforeAll(() => openPage('/'));

  test('the menu closes when a link in it is followed, also to the section that is shown (B6, B10)', async () => {
    for (const id of ['equipo', 'equipo', 'contacto']) {
      await openMenu();
      click(find(`#menu a[href="/#${id}"]`));
      expect([isOpen(), overlay(), location.hash]).toEqual([false, undefined, `#${id}`]);
      expect(document.activeElement).toBe(find(`#${id}`));
      await later();
    }
  });

  test('the viewer closes when its page changes, before a transition that Back begins (A18, M10)', async () => {
    click(find('#proyectos a'));
    await openViewer();
    click(find('header a'));
    expect([location.pathname, ...state()]).toEqual(['/', ...closed]);
    await later(); // its capture has gone
    expect(document.activeElement).toBe(find('main'));
    click(find('#proyectos a'));
    await openViewer();
    Object.assign(document, { startViewTransition: () => ({ ready: Promise.resolve() }) });
    Object.assign(PopStateEvent.prototype, { hasUAVisualTransition: false });
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    expect([find('h1').textContent, ...state()]).toEqual(['Geo App', ...closed]);
    await frame(); // in which the transition begins
  });
});
