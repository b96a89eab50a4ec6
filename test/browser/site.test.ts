import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { box, frame, launch, serve, until, untilStill, visit } from './harness';

describe('layout in chromium (C10)', () => {
  test.each([['content.ts', 'geoapp'], ['hostile.ts', 'p40']])('nothing overflows, with %s', async (content, id) => {
    const site = await serve(content);
    for (const path of ['/', `/proyectos?id=${id}`]) {
      const page = await visit(await launch('chromium'), site.url + path);
      for (const width of [320, 480, 481, 992]) {
        await page.setViewport({ width, height: 800 });
        for (const size of ['', '200%']) {
          const wide = await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
            const room = document.documentElement.clientWidth;
            const isHidden = (element) => element.closest('[role=status], #page > a, [role=tooltip]');
            const out = [...document.querySelectorAll('#page *')].filter((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              return width > 0 && (right > room + 1 || left < -1) && !isHidden(element);
            });
            return [document.documentElement.scrollWidth > room, ...out.map(({ outerHTML }) => outerHTML.slice(0, 80))];
          }, size);
          assert.deepEqual(wide, [false], `${path} at ${width}px ${size}`);
        }
      }
    }
  });
});

describe('the site in chromium', async () => {
  const browser = await launch('chromium');
  const site = await serve();

  test('the one link of a project covers its whole card', async () => {
    const page = await visit(browser, `${site.url}/`);
    assert.equal(await page.$$eval('#proyectos > ul > li a', (links) => links.length), 1);
    await page.hover('#proyectos img'); // scrolls it into view
    const { x, y } = await box(page, '#proyectos img');
    await page.mouse.click(x + 20, y + 20);
    await until(page, () => location.search === '?id=geoapp');
  });

  test('the layout does not shift while a page loads and hydrates (F10)', async () => {
    for (const [path, width] of [['/', 390], ['/proyectos?id=geoapp', 1280]] as const) {
      const page = await visit(browser, site.url + path, { width, motion: true });
      await untilStill(page);
      await page.evaluate(() => {
        window.shift = 0;
        const add = (list) => list.getEntries().forEach((entry) => (window.shift += entry.value));
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
      });
      await frame(page);
      assert.equal(await page.evaluate(() => window.shift.toFixed(3)), '0.000', path); // the precision of CLS
    }
  });
});
