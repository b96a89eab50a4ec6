// Random walks through the site. After each step the page shows what its address says, exactly what is open is locked,
// and a press of Back has changed something one can see, or left the site. Set SEED, STEPS and ENGINE for longer ones.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { expectProblem, launch, serve, until, visit } from './harness';
import { counter } from './parts';
import { launchWebKit, visitWebKit } from './webkit';

const { SEED = '30', STEPS = '80', ENGINE = 'chromium,firefox' } = process.env;

/** What differs from what the address says, and from what is open. */
const look = () => {
  const pages = {
    home: {
      title: 'Equipo Dev — Desarrollo de software a medida',
      heading: 'Desarrollamos el software que tu idea necesita',
      canonical: 'https://example.com/',
    },
    project: {
      title: 'Geo App — Equipo Dev',
      heading: 'Geo App',
      canonical: 'https://example.com/proyectos/geoapp',
    },
    unknown: { title: 'Equipo Dev', heading: '', canonical: 'https://example.com/proyectos' },
  };
  const { pathname, search } = location;
  const id = new URLSearchParams(search).get('id');
  const kind = pathname === '/' ? 'home' : id === 'geoapp' ? 'project' : 'unknown';
  const dialog = document.querySelector('dialog');
  const menu = document.querySelector('#menu');
  const page = document.querySelector<HTMLElement>('#page');
  const isMenuOpen = menu.matches(':popover-open');
  const overlay = dialog.open ? 'viewer' : isMenuOpen ? 'menu' : undefined;
  const { title, heading, canonical } = pages[kind];
  const hasFocus = (element: Element) => element.contains(document.activeElement);
  const is = {
    title: document.title === title,
    heading: document.querySelector('h1').textContent === heading,
    canonical: document.querySelector<HTMLLinkElement>('[rel=canonical]').href === canonical,
    mark: document.querySelector('nav a').ariaCurrent === (kind === 'home' ? 'page' : null),
    path: ['/', '/proyectos'].includes(pathname),
    overlays: !(dialog.open && isMenuOpen),
    capture: document.querySelectorAll('[data-shown]').length === (dialog.open ? 1 : 0),
    inert: page.inert === isMenuOpen,
    expanded: document.querySelector('header button').ariaExpanded === `${isMenuOpen}`,
    focus: overlay ? hasFocus(overlay === 'menu' ? menu : dialog) : !hasFocus(menu) && !hasFocus(dialog),
    scroll: scrollX === 0 && document.documentElement.scrollWidth <= innerWidth,
    clean: document.documentElement.getAttributeNames().join() === (overlay ? 'lang,data-overlay' : 'lang')
      && document.documentElement.dataset.overlay === overlay && document.body.getAttributeNames().length === 0,
  };
  const wrong = Object.entries(is).filter(([, holds]) => !holds).map(([name]) => name);
  return wrong.length ? `${wrong} at ${location.href} with ${overlay} open` : '';
};

/** What is in the way of a look. */
const state = () => {
  if (location.protocol === 'about:') return 'left';
  return document.querySelector('[aria-controls=menu]')?.ariaExpanded ? '' : 'not ready';
};

/** What one can see. */
const seen = () => {
  const { dataset } = document.documentElement;
  const heading = document.querySelector('h1')?.textContent;
  return JSON.stringify([location.href, heading, dataset.overlay, history.length, Math.round(scrollY)]);
};

/** Acts in one task. Choices are taken modulo what there is. */
const act = (...actions: [name: string, choice: number][]) => {
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const dialog = document.querySelector('dialog');
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true })
    && !element.closest('[inert], [popover]:not(:popover-open)')
    && (!dialog.open || element.closest('dialog'));
  const selector = 'a:not([target], [href^=mailto], dialog a), button, #equipo li';
  const controls = () => [...document.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
  const among = <T>(all: T[], choice: number) => all[choice % all.length];
  const known = {
    click: (choice) => among(controls(), choice)?.click(),
    link: (choice) => among(controls().filter((element) => element.matches('a')), choice)?.click(),
    'menu button': () => !dialog.open && one('header button').offsetWidth > 0 && one('header button').click(),
    'current section': () => one(`#menu:popover-open a[href="/${location.hash || '#equipo'}"]`)?.click(),
    'skip link': () => !one('[inert]#page, dialog[open]') && one('#page > a').click(),
    back: () => history.back(),
    forward: () => history.forward(),
    close: () => dialog.close(),
    hide: () => one('#menu').hidePopover(),
    hash: (choice) => (location.hash = among(['equipo', 'contacto', 'contenido', 'nada', '%'], choice)),
    scroll: (choice) => scrollTo({ top: choice * 3, behavior: 'instant' }),
    reload: () => location.reload(),
    stale: (choice) => {
      history.replaceState(among<unknown>([{ overlay: 'viewer', item: 9 }, { key: {}, from: 7 }, 'menu'], choice), '');
      location.reload();
    },
    go: (choice) => {
      const addresses = ['/', '/?utm_source=a', '/proyectos?id=geoapp', '/proyectos?id=nada', '/#proyectos'];
      location.href = among(addresses, choice);
    },
  };
  for (const [name, choice] of actions) known[name](choice);
};

const pairs = [
  'click', 'link', 'link', 'back', 'forward', 'close', 'hide', 'hash', 'menu button', 'skip link', 'current section',
];
const singles = [
  'click', 'click', 'link', 'menu button', 'menu button', 'current section', 'current section', 'skip link', 'forward',
  'hash', 'scroll', 'reload', 'stale', 'go',
];
const keys = ['Escape', 'Enter', 'Tab', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '+', '-', '0'];

