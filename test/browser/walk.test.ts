// Random walks. After each step the page shows what its address says, only what is open is locked, and Back has changed
// something that one can see, or left the site. Set SEED and STEPS for longer walks.
import assert from 'node:assert/strict';
import { expectProblem, names, test, until, visit } from './harness';
import { phone } from './parts';

const { SEED = '30', STEPS = '40' } = process.env;

/** What is wrong with the page, or why one cannot look at it. */
const look = () => {
  if (location.protocol === 'about:') return 'left';
  if (!document.querySelector('[aria-controls=menu]')?.ariaExpanded) return 'not ready';
  const texts = {
    '/': ['Equipo Dev — Desarrollo de software a medida', 'Desarrollamos el\xa0software que tu\xa0idea necesita'],
    'geoapp': ['Geo App — Equipo Dev', 'Geo App'],
  };
  const { pathname, search } = location;
  const [title, heading] = texts[pathname === '/' ? '/' : new URLSearchParams(search).get('id')] ?? ['Equipo Dev', ''];
  const [dialog, menu, page] = ['dialog', '#menu', '#page'].map((id) => document.querySelector<any>(id));
  const isMenuOpen = menu.matches(':popover-open');
  const overlay = dialog.open ? 'viewer' : isMenuOpen ? 'menu' : undefined;
  const { body, documentElement: html, activeElement } = document;
  const is = {
    texts: document.title === title && document.querySelector('h1').textContent === heading,
    path: ['/', '/proyectos'].includes(pathname),
    overlays: !(dialog.open && isMenuOpen),
    menu: (page.ariaHidden === 'true') === isMenuOpen && !(page.inert && !isMenuOpen)
      && document.querySelector('header button').ariaExpanded === `${isMenuOpen}`,
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

const act = (...actions: [name: string, choice: number][]) => {
  const dialog = document.querySelector('dialog');
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true })
    && !element.closest('[inert], [popover]:not(:popover-open)')
    && (!dialog.open || element.closest('dialog'));
  const usable = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
  const among = <T>(all: T[], choice: number) => all[choice % all.length];
  const links = 'a:not([target], [href^=mailto], dialog a)';
  const known = {
    click: (choice) => among(usable(`${links}, button, #equipo li`), choice)?.click(),
    link: (choice) => among(usable(links), choice)?.click(),
    menu: () => usable('header button')[0]?.click(),
    back: () => history.back(),
    forward: () => history.forward(),
    close: () => dialog.close(),
    hide: () => document.querySelector<HTMLElement>('#menu').hidePopover(),
    hash: (choice) => (location.hash = among(['equipo', 'contacto', 'contenido', 'nada', '%'], choice)),
    scroll: (choice) => scrollTo({ top: choice * 3, behavior: 'instant' }),
    reload: () => location.reload(),
  };
  for (const [name, choice] of actions) known[name](choice);
};

const parts = ['click', 'link', 'link', 'menu', 'forward', 'hash'];
const pairs = [...parts, 'back', 'close', 'hide'];
const singles = [...parts, 'click', 'menu', 'scroll', 'reload'];
const keys = ['Escape', 'Enter', 'Tab', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '+', '-', '0'];

const gone = /context|navigat|detached|frame|window|interact|abort|null/i;
const patiently = (what: Promise<unknown>) => what.catch((error) => assert.match(`${error}`, gone));

async function walk(page, done: string[]) {
  const home = new URL('/', page.url()).href;
  let seed = Number(SEED);
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const among = <T>(all: T[]) => all[random(all.length)];

  /** Waits until the page is right five times in a row. Returns to the site if it was left. */
  async function settle() {
    const end = Date.now() + 20_000;
    for (let good = 0; good < 5; ) {
      const wrong = await page.evaluate(look).catch(String);
      if (Date.now() > end) throw new Error(wrong);
      good = wrong ? 0 : good + 1;
      if (wrong !== 'left') continue;
      done.push('(left)');
      // Firefox does not answer `goto` here.
      await patiently(page.evaluate((home) => void (location.href = home), home));
      await until(page, () => location.protocol !== 'about:');
    }
  }

  async function back() {
    done.push('Back');
    const before = await page.evaluate(seen);
    await patiently(page.evaluate(() => void setTimeout(() => history.back())));
    await until(page, `location.protocol === 'about:' || (${seen})() !== ${JSON.stringify(before)}`);
  }

  async function resize() {
    const size = { width: among([390, 390, 500, 1280]), height: among([500, 844]) };
    done.push(`${size.width} by ${size.height}`);
    await page.setViewport(size);
  }

  async function press() {
    const key = among(keys);
    done.push(key);
    await patiently(page.keyboard.press(key));
  }

  const acting = (...lists: string[][]) => async () => {
    const actions = lists.map((list) => [among(list), random(997)]);
    done.push(`[${actions.join(' ')}]`);
    await patiently(page.evaluate(act, ...actions));
  };

  const [one, two] = [acting(singles), acting(pairs, pairs)];
  await settle();
  for (let step = 0; step < Number(STEPS); step += 1) {
    await among([back, back, back, resize, press, two, two, one, one, one, one])();
    await settle();
  }
}

// New tabs would hide this page, and hidden pages render no frames.
const stay = () => addEventListener('click', (event) => {
  if ((event.target as Element).closest('[target]')) event.preventDefault();
});

test.each(names)('every step of a random walk leads to a correct page, in %s (A15, E20, E21)', {
  timeout: 3_600_000,
}, async (name) => {
  expectProblem(/mailto:|request:|integrity/); // navigations end loads
  const page = await visit(name, '/', { ...phone, prepare: stay });
  const home = page.url();
  await page.goto('about:blank'); // Back may lead there
  await page.goto(home);
  const done: string[] = [];
  await walk(page, done).catch(async (error) => {
    const entry = await page.evaluate(() => `${history.length} ${JSON.stringify(history.state)}`).catch(String);
    throw new Error(`${error.message}\nin ${entry} after ${done.length} steps: ${done.slice(-25).join(' · ')}`);
  });
});
