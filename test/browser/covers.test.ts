// What is shown in the place of captures: their colours while they load, and their names if they fail; and the rows of cards.
import assert from 'node:assert/strict';
import { beforeAll, describe, test } from 'vitest';
import { closeAfterTest, eventually, expectProblem, hold, launch, names, ready, serve, until, visit, words } from './harness';

const isCapture = ({ url }: { url?: string }) => url.endsWith('.avif');

/** Serves the sample without its captures, from an origin of its own, of which no browser has any in its cache. */
const serveWithoutCaptures = () => serve('content.ts', (handle) => (request, response) => {
  if (!isCapture(request)) return handle(request, response);
  response.writeHead(404).end();
});

const grounds = (selector) => [...document.querySelectorAll(selector)].map((image) => getComputedStyle(image).backgroundColor);
const [light, lighter] = ['rgb(221, 221, 221)', 'rgb(238, 238, 238)']; // #ddd and #eee

for (const name of names) {
  describe(`in the place of captures, in ${name}`, () => {
    let browser;
    let site;
    let broken;
    beforeAll(async () => {
      browser = await launch(name);
      [site, broken] = [await serve(), await serveWithoutCaptures()];
    });

    test('their average colours are shown while they load, on home, on the page and in the viewer (F26)', async () => {
      const { block, release } = hold((request) => isCapture({ url: request.url() }));
      const [home, page] = await Promise.all(['/', '/proyectos?id=geoapp'].map((path) => visitUnloaded(browser, site.url + path, block)));
      await eventually(home, grounds, [light], '#proyectos img');
      await eventually(page, grounds, [light, lighter, light], '[data-capture] img');
      await ready(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-capture="1"]').click());
      await eventually(page, grounds, [lighter], 'dialog img:not([inert])');
      release();
      await until(page, () => document.querySelector<HTMLElement>('dialog img:not([inert])').dataset.state === 'load');
      await eventually(page, grounds, ['rgba(0, 0, 0, 0)'], 'dialog img:not([inert])');
    });

    test('their names are shown on the colours if they fail, and no icon, in any place (F26)', async () => {
      const drawn = (selector) => [...document.querySelectorAll(selector)].map((image) => {
        const { content, backgroundColor } = getComputedStyle(image);
        const name = getComputedStyle(image.parentElement, '::after').content.replace(/attr\(data-failed\)/, image.parentElement.dataset.failed);
        return [content.startsWith('linear-gradient'), backgroundColor, name.replace(/ \/ .*|"/g, '')];
      });
      expectProblem(/\.avif/);
      const home = await visit(browser, `${broken.url}/`);
      await eventually(home, drawn, [[true, light, 'none']], '#proyectos img');
      const page = await visit(browser, `${broken.url}/proyectos?id=geoapp`);
      await until(page, () => document.querySelectorAll('[data-failed] > img').length === 3);
      const shown = [light, lighter, light].map((colour, index) => [true, colour, words.capture('Geo App', index + 1)]);
      assert.deepEqual(await page.evaluate(drawn, '[data-capture] img'), shown);
    });

    test('the viewer keeps the place of a picture that fails, and its message is on it (A22, F26)', async () => {
      expectProblem(/\.avif/);
      const page = await visit(browser, `${broken.url}/proyectos?id=geoapp`);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-capture]').click());
      await until(page, () => document.querySelector<HTMLElement>('dialog img:not([inert])')?.dataset.state === 'error');
      const seen = await page.evaluate(() => {
        const [picture, link] = ['dialog img:not([inert])', 'dialog a'].map((selector) => document.querySelector(selector));
        const { x, y, width, height } = link.getBoundingClientRect();
        const { width: wide, height: high } = picture.getBoundingClientRect();
        return { ratio: wide / high, high, isOnTop: document.elementFromPoint(x + width / 2, y + height / 2) === link };
      });
      assert.ok(Math.abs(seen.ratio - 1.6) < 0.01 && seen.high > 500, JSON.stringify(seen));
      assert.equal(seen.isOnTop, true);
    });
  });

  describe(`rows in ${name}`, () => {
    /** The empty room, in px, at the end of each row of a list with `count` items. */
    function roomOf(selector, count) {
      const list = document.querySelector(selector);
      while (list.children.length > count) list.lastElementChild.remove();
      while (list.children.length < count) list.append(list.firstElementChild.cloneNode(true));
      const rows = new Map();
      for (const item of list.children) {
        const { top, right } = item.getBoundingClientRect();
        rows.set(Math.round(top), Math.max(right, rows.get(Math.round(top)) ?? 0));
      }
      const end = list.getBoundingClientRect().right;
      return [...rows.values()].map((right) => Math.round(end - right));
    }

    test('of projects are full, whatever their number (F28)', async () => {
      const browser = await launch(name);
      const site = await serve('many.ts');
      const page = await visit(browser, `${site.url}/`);
      for (const width of [320, 575, 576, 768, 991, 992, 1440]) {
        await page.setViewport({ width, height: 800 });
        await until(page, (width) => innerWidth === width, width);
        for (const count of [9, 8, 7, 6, 5, 4, 3, 2, 1]) {
          const room = await page.evaluate(roomOf, '#proyectos > ul', count);
          assert.deepEqual(room, room.map(() => 0), `${count} at ${width}px`);
        }
      }
    });
  });
}

/** Opens a page whose captures do not load, without waiting for it to be complete. */
async function visitUnloaded({ browser }, address, block) {
  const page = await browser.newPage();
  closeAfterTest(page);
  await page.setViewport({ width: 1280, height: 800 });
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    await block(request);
    await request.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page;
}
