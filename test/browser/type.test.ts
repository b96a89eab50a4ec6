// The sizes of the texts that an eye sees first and last, and where capitals stand, in the pixels of a screenshot.
import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { launch, names, serve, visit } from './harness';
import { launchWebKit, visitWebKit } from './webkit';

const addresses = ['main a[href^="mailto:"]', 'main:has([rel=prev]) a[href^="mailto:"]'];

/** The size of an address, the widths of its text and of its line, the number of its lines, and its height. */
const measure = (selector, letters) => {
  document.documentElement.style.setProperty('--mail-letters', letters);
  const link = document.querySelector(selector);
  link.textContent = 'correo@equipo.example'.padEnd(letters, 'e').slice(0, letters);
  const range = new Range();
  range.selectNodeContents(link);
  const { fontSize, paddingLeft, paddingRight } = getComputedStyle(link);
  return {
    size: parseFloat(fontSize),
    text: range.getBoundingClientRect().width,
    line: link.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    lines: range.getClientRects().length,
    height: link.offsetHeight,
  };
};

/** Replaces the text of an element by capitals, and returns its box inside its borders, in CSS pixels of the page. */
const capitals = (element) => {
  element.textContent = 'HH';
  const { x, y } = element.getBoundingClientRect();
  return { x: x + scrollX + element.clientLeft, y: y + scrollY + element.clientTop, width: element.clientWidth, height: element.clientHeight };
};

/** The first and the last row of a picture in which something dark or something coloured is seen. Its ground is light. */
const rowsOf = async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const rows = { dark: [], coloured: [] };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, , blue] = data.slice(4 * pixel, 4 * pixel + 3);
    const row = Math.floor(pixel / width);
    if (red < 110 && blue - red > 80) rows.coloured.push(row);
    else if (red < 110 && blue - red < 40) rows.dark.push(row);
  }
  const ends = (all) => [all[0], all.at(-1)];
  return { dark: ends(rows.dark), any: ends([...rows.dark, ...rows.coloured].sort((a, b) => a - b)), coloured: ends(rows.coloured), height };
};

for (const name of names) {
  describe(`type in ${name}`, () => {
    let browser;
    let site;
    beforeAll(async () => {
      browser = await launch(name);
      site = await serve();
    });

    test('on a phone the headline is more than twice as large as the introduction', async () => {
      const page = await visit(browser, `${site.url}/`, { width: 390 });
      const sizes = await page.$$eval('h1, h1 + p', (texts) => texts.map((text) => getComputedStyle(text).fontSize));
      assert.deepEqual(sizes, ['36px', '16px']);
    });

    test('the mail address fills one line, on home and below a project, whatever its length', async () => {
      for (const [path, selector] of [['/', addresses[0]], ['/proyectos?id=geoapp', addresses[1]]]) {
        for (const width of [320, 390, 768, 1024, 1440]) {
          const page = await visit(browser, site.url + path, { width });
          for (const letters of [6, 16, 24, 40]) {
            const { size, text, line, lines, height } = await page.evaluate(measure, selector, letters);
            const where = `${path} ${letters} letters at ${width}px: ${[size, text, line]}`;
            assert.ok(lines === 1 && height >= 44 && text <= line, `${where} ${[lines, height]}`);
            assert.ok(text > 0.94 * line || size === 112, where);
          }
          await page.close();
        }
      }
    });

    test('the capitals of tags and buttons are in the middle, and the square of the brand stands on their line', async () => {
      const reader = await browser.browser.newPage();
      const see = async (path, selector) => {
        const page = await visit(browser, site.url + path, { width: 390 });
        await page.setViewport({ width: 390, height: 800, deviceScaleFactor: 2 });
        const clip = await page.$eval(selector, capitals);
        const seen = await reader.evaluate(rowsOf, await page.screenshot({ encoding: 'base64', clip }));
        await page.close();
        return seen;
      };
      for (const [path, selector] of [['/', '#equipo li li'], ['/', '#proyectos li li'], ['/', '#proyectos ul ul + a'], ['/proyectos?id=geoapp', '[rel=prev]'], ['/', '[aria-controls=menu]']]) {
        const { any: [first, last], height } = await see(path, selector);
        assert.ok(Math.abs(first - (height - 1 - last)) <= 4, `${selector}: ${[first, last, height]}`);
      }
      for (const place of ['header a', 'footer nav p']) {
        const { coloured, dark } = await see('/', place);
        assert.equal(coloured[1], dark[1], place);
      }
      await reader.close();
    });
  });
}

test('in WebKit the mail address fills one line too, and red fills and links are no darker than they need to be (F7)', async () => {
  const page = await visitWebKit(await launchWebKit(), '/', { width: 1024, height: 800 });
  const { text, line, lines } = await page.evaluate(measure, addresses[0], 16);
  assert.ok(lines === 1 && text <= line && text > 0.94 * line, `${[text, line, lines]}`);
  const colours = await page.evaluate(() => {
    document.documentElement.style.setProperty('--primary', '#e11d48');
    const canvas = document.createElement('canvas').getContext('2d');
    return ['#contacto p', '#equipo li li'].map((selector, index) => {
      canvas.fillStyle = getComputedStyle(document.querySelector(selector))[['backgroundColor', 'color'][index]];
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
  });
  for (const [red, green, blue] of colours) assert.ok(red > 140 && green < 40 && blue < 70, `${[red, green, blue]}`);
});
