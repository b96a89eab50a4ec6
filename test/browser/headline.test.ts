import assert from 'node:assert/strict';
import { names, test, visit } from './harness';
import { assertWide, look, windows } from './headline';
import { inWindows } from './parts';

test.each(names)('its longest line is as wide as the page in %s (F31)', async (name) => {
  const found = await inWindows(await visit(name, '/'), windows, look);
  for (const [index, one] of found.entries()) assertWide(one, windows[index], -0.06, 0.06);
});

test('a font that is much wider takes as many lines, and no more of the page (F31)', async () => {
  const page = await visit('chromium', '/');
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@font-face { font-family: wide; src: local('DejaVu Sans Mono'); size-adjust: 140%; }
      :root { --font: wide; }`);
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.load('1em wide');
  });
  const found = await inWindows(page, windows, look);
  for (const [index, one] of found.entries()) assertWide(one, windows[index], -0.3, 0.06); // the square is no wider
});

test('the names of the first cards are in the first view (F31)', async () => {
  const page = await visit('chromium', '/');
  for (const [width, height] of [[1440, 900], [1280, 800], [390, 844]]) {
    await page.setViewport({ width, height });
    const bottom = await page.$eval('#equipo h3 + p', (role) => role.getBoundingClientRect().bottom);
    assert.ok(bottom < height, `${bottom} of ${height}`);
  }
});
