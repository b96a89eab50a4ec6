import assert from 'node:assert/strict';
import { names, test, visit } from './harness';
import { inWindows } from './parts';
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

function assertWide({ lines, beyond }, window: readonly number[], from: number, to: number) {
  assert.equal(lines, 0, `at ${window}`);
  assert.ok(beyond > from && beyond < to, `${beyond} em at ${window}`);
}

test.each(names)('its longest line is as wide as the page in %s (F31)', async (name) => {
  const found = await inWindows(await visit(name, '/'), windows, look);
  for (const [index, one] of found.entries()) assertWide(one, windows[index], -0.06, 0.06);
});

test('its longest line is as wide as the page in webkit (F31)', async () => {
  for (const [width, height] of [windows[0], windows[2], windows[4]]) {
    const page = await open('webkit', '/', { width, height }); // which does not follow a change of the height
    assertWide(await page.evaluate(look), [width, height], -0.4, 0.4); // it rounds the widths of letters
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
