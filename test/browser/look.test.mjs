// How pages look at every width, with more and with longer content than the sample's.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { frame, launch, names, serve, still, until, visit } from './harness.mjs';

/** The words of an element that are broken, of all words it has. */
const brokenWords = (selector) => {
  const broken = [];
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
};

for (const name of names) {
  describe(`look in ${name}`, () => {
    let browser;
    let site;
    before(async () => {
      browser = await launch(name);
      site = await serve('many.ts');
    });

    test('no word of a title, a heading or the contact is broken, nor the address, at 320px and 200 % text (C10)', async () => {
      for (const path of ['/', '/proyectos?id=p4']) {
        const page = await visit(browser, site.url + path, { width: 320 });
        for (const size of ['', '200%']) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
          assert.deepEqual(await page.evaluate(brokenWords, 'h1, h2, #contacto p, .button[href^="mailto:"]'), [], `${path} ${size}`);
        }
      }
    });

    test('the captures of a project fill their rows, whatever their number, and the first one leads', async () => {
      for (let count = 1; count <= 8; count++) {
        const page = await visit(browser, `${site.url}/proyectos?id=p${count}`);
        for (const [width, columns] of [[320, 1], [576, 2], [768, 3], [1280, 3]]) {
          await page.setViewport({ width, height: 800 });
          await until(page, (width) => innerWidth === width, width);
          const { area, lead, covered, heights } = await page.evaluate(() => {
            const areaOf = ({ width, height }) => (width + 12) * (height + 12); // each with its gutter
            const boxes = [...document.querySelectorAll('[data-capture]')].map((capture) => capture.getBoundingClientRect().toJSON());
            const gallery = document.querySelector('main ul:has([data-capture])').getBoundingClientRect();
            return { area: areaOf(gallery), lead: boxes[0], covered: boxes.reduce((sum, box) => sum + areaOf(box), 0), heights: boxes.map(({ height }) => height) };
          });
          const what = `${count} at ${width}px`;
          assert.ok(Math.abs(covered / area - 1) < 0.001, `${what}: ${covered} of ${area}`);
          assert.equal(Math.round(lead.height), columns === 1 ? 200 : 412, what);
          assert.ok(heights.every((height) => [200, 412].includes(Math.round(height))), what);
        }
      }
    });

    test('of forty tags a card shows three rows and fades, where its page has them all, and nothing is hidden on paper', async () => {
      const page = await visit(browser, `${site.url}/`);
      const shown = (page) =>
        page.$$eval('#proyectos > ul > li', (cards) =>
          cards.map((card) => {
            const tags = card.querySelector('ul');
            return { height: tags.clientHeight, hidden: tags.scrollHeight - tags.clientHeight, isFading: getComputedStyle(tags).maskImage !== 'none', isOutside: card.querySelector('a[target]') !== null };
          }),
        );
      for (const [index, { height, hidden, isFading, isOutside }] of (await shown(page)).entries()) {
        const isCut = index % 3 === 2 && !isOutside;
        assert.deepEqual([hidden > 0, isFading], [isCut, isCut], `project ${index}`);
        if (isCut) assert.ok(height < 100, `${height}`);
      }
      const detail = await visit(browser, `${site.url}/proyectos?id=p2`);
      assert.deepEqual(await detail.$eval('main ul', (tags) => [tags.children.length, tags.scrollHeight - tags.clientHeight]), [40, 0]);
      if (name !== 'chromium') return; // only it can show what it prints
      await page.emulateMediaType('print');
      assert.ok((await shown(page)).every(({ hidden, isFading }) => hidden === 0 && !isFading));
    });

    test('the links on the back of a card are tiles that fill it, whatever their number', async () => {
      const page = await visit(browser, `${site.url}/`);
      const rows = await page.$$eval('#equipo li > button + div > ul', (lists) =>
        lists.map((list) => {
          const room = (list.clientWidth + 8) * (list.clientHeight + 8);
          const tiles = [...list.children].reduce((sum, { offsetWidth, offsetHeight }) => sum + (offsetWidth + 8) * (offsetHeight + 8), 0);
          return [list.children.length, Math.abs(tiles / room - 1) < 0.02];
        }),
      );
      assert.deepEqual(rows, [1, 2, 3, 4, 6].map((count) => [count, true]));
    });

    test('one colour is the theme: with another, nothing of it is left on the page', async () => {
      for (const dark of [false, true]) {
        const own = name === 'firefox' ? await launch(name, { dark }) : browser;
        for (const path of ['/', '/proyectos?id=p4']) {
          const page = await visit(own, site.url + path, { dark });
          await page.evaluate(() => document.documentElement.style.setProperty('--primary', '#166534'));
          await frame(page);
          await still(page);
          const left = await page.evaluate(() => {
            const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
            const properties = ['color', 'backgroundColor', 'borderTopColor', 'outlineColor'];
            const isBlue = (color) => {
              canvas.clearRect(0, 0, 1, 1);
              canvas.fillStyle = color;
              canvas.fillRect(0, 0, 1, 1);
              const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
              return alpha > 0 && blue > green + 2 && blue > red + 2;
            };
            return [...document.querySelectorAll('body, body *')].flatMap((element) =>
              ['', '::before', '::after'].flatMap((part) => {
                const style = getComputedStyle(element, part);
                return properties.filter((property) => isBlue(style[property])).map((property) => `${element.outerHTML.slice(0, 60)} ${part} ${property} ${style[property]}`);
              }),
            );
          });
          assert.deepEqual(left, [], `${path} ${dark ? 'dark' : 'light'}`);
        }
      }
    });
  });
}
