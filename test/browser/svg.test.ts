// SVG files: opened by themselves, and the logo in the pages.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { makeCopy } from '../root';
import { buildSite, closeAfterAll, closeAfterTest, eventually, handler, launch, listen, names, portOf, visit } from './harness';

async function serveSite(site) {
  const server = await listen(handler(site), '0');
  closeAfterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${portOf(server)}`;
}

/** Builds a copy of the project. `change` may change its assets before. */
async function build(change = (_assets: string) => {}) {
  const copy = makeCopy();
  change(join(copy, 'assets'));
  return buildSite({ root: copy });
}

const run = (what: string) => `document.documentElement.setAttribute('data-${what}', '')`;
const withScripts = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60" onload="${run('event')}"><style>.a{fill:#c00000}</style>
  <rect class="a" width="9" height="9"/><rect style="fill:#00c000" width="9" height="9"/>
  <script>${run('script')}</script><a href="javascript:${run('link')}"><rect id="link" width="300" height="60" fill-opacity="0"/></a></svg>`;

/** Sites with a logo, by its ratio of width to height. */
const withLogos = await Promise.all([1, 2, 5, 1 / 3].map(async (ratio) => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${120 * ratio} 120"><rect width="100%" height="100%" fill="#c00000"/></svg>`;
  return { ratio, site: await build((assets) => ['logo', 'icon'].forEach((name) => writeFileSync(join(assets, `${name}.svg`), logo))) };
}));

/** What has run, and the colours of the rectangles. */
const look = () => ({
  ran: document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-')).sort(),
  fills: [...document.querySelectorAll('rect:not([id])')].map((rect) => getComputedStyle(rect).fill),
});

for (const name of names) {
  describe(`in ${name}`, () => {
    let browser;
    beforeAll(async () => void (browser = await launch(name)));

    /** Opens a file that reports what its policy forbids, so that `visit` would fail, and clicks its link. */
    async function open(address: string) {
      const page = await browser.browser.newPage();
      closeAfterTest(page);
      await page.goto(address, { waitUntil: 'load' });
      await page.click('#link');
      return page;
    }

    test('an SVG that is opened by itself runs no script, and has its styles (S6)', async () => {
      const site = await build();
      const paths = ['icon.svg', 'assets/a-00000000.svg'];
      const files = new Map([...site.files, ...paths.map((path) => [path, Buffer.from(withScripts)] as const)]);
      const fills = ['rgb(192, 0, 0)', 'rgb(0, 192, 0)'];
      const unprotected = await serveSite({ ...site, files, rules: [] });
      await eventually(await open(`${unprotected}/icon.svg`), look, { ran: ['data-event', 'data-link', 'data-script'], fills });
      const url = await serveSite({ ...site, files });
      for (const path of paths) assert.deepEqual(await (await open(`${url}/${path}`)).evaluate(look), { ran: [], fills }, path);
    });

    for (const { ratio, site } of withLogos) {
      test(`a logo with the ratio ${ratio.toFixed(2)} is shown once and whole`, async () => {
        const url = await serveSite(site);
        for (const width of [320, 1280]) {
          const page = await visit(browser, `${url}/`, { width });
          const marks = await page.$$eval('header .mark, footer .mark', (all) => all.map((element) => {
            const { inlineSize, blockSize, backgroundRepeat, backgroundSize, borderRadius } = getComputedStyle(element, '::before');
            const size = parseFloat(getComputedStyle(element).fontSize);
            return { wide: parseFloat(inlineSize), high: parseFloat(blockSize), size, style: [backgroundRepeat, backgroundSize, borderRadius] };
          }));
          assert.equal(marks.length, 2);
          for (const { wide, high, size, style } of marks) {
            assert.deepEqual(style, ['no-repeat', 'contain', '0px']);
            assert.equal(high, Math.round(1.5 * size));
            assert.ok(Math.abs(wide - Math.min(ratio * high, 6 * size, width / 4)) < 0.1, `${wide}`);
          }
          assert.ok(await page.$$eval('main .mark', (all) => all.map((element) => getComputedStyle(element, '::before')).every(({ inlineSize, blockSize }) => inlineSize === blockSize)), 'bullets are square');
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
        }
      });
    }
  });
}
