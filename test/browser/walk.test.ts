// Random walks. After each step the page shows what its address says, only what is open is locked, and Back has changed
// something that one can see, or left the site. Set SEED and STEPS for longer walks.
import assert from 'node:assert/strict';
import { both, expectProblem, type Page, test, until, visit } from './harness';
import { phone } from './parts';

const { SEED = '30', STEPS = '25' } = process.env;

/** What is wrong with the page, or why one cannot look at it. */
const look = () => {
  if (location.protocol === 'about:') return 'left';
  if (!document.querySelector('[aria-controls=menu]')?.ariaExpanded) return 'not ready';
  const texts: Record<string, [title: string, heading: string]> = {
    '/': ['Equipo Dev — Desarrollo de software a medida', 'Desarrollamos el\xa0software que tu\xa0idea necesita'],
    'geoapp': ['Geo App — Equipo Dev', 'Geo App'],
  };
  const { pathname, search } = location;
  const [title, heading] = texts[pathname === '/' ? '/' : new URLSearchParams(search).get('id')!] ?? ['Equipo Dev', ''];
  const [dialog, menu, page] = [$<HTMLDialogElement>('dialog'), $('#menu'), $('#page')];
  const isMenuOpen = menu.matches(':popover-open');
  const overlay = dialog.open ? 'viewer' : isMenuOpen ? 'menu' : undefined;
  const { body, documentElement: html, activeElement } = document;
  const is: Record<string, boolean> = {
    texts: document.title === title && $('h1').textContent === heading,
    path: ['/', '/proyectos'].includes(pathname),
    overlays: !(dialog.open && isMenuOpen),
    menu: (page.ariaHidden === 'true') === isMenuOpen && !(page.inert && !isMenuOpen)
      && $('header button').ariaExpanded === `${isMenuOpen}`,
    focus: menu.contains(activeElement) === (overlay === 'menu')
      && dialog.contains(activeElement) === (overlay === 'viewer'),
    scroll: scrollX === 0 && html.scrollWidth <= innerWidth,
    lock: html.dataset.overlay === overlay && html.attributes.length === (overlay ? 2 : 1) && !body.attributes.length,
  };
  const wrong = Object.keys(is).filter((name) => !is[name]);
  return wrong.length ? `${wrong} wrong at ${location.href} with ${overlay} open` : '';
};

const seen = () => {
  const { dataset } = document.documentElement;
  const heading = document.querySelector('h1')?.textContent;
  return JSON.stringify([location.href, heading, dataset.overlay, history.length, Math.round(scrollY)]);
};

type Action = [name: string, choice: number];

const actIn = (...actions: Action[]) => {
  const dialog = $<HTMLDialogElement>('dialog');
  const isUsable = (element: Element) => isSeen(element)
    && !element.closest('[inert], [popover]:not(:popover-open)') && (!dialog.open || element.closest('dialog'));
  const among = <T>(all: T[], choice: number) => all[choice % all.length];
  const click = (selector: string, choice: number) =>
    among($$(selector).filter(isUsable), choice)?.click();
  const links = 'a:not([target], [href^=mailto], dialog a)';
  const known: Record<string, (choice: number) => unknown> = {
    click: (choice) => click(`${links}, button, #equipo li`, choice),
    link: (choice) => click(links, choice),
    menu: (choice) => click('header button', choice),
    back: () => history.back(),
    forward: () => history.forward(),
    close: () => dialog.close(),
    hide: () => $('#menu').hidePopover(),
    hash: (choice) => (location.hash = among(['equipo', 'contacto', 'contenido', 'nada', '%'], choice)!),
    scroll: (choice) => scrollTo({ top: choice * 3, behavior: 'instant' }),
    reload: () => location.reload(),
  };
  for (const [name, choice] of actions) known[name]!(choice);
};

const actions = 'click click link link menu menu back forward close hide hash scroll reload'.split(' ');
const keys = ['Escape', 'Enter', 'Tab', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '+', '-', '0'] as const;

const gone = /context|navigat|detached|frame|window|interact|abort|null/i;
const patiently = (what: Promise<unknown>) => what.catch((error) => assert.match(`${error}`, gone));

/** Waits until the page is right five times in a row. Returns to `home` if the site was left. */
async function settle(page: Page, home: string) {
  const end = Date.now() + 20_000;
  for (let good = 0; good < 5; ) {
    const wrong = await page.evaluate(look).catch(String);
    if (Date.now() > end) throw new Error(wrong);
    good = wrong ? 0 : good + 1;
    if (wrong !== 'left') continue;
    // Firefox does not answer `goto` here.
    await patiently(page.evaluate((home: string) => void (location.href = home), home));
    await until(page, () => location.protocol !== 'about:');
  }
}

// New tabs would hide this page, and hidden pages render no frames.
const stay = () => addEventListener('click', (event) => {
  if ((event.target as Element).closest('[target]')) event.preventDefault();
});

test.each(both)('every step of a random walk leads to a correct page, in %s (A15, E20, E21)', {
  timeout: 3_600_000,
}, async (name) => {
  expectProblem(/mailto:|request:|integrity/); // navigations end loads
  const page = await visit(name, '/', { ...phone, prepare: stay });
  const home = page.url();
  await page.goto('about:blank'); // Back may lead there
  await page.goto(home);

  let seed = Number(SEED);
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const among = <T>(all: readonly T[]) => all[random(all.length)]!;
  const act = (count: number) => {
    const chosen = Array.from({ length: count }, (): Action => [among(actions), random(997)]);
    return patiently(page.evaluate(actIn, ...chosen));
  };
  const steps = {
    async back() {
      const before = await page.evaluate(seen);
      await patiently(page.evaluate(() => void setTimeout(() => history.back())));
      await until(page, `location.protocol === 'about:' || (${seen})() !== ${JSON.stringify(before)}`);
    },
    resize: () => page.setViewport({ width: among([390, 390, 500, 1280]), height: among([500, 844]) }),
    press: () => patiently(page.keyboard.press(among(keys))),
    one: () => act(1),
    two: () => act(2),
  };
  const kinds = ['back', 'back', 'back', 'resize', 'press', 'one', 'one', 'one', 'one', 'two', 'two'] as const;
  await settle(page, home);
  for (let step = 1; step <= Number(STEPS); step += 1) {
    const kind = among(kinds);
    const fail = (error: Error) => { throw new Error(`step ${step}, ${kind}: ${error.message}`); };
    await steps[kind]().then(() => settle(page, home)).catch(fail);
  }
});
