// The layout of pages with more and longer content than the sample, at every width.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { frame, launch, linearRgb, names, resolveColour, root, serve, tokensOf, until, untilStill, visit } from './harness';

/** The words of an element that are broken across lines, and the number of all its words. */
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
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve('many.ts');
    });

    test('no word of a title or heading is broken, nor the mail address, at 320px and 200 % text (C10)', async () => {
      for (const path of ['/', '/proyectos?id=p4']) {
        const page = await visit(browser, site.url + path, { width: 320 });
        for (const size of ['', '200%']) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
          assert.deepEqual(await page.evaluate(brokenWords, 'h1, h2, #contacto p, .button[href^="mailto:"]'), [], `${path} ${size}`);
        }
      }
    });

    test('captures are in rows of 200px with 3, 2 or 1 columns, whatever their number', async () => {
      for (const count of [2, 5]) {
        const page = await visit(browser, `${site.url}/proyectos?id=p${count}`);
        for (const [width, columns] of [[320, 1], [575, 1], [576, 2], [767, 2], [768, 3], [1280, 3]]) {
          await page.setViewport({ width, height: 800 });
          await until(page, (width) => innerWidth === width, width);
          const [room, ...boxes] = await page.$$eval('main ul:has([data-capture]), [data-capture] img', (all) => all.map((one) => one.getBoundingClientRect().toJSON()));
          const places = boxes.map((box) => [box.x - room.x, box.y - room.y, box.width, box.height].map(Math.round));
          const column = (room.width - 12 * (columns - 1)) / columns;
          const wanted = boxes.map((_, index) => [(index % columns) * (column + 12), Math.floor(index / columns) * 212, column, 200].map(Math.round));
          assert.deepEqual(places, wanted, `${count} at ${width}px`);
        }
      }
    });

    test('a wide capture is cropped to its top left and a portrait one is shown whole, on card and page', async () => {
      const shapes = (page, selector) => page.$$eval(selector, (images) => images.map((image) => [getComputedStyle(image).objectFit, getComputedStyle(image).objectPosition]));
      const home = await visit(browser, `${site.url}/`);
      const covers = await shapes(home, '#proyectos img');
      assert.deepEqual(covers, [...Array(covers.length - 1).fill(['cover', '0px 0px']), ['contain', '50% 50%']]);
      for (const [id, shape] of [['p1', ['cover', '0px 0px']], ['p11', ['contain', '50% 50%']]] as const) {
        const page = await visit(browser, `${site.url}/proyectos?id=${id}`);
        assert.deepEqual(await shapes(page, '[data-capture] img'), [shape], id);
      }
    });

    test('the mark of the brand is a square on whole pixels', async () => {
      for (const width of [320, 390, 576, 768, 992, 1280, 1920]) {
        const page = await visit(browser, `${site.url}/`, { width });
        const sides = await page.evaluate(() => {
          const stop = getComputedStyle(document.querySelector('h1'), '::after');
          const mark = getComputedStyle(document.querySelector('header a'), '::before');
          return [stop.inlineSize, stop.blockSize, mark.inlineSize, mark.blockSize].map(parseFloat);
        });
        assert.ok(sides[0] > 8 && sides[0] === sides[1] && sides[2] > 8 && sides[2] === sides[3], `${width}px: ${sides}`);
        assert.deepEqual(sides, sides.map(Math.round), `${width}px`);
        await page.close();
      }
    });

    test('a logo replaces the mark, in header and footer', async () => {
      const page = await visit(browser, `${site.url}/`);
      await page.evaluate(() => {
        document.documentElement.style.setProperty('--mark', 'url(/icon.svg)');
        document.documentElement.style.setProperty('--mark-size', '1.5em');
      });
      for (const place of ['header a', 'footer nav p']) {
        const [image, width, height, size] = await page.$eval(place, (element): [string, number, number, number] => {
          const { backgroundImage, width, height, fontSize } = getComputedStyle(element, '::before');
          return [backgroundImage, parseFloat(width), parseFloat(height), parseFloat(fontSize)];
        });
        assert.match(image, /icon\.svg/, place);
        assert.deepEqual([width, height], [Math.round(1.5 * size), Math.round(1.5 * size)], place);
      }
    });

    test('a card shows all tags of its project, even forty', async () => {
      const page = await visit(browser, `${site.url}/`);
      const tags = await page.$$eval('#proyectos > ul > li ul', (lists) =>
        lists.map((list) => [list.children.length, [...list.children].filter((tag) => tag.checkVisibility()).length, list.scrollHeight <= list.clientHeight]),
      );
      assert.ok(tags.some(([count]) => count === 40));
      for (const [count, shown, fits] of tags) assert.deepEqual([shown, fits], [count, true]);
    });

    test('the links on the back of a card are tiles that fill its rows, whatever their number', async () => {
      const page = await visit(browser, `${site.url}/`);
      const rows = await page.$$eval('#equipo li > button + div > ul', (lists) =>
        lists.map((list) => {
          const tiles = [...list.children];
          const ends = tiles.filter((tile, index) => tiles[index + 1]?.offsetTop !== tile.offsetTop);
          return [tiles.length, ends.every(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth >= list.offsetLeft + list.clientWidth - 1)];
        }),
      );
      assert.deepEqual(rows, [1, 2, 3, 4, 6].map((count) => [count, true]));
    });

    test('no trace of the theme colour is left when it is replaced', async () => {
      for (const dark of [false, true]) {
        const own = name === 'firefox' ? await launch(name, { dark }) : browser;
        for (const path of ['/', '/proyectos?id=p4']) {
          const page = await visit(own, site.url + path, { dark });
          await page.evaluate(() => document.documentElement.style.setProperty('--primary', '#166534'));
          await frame(page);
          await untilStill(page);
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

    test('the browser computes the same colours as the build, whose contrast the unit tests check', async () => {
      const theme = tokensOf(readFileSync(join(root, 'styles/theme.css'), 'utf8'));
      const tokens = ['brand', 'fill', 'fill-strong', 'fill-edge', 'on-fill', 'tile', 'tile-line', 'link', 'text', 'text-muted', 'page', 'surface', 'surface-2', 'line'];
      const toByte = (light) => 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
      const isNear = (light, byte) => Math.abs(toByte(Math.min(1, Math.max(0, light))) - byte) < 2.5;
      const page = await visit(browser, `${site.url}/`);
      for (const scheme of ['light', 'dark'] as const) {
        for (const colour of ['#1e3a8a', '#ea580c', '#facc15', '#0a7f4f', '#e11d48', '#000', '#f5f5f5']) {
          const seen = await page.evaluate((colour, scheme, tokens) => {
            document.documentElement.style.setProperty('--primary', colour);
            document.documentElement.style.colorScheme = scheme;
            const element = document.body.appendChild(document.createElement('p'));
            const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
            return tokens.map((token) => {
              element.style.color = `var(--${token})`;
              canvas.fillStyle = getComputedStyle(element).color;
              canvas.fillRect(0, 0, 1, 1);
              return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
            });
          }, colour, scheme, tokens);
          const known = new Map([['--primary', colour], ...theme]);
          const wrong = tokens.filter((token, index) => !linearRgb(resolveColour(known, `--${token}`, scheme)).every((light, channel) => isNear(light, seen[index][channel])));
          assert.deepEqual(wrong, [], `${colour} ${scheme}`);
        }
      }
    });

    test('a very long word makes no other text smaller, and fits its own line (C10)', async () => {
      const [usual, long] = [await serve(), await serve('long-words.ts')];
      const sizesOf = (page, selector) => page.$$eval(selector, (all) => all.map((one) => getComputedStyle(one).fontSize));
      for (const width of [320, 390, 1280]) {
        const before = await visit(browser, `${usual.url}/`, { width });
        const home = await visit(browser, `${long.url}/`, { width });
        const project = await visit(browser, `${long.url}/proyectos?id=largo`, { width });
        const others = 'h1, h1 + p, h2:not([id])';
        assert.deepEqual(await sizesOf(home, others), await sizesOf(before, others), `${width}px`);
        for (const page of [home, project]) assert.deepEqual(await page.evaluate(brokenWords, 'h1, #contacto p'), [], `${width}px`);
        if (width > 320) continue;
        const [[headline], [title]] = [await sizesOf(home, 'h1'), await sizesOf(project, 'h1')];
        assert.ok(parseFloat(title) < parseFloat(headline), `${title} ${headline}`);
      }
    });
  });
}
