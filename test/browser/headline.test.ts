import assert from 'node:assert/strict';
import { frame, test, visit } from './harness';
import { open } from './webkit';

/** How many lines are too many, and how far the longest, or the last with its square, is beyond the page, in em. */
const look = () => {
  const [title, list] = document.querySelectorAll('h1, #equipo > ul');
  const em = parseFloat(getComputedStyle(title).fontSize);
  const range = new Range();
  range.selectNodeContents(title);
  const ends = new Map([...range.getClientRects()].map(({ top, right }) => [top, right])); // of lines
  const longest = Math.max(...ends.values(), [...ends.values()].at(-1) + 0.49 * em);
  const isLow = innerWidth >= 576 && innerHeight <= 880;
  return { lines: ends.size - (isLow ? 2 : 3), beyond: (longest - list.getBoundingClientRect().right) / em };
};

const windows = [[390, 844], [768, 1024], [1280, 800], [1440, 900], [2560, 1300]] as const;

// WebKit on Linux rounds the widths of letters.
test.each([
  ['chromium', 0.06], ['firefox', 0.06], ['webkit', 0.4],
])('its longest line is as wide as the page in %s (F31)', async (name, most) => {
  for (const [width, height] of windows) {
    const page = await open(name, '/', { width, height }); // WebKit does not follow a change of the height alone
    const { lines, beyond } = await page.evaluate(look);
    assert.equal(lines, 0, `at ${width} × ${height}`);
    assert.ok(Math.abs(beyond) < most, `${beyond} em at ${width} × ${height}`);
  }
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
  for (const [width, height] of windows) {
    await page.setViewport({ width, height });
    await frame(page);
    const { lines, beyond } = await page.evaluate(look);
    assert.equal(lines, 0, `at ${width} × ${height}`);
    assert.ok(beyond < 0.06 && beyond > -0.3, `${beyond} em at ${width} × ${height}`); // the square is no wider
  }
});

test('the names of the first cards are in the first view (F31)', async () => {
  const page = await visit('chromium', '/');
  for (const [width, height] of [[1440, 900], [1280, 800], [390, 844]]) {
    await page.setViewport({ width, height });
    const bottom = await page.$eval('#equipo h3 + p', (role) => role.getBoundingClientRect().bottom);
    assert.ok(bottom < height, `${bottom} of ${height}`);
  }
});
