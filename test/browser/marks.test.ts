// The brand's square as a mark: of the current link in header and menu, and of the shown capture in the viewer.
import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { eventually, frame, launch, names, ready, serve, until, untilStill, visit, words } from './harness';

const { equipo, proyectos, contacto } = words.sections;
const phone = { width: 390, height: 700 };

/** The link of the header below whose middle the mark is, or null if the mark is out of the window. */
const markedLink = () => {
  const header = document.querySelector('header');
  const { left, top, width } = getComputedStyle(header.querySelector('ul'), '::before');
  const x = header.getBoundingClientRect().x + parseFloat(left) + parseFloat(width) / 2;
  const y = header.getBoundingClientRect().y + parseFloat(top);
  const link = [...header.querySelectorAll('ul a')].find((link) => {
    const box = link.getBoundingClientRect();
    return Math.abs(box.x + box.width / 2 - x) < 1 && y > box.y + box.height / 2 && y < box.bottom;
  });
  return link ? link.textContent : y < 0 ? null : `nothing at ${x}, ${y}`;
};

/** The links of the menu that have the mark. */
const markedInMenu = () =>
  [...document.querySelectorAll('#menu a')].filter((link) => getComputedStyle(link, '::after').content !== 'none').map((link) => link.textContent);

const scrollToSection = (page, id) => page.$eval(`#${id}`, (section) => section.scrollIntoView());

for (const name of names) {
  describe(`the current link in ${name} (E16)`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('has the mark below it, on home and on a project’s page, and no other link is moved', async () => {
      const places = [];
      for (const [path, marked] of [['/', words.home], ['/proyectos?id=geoapp', proyectos.link], ['/proyectos?id=nada', null]] as const) {
        const page = await visit(browser, site.url + path);
        await eventually(page, markedLink, marked);
        places.push(await page.$$eval('header ul a', (links) => links.map((link) => [link.offsetLeft, link.offsetWidth])));
      }
      assert.deepEqual(places[1], places[0]);
      assert.deepEqual(places[2], places[0]);
    });

    test('is marked in the menu too, on a project’s page', async () => {
      const page = await visit(browser, `${site.url}/proyectos?id=geoapp`, phone);
      await eventually(page, markedInMenu, [proyectos.link]);
      const unknown = await visit(browser, `${site.url}/proyectos?id=nada`, phone);
      await eventually(unknown, markedInMenu, []);
    });
  });
}

describe('the mark of the section in view, in chromium (E16)', () => {
  let browser;
  let site;
  beforeAll(async () => {
    browser = await launch('chromium', { motion: true });
    site = await serve();
  });

  test('is that of the page above the first section, then that of each section', async () => {
    const page = await visit(browser, `${site.url}/`, { motion: false });
    const coloured = () => {
      const links = [...document.querySelectorAll('header ul a')].map((link) => [link.textContent, getComputedStyle(link).color]);
      return links.filter(([, colour]) => links.filter((other) => other[1] === colour).length === 1).map(([text]) => text);
    };
    for (const [id, link] of [['equipo', equipo], ['proyectos', proyectos], ['contacto', contacto]] as const) {
      await scrollToSection(page, id);
      await eventually(page, markedLink, link.link);
      await eventually(page, coloured, [link.link]); // all others have one colour
    }
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(page, markedLink, words.home);
  });

  test('glides along the links, but not on load, nor under reduced motion', async () => {
    for (const motion of [true, false]) {
      const page = await visit(browser, 'about:blank', { motion, block: () => {} });
      await page.evaluateOnNewDocument(() => {
        window.moved = [];
        addEventListener('transitionrun', ({ pseudoElement, propertyName }) => pseudoElement && window.moved.push(propertyName), true);
      });
      await page.goto(`${site.url}/`);
      await ready(page);
      await untilStill(page);
      assert.deepEqual(await page.evaluate(() => window.moved), []);
      await scrollToSection(page, 'contacto');
      await eventually(page, markedLink, contacto.link);
      assert.deepEqual(await page.evaluate(() => window.moved), motion ? ['left'] : []);
    }
  });

  test('is in the menu of a phone', async () => {
    const page = await visit(browser, `${site.url}/`, phone);
    await eventually(page, markedInMenu, []);
    for (const [id, link] of [['equipo', equipo], ['contacto', contacto]] as const) {
      await scrollToSection(page, id);
      await eventually(page, markedInMenu, [link.link]);
    }
  });

  test('costs nothing while nothing moves', async () => {
    const page = await visit(browser, `${site.url}/`);
    await scrollToSection(page, 'equipo');
    await eventually(page, markedLink, equipo.link);
    await untilStill(page);
    const { RecalcStyleCount: before } = await page.metrics();
    for (let frames = 0; frames < 10; frames += 1) await frame(page);
    const { RecalcStyleCount: after } = await page.metrics();
    assert.ok(after - before < 5, `${after - before} style calculations in 20 frames`);
  });
});

/** The row of squares, 14px apart: how many it has room for, which one is marked, and whether it is seen. */
const squares = () => {
  const { width, backgroundPosition, opacity } = getComputedStyle(document.querySelector('dialog > div + p'), '::after');
  return { count: (parseFloat(width) + 8) / 14, at: parseFloat(backgroundPosition) / 14, isSeen: opacity === '1' };
};

describe('the mark of the shown capture (A12)', () => {
  for (const name of names) {
    test(`is on the square of its place, in ${name}`, async () => {
      const site = await serve('many.ts');
      const page = await visit(await launch(name), `${site.url}/proyectos?id=p3`);
      await page.click('[data-capture="1"]');
      await eventually(page, squares, { count: 3, at: 1, isSeen: true });
      await page.keyboard.press('ArrowRight');
      await eventually(page, squares, { count: 3, at: 2, isSeen: true });
    });
  }

  test('is there for two to twelve captures, and twelve squares fit at 320px', async () => {
    const site = await serve('many.ts');
    const browser = await launch('chromium');
    for (const [count, isSeen] of [[1, false], [2, true], [12, true], [13, false]] as const) {
      const page = await visit(browser, `${site.url}/proyectos?id=p1`, { width: 320 });
      await page.$eval('li:has(> [data-capture])', (capture, count) => {
        while (capture.parentElement.children.length < count) capture.after(capture.cloneNode(true));
      }, count);
      await page.click('[data-capture]');
      await until(page, () => document.querySelector('dialog').open);
      assert.equal((await page.evaluate(squares)).isSeen, isSeen, `${count}`);
      const isInside = await page.$eval('dialog > div + p', (caption) => caption.scrollWidth <= caption.clientWidth);
      assert.equal(isInside || !isSeen, true, `${count}`);
    }
  });

  test('glides when another capture is shown, but not while the viewer opens', async () => {
    const site = await serve();
    const page = await visit(await launch('chromium', { motion: true }), `${site.url}/proyectos?id=geoapp`);
    const gliding = () => document.getAnimations().some(({ effect }) => effect.pseudoElement === '::after' && effect.target.matches('dialog p'));
    for (const isOpen of [false, true, true]) {
      if (isOpen) await page.keyboard.press('ArrowRight');
      else await page.click('[data-capture="1"]');
      await until(page, () => document.querySelector('dialog').open);
      assert.equal(await page.evaluate(gliding), isOpen);
      await untilStill(page);
      if (isOpen) await page.keyboard.press('Home');
      await untilStill(page);
    }
  });
});
