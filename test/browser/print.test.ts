// What is printed, as PDF and by its layout.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { launch, serve, untilStill, visit } from './harness';

/** Opens an address as it is printed. */
async function print(browser, address: string) {
  const page = await visit(browser, address, { dark: true });
  await page.emulateMediaType('print');
  await untilStill(page); // backgrounds fade
  return page;
}

describe('print in chromium (F20)', async () => {
  const browser = await launch('chromium');
  const site = await serve();

  test('home of a small team takes two sheets at most, and a project’s page one', async () => {
    for (const [path, most] of [['/', 2], ['/proyectos?id=geoapp', 1]] as const) {
      const page = await visit(browser, site.url + path, { dark: true });
      for (const format of ['a4', 'letter'] as const) {
        const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
        const sheets = pdf.match(/\/Type \/Page\b/g).length;
        assert.ok(sheets <= most, `${path} on ${format}: ${sheets}`);
      }
    }
  });

  test('shows both faces and the addresses of links, without header, mask or buttons (C13)', async () => {
    const page = await print(browser, `${site.url}/`);
    const shown = (selector) =>
      page.$$eval(selector, (all) => all.map((element) => element.checkVisibility({ visibilityProperty: true })));
    assert.ok((await shown('#equipo > ul > li > div')).every(Boolean));
    for (const hidden of ['header', '#equipo button', '#page > a', '#menu']) {
      assert.ok((await shown(hidden)).every((visible) => !visible), hidden);
    }
    const ground = await page.$eval('html', (html) => getComputedStyle(html).backgroundColor);
    assert.equal(ground, 'rgb(255, 255, 255)'); // also in the dark scheme
    const line = await page.$eval('#page > p', ({ innerText }) => innerText);
    assert.match(line, /Equipo Dev\s+https:\/\/example\.com\/ · hola@example\.com/);
    const selector = '#proyectos a, main .button:not([href^=mailto])';
    const addresses = await page.$$eval(selector, (links) => links.map((link) => {
      const { content } = getComputedStyle(link, '::after');
      return content.replaceAll('attr(href)', JSON.stringify(link.getAttribute('href'))).replace(/"\s*"|"/g, '');
    }));
    for (const address of addresses) assert.match(address, /^ ?<https:\/\/example\.com\/[\w?=./-]+>$/);
  });

  test('has rows of equal cards, the address on a line of its own, and no sheet with that alone', async () => {
    const page = await print(browser, `${(await serve('many.ts')).url}/`);
    const tall = (section) => page.$$eval(`#${section} > ul > li`, (cards) =>
      cards.map(({ offsetTop, offsetHeight }) => `${offsetTop} ${offsetHeight}`));
    for (const section of ['equipo', 'proyectos']) {
      const [first, second] = await tall(section);
      assert.equal(first, second);
    }
    const { fontSize, display, fontWeight } = await page.$eval('main .button[href^=mailto]', (link) => {
      const { fontSize, display, fontWeight } = getComputedStyle(link);
      return { fontSize: Math.round(parseFloat(fontSize) * 0.75), display, fontWeight };
    });
    assert.deepEqual([fontSize, display, fontWeight], [14, 'block', '700']);
    assert.equal(await page.$eval('#contacto', (section) => getComputedStyle(section).breakBefore), 'avoid');
    const others = '#equipo li:has(> button) ~ li, #equipo li:first-child';
    await page.$$eval(others, (all) => all.forEach((one) => one.remove()));
    const [front, back] = await page.$$eval('#equipo > ul > li > div', (faces) => faces.map((face) => face.offsetLeft));
    assert.ok(back > front, 'the faces of a single card are side by side');
    await page.setViewport({ width: 700, height: 990 });
    const lefts = await page.$$eval('#page > p, h1 + p', (all) => all.map((one) => one.getBoundingClientRect().left));
    assert.ok(lefts[1] - lefts[0] < 2, 'the letterhead and the page have one edge');
  });

  test('a project’s page has no link back and no invitation (F20)', async () => {
    const page = await print(browser, `${site.url}/proyectos?id=geoapp`);
    const text = await page.$eval('main', ({ innerText }) => innerText);
    assert.match(text, /Geo App/);
    assert.doesNotMatch(text, /Volver|proyecto en mente/);
  });

  test('is the page on white while the viewer is open', async () => {
    const page = await visit(browser, `${site.url}/proyectos?id=geoapp`);
    await page.click('[data-capture]');
    await page.emulateMediaType('print');
    const look = () => {
      const { backgroundColor, overflowY } = getComputedStyle(document.documentElement);
      return [document.querySelector('dialog').checkVisibility(), backgroundColor, overflowY];
    };
    assert.deepEqual(await page.evaluate(look), [false, 'rgb(255, 255, 255)', 'visible']);
  });

  test('has cards in their final state during the entrance', async () => {
    const page = await visit(browser, `${site.url}/`, { motion: true, block: () => {} }); // does not wait for hydration
    await page.emulateMediaType('print');
    const styles = await page.$$eval('h1, main li', (all) =>
      all.map((one) => getComputedStyle(one)).map(({ opacity, transform }) => `${opacity} ${transform}`));
    assert.deepEqual([...new Set(styles)], ['1 none']);
  });
});