/** What a click may change: the number of entries, the address, and what is open. */
const parts = () => [history.length, location.href, document.documentElement.dataset.overlay ?? null] as const;

/** Whether a point is in the window, and a click there does not leave the site. */
const isInside = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest('[target], [href^=mailto]') === null;

/** Double-clicks, and fails if the second click has followed a link, or has opened or closed something. */
async function doubleClick(page, [x, y]: [number, number], settle: () => Promise<void>) {
  if (!(await page.evaluate(isInside, x, y))) return;
  const [entries, href, overlay] = await page.evaluate(parts);
  await page.mouse.click(x, y, { count: 2 });
  await settle();
  const [moreEntries, otherHref, otherOverlay] = await page.evaluate(parts);
  const changes = Number(href !== otherHref) + Number(overlay !== otherOverlay && overlay !== 'menu');
  assert.ok(moreEntries <= entries + 1 && changes < 2, `the second click acts, at ${href}, in ${overlay}`);
}

/** Walks from the page that is shown. `touch` drags a finger in the viewer, and is cancelled. */
async function walk(page, seed: number, touch = async () => {}) {
  const isWebKit = ENGINE === 'webkit';
  const home = new URL('/', page.url()).href;
  const done: string[] = [];
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const gone = /context|navigat|detached|frame|window|interact|abort|null/i;
  const patiently = (what: Promise<unknown>) => what.catch((error) => assert.match(`${error}`, gone));

  /** Waits until the page is as it should be, five times in a row. Returns to the site if it was left. */
  async function settle() {
    let last;
    let good = 0;
    for (let end = Date.now() + 20_000; good < 5; ) {
      if (Date.now() > end) throw new Error(last);
      last = await page.evaluate(state).catch(String);
      if (last === 'left') {
        done.push('(left)');
        // Firefox does not answer here when it is told to go to an address, and WebKit's page cannot go by itself.
        await patiently(isWebKit ? page.goto(home) : page.evaluate((home) => void (location.href = home), home));
        await until(page, () => location.protocol !== 'about:');
        end = Date.now() + 20_000; // WebKit may take long to answer
      }
      last ||= await page.evaluate(look).catch(String);
      good = last ? 0 : good + 1;
    }
  }

  try {
    await settle();
    for (let step = 0; step < Number(STEPS); step += 1) {
      const kind = random(13);
      const size = { width: [390, 390, 500, 1280][random(4)], height: [500, 844][random(2)] };
      const [one, other] = [0, 0].map((): [string, number] => [pairs[random(pairs.length)], random(997)]);
      const single: [string, number] = [singles[random(singles.length)], random(997)];
      const key = keys[random(keys.length)];
      if (kind < 3) {
        done.push('Back');
        const before = await page.evaluate(seen);
        const press = () => patiently(page.evaluate(() => void setTimeout(() => history.back())));
        const isChanged = `location.protocol === 'about:' || (${seen})() !== ${JSON.stringify(before)}`;
        await press();
        // After WebKit has come back to a fragment from another document, its first Back has no effect, on any site.
        const retry = isWebKit && before.includes('#') ? setTimeout(press, 3000) : undefined;
        await until(page, isChanged);
        clearTimeout(retry);
      } else if (kind === 3) {
        done.push(`${size.width} by ${size.height}`);
        await page.setViewport(size);
      } else if (kind === 4) {
        done.push(key);
        await patiently(page.keyboard.press(key));
      } else if (kind === 5) {
        done.push('cancelled touch');
        await touch();
      } else if (kind === 6) {
        const at: [number, number] = [random(size.width), random(size.height)];
        done.push(`double click at ${at}`);
        await doubleClick(page, at, settle);
      } else if (kind < 9) {
        done.push(`[${one} ${other}]`);
        await patiently(page.evaluate(act, one, other));
      } else {
        done.push(`${single}`);
        await patiently(page.evaluate(act, single));
      }
      await settle();
    }
  } catch (error) {
    const entry = await page.evaluate(() => `${history.length} ${JSON.stringify(history.state)}`).catch(String);
    const { message } = error as Error;
    throw new Error(`${message}\nin ${entry} after ${done.length} steps: ${done.slice(-25).join(' · ')}`);
  }
}

// Links must not open tabs: they would hide this page, and a hidden page renders no frames.
const stay = () => addEventListener('click', (event) => {
  if ((event.target as Element).closest('[target]')) event.preventDefault();
});

describe('random walks (A15, E20, E21)', () => {
  for (const name of ENGINE.split(',')) {
    test(`in ${name}`, { timeout: 3_600_000 }, async () => {
      expectProblem(/mailto:|request:|integrity/); // the last two: loads that a navigation ended
      const phone = { width: 390, height: 844 };
      if (name === 'webkit') {
        return walk(await visitWebKit(await launchWebKit({ motion: false }), '/', phone), Number(SEED));
      }
      const { url } = await serve();
      const page = await visit(await launch(name), 'about:blank', { ...phone, block: () => false });
      await page.evaluateOnNewDocument(stay);
      await page.goto(`${url}/`);
      if (name === 'firefox') return walk(page, Number(SEED));
      const session = await page.createCDPSession();
      const send = (type: 'touchStart' | 'touchMove' | 'touchCancel', ...points: number[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((x) => ({ x, y: 420 })) });
      await walk(page, Number(SEED), async () => {
        if (!(await page.evaluate(() => document.querySelector('dialog').open))) return;
        const before = await page.evaluate(counter);
        await send('touchStart', 300);
        for (const x of [200, 100, 40]) await send('touchMove', x);
        await send('touchCancel');
        await until(page, () => !document.querySelector('dialog').hasAttribute('data-moving'));
        assert.equal(await page.evaluate(counter), before);
      });
    });
  }
});
