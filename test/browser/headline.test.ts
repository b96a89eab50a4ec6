import assert from 'node:assert/strict';
import { names, test, visit } from './harness';
import { assertWide, look, windows } from './headline';
import { inWindows } from './parts';

test.each(names)('the longest line is as wide as the page in %s (F31)', async (name) => {
  const found = await inWindows(await visit(name, '/'), windows, look);
  for (const [index, one] of found.entries()) assertWide(one, windows[index], -0.06, 0.06);
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
  const found = await inWindows(page, windows, look);
  for (const [index, one] of found.entries()) assertWide(one, windows[index], -0.3, 0.06); // the square is no wider
});

test('the first view shows the first card: its tags or, in small windows, its name (F31)', async () => {
  const page = await visit('chromium', '/');
  const room = (last: string) => innerHeight - document.querySelector(last).getBoundingClientRect().bottom;
  for (const [last, window] of [
    ['#equipo li li', [1440, 900]], ['#equipo h3 + p', [1280, 800]], ['#equipo h3 + p', [390, 844]],
  ] as const) {
    const [found] = await inWindows(page, [window], room, last);
    assert.ok(found > 0, `${found}px in ${window}`);
  }
});
