import assert from 'node:assert/strict';
import { test, visit } from './harness';
import { inWindows, phone } from './parts';
import { engines, open } from './webkit';

type Size = readonly [width: number, height: number];
const windows: Size[] = [[390, 844], [768, 1024], [1280, 720], [1280, 800], [2560, 1300]];

/** How many lines are too many, and how far the longest exceeds the page, in em. */
const look = () => {
  const em = parseFloat(styleOf('h1').fontSize);
  const ends = new Map<number, number>(); // of lines, by their tops
  for (const part of ['h1', 'h1 > span']) {
    for (const { top, right } of linesOf($(part).firstChild!)) ends.set(Math.round(top), right);
  }
  const longest = Math.max(...ends.values(), [...ends.values()].at(-1)! + 0.49 * em); // the square
  const isLow = innerWidth >= 576 && innerHeight <= 790;
  return { lines: ends.size - (isLow ? 2 : 3), beyond: (longest - boxOf('#equipo > ul').right) / em };
};

function assertWide(found: ReturnType<typeof look>[], from: number, to: number) {
  for (const [index, { lines, beyond }] of found.entries()) {
    assert.equal(lines, 0, `at ${windows[index]}`);
    assert.ok(beyond > from && beyond < to, `${beyond} em at ${windows[index]}`);
  }
}

test.each(engines)('the longest line is as wide as the page in %s (F31)', async (name) => {
  const page = await open(name, '/', phone);
  // WebKit's window has no exact height, and it rounds the widths of letters.
  if (name === 'webkit') assertWide([await page.evaluate(look)], -0.4, 0.4);
  else assertWide(await inWindows(page, windows, look), -0.06, 0.06);
});

test('a much wider font takes as many lines (F31)', async () => {
  const page = await visit('chromium', '/');
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@font-face { font-family: wide; src: local('DejaVu Sans Mono'); size-adjust: 140%; }
      :root { --font: wide; }`);
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.load('1em wide');
  });
  assertWide(await inWindows(page, windows, look), -0.3, 0.06); // the square is no wider
});

test('the first view shows the first card: its tags or, in small windows, its name (F31)', async () => {
  const page = await visit('chromium', '/');
  const room = (last: string) => innerHeight - boxOf(last).bottom;
  for (const [last, window] of [
    ['.MemberCard-front li', [1440, 900]], ['.MemberCard-role', [1280, 800]], ['.MemberCard-role', [390, 844]],
  ] as const) {
    const [found = 0] = await inWindows(page, [window], room, last);
    assert.ok(found > 0, `${found}px in ${window}`);
  }
});
