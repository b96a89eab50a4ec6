// The menu, and what it and the viewer have in common. What only browsers show is in test/browser/.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as words from '../site/src/words';
import { click, find, later, layout, openPage } from '../open-page';

const menu = () => find('#menu');
const button = () => find('header button');
const isOpen = () => menu().matches(':popover-open');
const overlay = () => document.documentElement.dataset.overlay;
const project = '/proyectos?id=geoapp';

/** Opens the menu, after the browser's `toggle`. */
async function openMenu() {
  click(button());
  await later();
}

describe('the menu', () => {
  beforeEach(() => openPage('/'));

  test('is named by its heading, and by the button that says whether it is open (B7)', () => {
    expect(find(`#${menu().getAttribute('aria-labelledby')}`).textContent).toBe(words.menu);
    expect([button().textContent, button().getAttribute('aria-controls')]).toEqual([words.menu, 'menu']);
  });

  test('open, has the focus and keeps the page still; closed, it leaves nothing (B3, B4, B5)', async () => {
    expect([button().ariaExpanded, menu().ariaModal]).toEqual(['false', 'true']);
    await openMenu();
    expect([overlay(), find('#page').inert, button().ariaExpanded]).toEqual(['menu', true, 'true']);
    expect(document.activeElement).toBe(find('#menu a'));
    menu().hidePopover();
    expect(find('#page').inert).toBe(false); // at once, since the focus returns to the page
    await later();
    expect([overlay(), button().ariaExpanded, find('#page').inert]).toEqual([undefined, 'false', false]);
  });

  test('closes when a link in it is followed, also to the section that is shown (B6, B10)', async () => {
    for (const id of ['equipo', 'equipo', 'contacto']) {
      await openMenu();
      click(find(`#menu a[href="/#${id}"]`));
      expect([isOpen(), overlay(), location.hash]).toEqual([false, undefined, `#${id}`]);
      expect(document.activeElement).toBe(find(`#${id}`));
      await later();
    }
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

test('a menu that is open before the script runs stays open, and so does the focus in it (B15)', async () => {
  const prepare = () => {
    menu().showPopover();
    find('#menu li:last-child a').focus();
  };
  await openPage('/', { prepare });
  expect([overlay(), isOpen(), document.activeElement]).toEqual(['menu', true, find('#menu li:last-child a')]);
});

describe('Back closes what is open (A18, B11)', () => {
  const navigation = new EventTarget();
  beforeEach(async () => {
    vi.stubGlobal('navigation', navigation);
    await openPage(project);
  });

  /** Navigates. Returns whether the page lets the browser go on. */
  const navigate = (navigationType: string, cancelable = true) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), { navigationType }));

  const overlays = [
    ['the menu', openMenu],
    ['the viewer', async () => void click(find('[data-capture]'))],
  ] as const;

  test.each(overlays)('%s, and stays on the page', async (_, open) => {
    await open();
    expect(navigate('push')).toBe(true);
    expect(overlay()).toBeDefined();
    expect(navigate('traverse')).toBe(false);
    expect([overlay(), isOpen(), find<HTMLDialogElement>('dialog').open]).toEqual([undefined, false, false]);
    expect(navigate('traverse')).toBe(true); // nothing is open
  });

  test.each(overlays)('%s, and leaves the page where the browser does not let it stay', async (_, open) => {
    await open();
    expect(navigate('traverse', false)).toBe(true);
    expect(overlay()).toBeDefined(); // until it has left
    dispatchEvent(new PopStateEvent('popstate'));
    expect([overlay(), isOpen(), find<HTMLDialogElement>('dialog').open]).toEqual([undefined, false, false]);
    await open();
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(overlay()).toBeDefined();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); // as it was left
    expect(overlay()).toBeUndefined();
  });
});

test('what is open closes before a transition that Back begins (A18, M10)', async () => {
  await openPage('/');
  click(find('#proyectos a'));
  click(find('[data-capture]'));
  Object.assign(document, { startViewTransition: () => ({ ready: Promise.resolve() }) });
  Object.assign(PopStateEvent.prototype, { hasUAVisualTransition: false });
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
  expect([find('h1').textContent, find<HTMLDialogElement>('dialog').open]).toEqual(['Geo App', false]);
});

test('the viewer closes when the page changes below it (A18)', async () => {
  await openPage(project);
  click(find('[data-capture]'));
  click(find('header a'));
  expect([location.pathname, find<HTMLDialogElement>('dialog').open, overlay()]).toEqual(['/', false, undefined]);
  expect(document.activeElement).toBe(find('main'));
  await later(); // its capture has gone
  expect(document.activeElement).toBe(find('main'));
});
