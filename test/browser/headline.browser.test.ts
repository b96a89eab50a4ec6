import assert from 'node:assert/strict';
import { test, visit } from './harness';
import { inWindows, phone } from './parts';
import { engines, visitIn } from './webkit';

const windows = [[390, 844], [768, 1024], [1280, 720], [1280, 800], [2560, 1300]] as const;

/** How many lines are too many, and how far the longest exceeds the page, in em. */
const lineFaults = () => {
  const em = parseFloat(styleOf('h1').fontSize);
  const ends = new Map<number, number>(); // of lines, by their tops
  for (const part of ['h1', 'h1 > span']) {
    for (const { top, right } of linesOf($(part).firstChild!)) ends.set(Math.round(top), right);
  }
  const longest = Math.max(...ends.values(), [...ends.values()].at(-1)! + 0.49 * em); // the square
  const isLow = innerWidth >= 576 && innerHeight <= 790;
  return { lines: ends.size - (isLow ? 2 : 3), beyond: (longest - boxOf('#equipo > ul').right) / em };
};

function assertWide(found: ReturnType<typeof lineFaults>[], from: number, to: number) {
  for (const { lines, beyond } of found) {
    assert.ok(lines === 0 && beyond > from && beyond < to, `${lines} lines too many, ${beyond} em beyond`);
  }
}

test.each(engines)('the longest line is as wide as the page in %s (F31)', async (engine) => {
  const page = await visitIn(engine, '/', phone);
  // WebKit's window has no exact height, and it rounds the widths of letters.
  if (engine === 'webkit') assertWide([await page.evaluate(lineFaults)], -0.4, 0.4);
  else assertWide(await inWindows(page, windows, lineFaults), -0.06, 0.06);
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
  assertWide(await inWindows(page, windows, lineFaults), -0.3, 0.06); // the square is no wider
});

test('the first view shows the first card: its tags or, in small windows, its name (F31)', async () => {
  const page = await visit('chromium', '/');
  const isShown = (last: string) => boxOf(last).bottom < innerHeight;
  assert.deepEqual(await inWindows(page, [[1440, 900]], isShown, '.MemberCard-front li'), [true]);
  assert.deepEqual(await inWindows(page, [[1280, 800], [390, 844]], isShown, '.MemberCard-role'), [true, true]);
});
