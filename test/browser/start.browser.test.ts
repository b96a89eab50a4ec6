import assert from 'node:assert/strict';
import { sections } from 'site/sections';
import { finish, holdAnimations } from './animations';
import { eventually, frame, type Page, ready, test, until, type Visit, visit, withoutScript } from './harness';
import { defineNames } from './page-globals';
import { card, focus, isAt, isMenuOpen, phone, toProject } from './parts';

declare global {
  interface Window { goOn(): void }
}

/** Until `goOn` is called, pauses React's scheduler, which uses `postMessage`. Runs in the page. */
function holdReact() {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message: unknown) {
    window.goOn = () => {
      MessagePort.prototype.postMessage = postMessage;
      postMessage.call(this, message);
    };
  };
}

async function visitHeld(path: string, options?: Visit) {
  const page = await visit('chromium', path, { prepare: [holdReact, holdAnimations], hydrates: false, ...options });
  await until(page, () => 'goOn' in window);
  return page;
}

async function goOn(page: Page) {
  await page.evaluate(() => window.goOn());
  await ready(page);
  await frame(page);
}

test('before hydration, the section in the URL is shown, and a menu that is opened stays open (B15, E7)', async () => {
  const page = await visitHeld('/#contacto', phone);
  await eventually(page, () => document.activeElement!.id, 'contacto');
  const place = await until(page, () => scrollY);
  await page.click('header button');
  await until(page, () => isVisible('#menu'));
  await focus(page, '#menu a[href="/#contacto"]');
  await goOn(page);
  await eventually(page, isMenuOpen, true);
  const kept = () => [scrollY, document.activeElement!.closest('#menu li')?.textContent];
  assert.deepEqual(await page.evaluate(kept), [place, 'Contacto']);
});

test('hydration starts no animations (M1)', async () => {
  const page = await visitHeld('/', { motion: true });
  await until(page, () => window.held.length > 0);
  await finish(page);
  await goOn(page);
  assert.equal(await page.evaluate(() => window.held.length), 0);
});

test('with scripting disabled, the header shows all links, and cards show both faces (B15, C13, F24)', async () => {
  const page = await visit('chromium', '/', phone);
  await page.setJavaScriptEnabled(false);
  await page.reload();
  await page.evaluate(defineNames);
  const links = () => $$('header nav a').filter(isVisible).slice(1).map(({ textContent }) => textContent);
  assert.deepEqual(await page.evaluate(links), Object.values(sections).map(({ link }) => link));
  assert.equal(await page.evaluate(() => isVisible('header button')), false);
  assert.ok(await page.evaluate(() => boxOf('.MemberCard-back').top >= boxOf('.MemberCard-front').bottom));
  await page.click(toProject);
  await until(page, isAt, 'Geo App', 0);
});

test('if the script fails, focus flips cards, and links load pages (A1, C1, F24)', async () => {
  const page = await visit('chromium', '/', { ...phone, ...withoutScript });
  const faded = () => $$('main *').filter((part) => styleOf(part).opacity === '0').map((part) => part.textContent);
  await eventually(page, faded, []);
  await focus(page, `${card} a`); // CSS flips the card
  await eventually(page, (card: string) => styleOf(card).getPropertyValue('--flipped'), '1', card);
  await page.click('#proyectos h3'); // its link covers the card
  await until(page, isAt, 'Geo App', 0);
  await page.click('[data-capture="0"]');
  await until(page, () => location.pathname.endsWith('.avif'));
});
