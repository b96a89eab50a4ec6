// SVG files: opened by themselves, and the logo in the pages.
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { buildSite, closeAfterTest, eventually, handler, launch, names, root, serveWith } from './harness';

const run = (what: string) => `document.documentElement.setAttribute('data-${what}', '')`;
const withScripts = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60" onload="${run('event')}">
  <style>.a{fill:#c00000}</style><rect class="a" width="9" height="9"/><rect style="fill:#00c000" width="9" height="9"/>
  <script>${run('script')}</script>
  <a href="javascript:${run('link')}"><rect id="link" width="300" height="60" fill-opacity="0"/></a>
</svg>`;

/** What has run, and the colours of the rectangles. */
const look = () => ({
  ran: document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-')).sort(),
  fills: [...document.querySelectorAll('rect:not([id])')].map((rect) => getComputedStyle(rect).fill),
});

test.each(names)('an SVG that is opened by itself runs no script, and has its styles, in %s (S6)', async (name) => {
  const { browser } = await launch(name);

  /** Opens a file that reports what its policy forbids, so that `visit` would fail, and clicks its link. */
  async function open(address: string) {
    const page = await browser.newPage();
    closeAfterTest(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.click('#link');
    return page;
  }

  const site = await buildSite({ root });
  const paths = ['icon.svg', 'assets/a-00000000.svg'];
  const files = new Map([...site.files, ...paths.map((path) => [path, Buffer.from(withScripts)] as const)]);
  const fills = ['rgb(192, 0, 0)', 'rgb(0, 192, 0)'];
  const unprotected = await serveWith(handler({ ...site, files, rules: [] }));
  const ran = ['data-event', 'data-link', 'data-script'];
  await eventually(await open(`${unprotected}/icon.svg`), look, { ran, fills });
  const url = await serveWith(handler({ ...site, files }));
  for (const path of paths) {
    assert.deepEqual(await (await open(`${url}/${path}`)).evaluate(look), { ran: [], fills }, path);
  }
});

