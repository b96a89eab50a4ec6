// What is printed, as PDF and by its layout.
import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { launch, serve, visit } from './harness';

describe('print in chromium (F20)', () => {
  let browser;
  beforeAll(async () => {
    browser = await launch('chromium', { dark: true });
  });

  test('home of a small team takes two sheets at most, and a project’s page one', async () => {
    const site = await serve();
    for (const [path, most] of [['/', 2], ['/proyectos?id=geoapp', 1]] as const) {
      for (const format of ['a4', 'letter'] as const) {
        const page = await visit(browser, site.url + path, { dark: true });
        const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
        const sheets = pdf.match(/\/Type \/Page\b/g).length;
        assert.ok(sheets <= most, `${path} on ${format}: ${sheets}`);
      }
    }
  });

  test('a member is one box, with a rule before the links, and the page is light', async () => {
    const site = await serve();
    const page = await visit(browser, `${site.url}/`, { dark: true });
    await page.emulateMediaType('print');
    const edges = (selector) =>
      page.$$eval(selector, (all) => [...new Set(all.map((one) => {
        const { borderTopWidth, borderBottomWidth, backgroundColor } = getComputedStyle(one);
        return `${borderTopWidth} ${borderBottomWidth} ${backgroundColor}`;
      }))]);
    assert.deepEqual(await edges('#equipo > ul > li'), ['1px 1px rgba(0, 0, 0, 0)']);
    assert.deepEqual(await edges('#equipo li > div:first-child'), ['0px 0px rgba(0, 0, 0, 0)']);
    assert.deepEqual(await edges('#equipo li > button + div'), ['1px 0px rgba(0, 0, 0, 0)']);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), 'rgb(255, 255, 255)');
  });

  test('a capture is 80 mm high at most, in its proportions, and no card or capture is torn', async () => {
    const site = await serve('many.ts');
    const most = (80 / 25.4) * 96 + 1;
    for (const id of ['p11', 'p8']) {
      const page = await visit(browser, `${site.url}/proyectos?id=${id}`);
      await page.emulateMediaType('print');
      for (const { width, height, ratio } of await page.$$eval('[data-capture] img', (images) =>
        images.map((image) => ({ width: image.offsetWidth, height: image.offsetHeight, ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')) })),
      )) {
        assert.ok(height > 0 && height <= most, `${id}: ${height}`);
        assert.ok(Math.abs(width / height / ratio - 1) < 0.02, `${id}: ${width} by ${height}`);
      }
      const home = await visit(browser, `${site.url}/`);
      await home.emulateMediaType('print');
      for (const [part, selector] of [[page, 'li:has(> [data-capture])'], [home, '#equipo > ul > li, #proyectos > ul > li']] as const) {
        assert.deepEqual(await part.$$eval(selector, (all) => [...new Set(all.map((one) => getComputedStyle(one).breakInside))]), ['avoid']);
      }
    }
  });
});
