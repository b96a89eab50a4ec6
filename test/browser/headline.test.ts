import assert from 'node:assert/strict';
import { headlineStyle } from '../../src/tools/css/headline';
import { names, test, visit } from './harness';
import { assertWide, look, windows, write } from './headline';
import { inWindows } from './parts';

test.each(names)('its longest line is as wide as the page in %s (F31)', async (name) => {
  const found = await inWindows(await visit(name, '/'), windows, look);
  for (const [index, one] of found.entries()) assertWide(one, windows[index], -0.06, 0.06);
});

test('many words, or letters wider than computed, stay in the window (F34)', async () => {
  const page = await visit('chromium', '/');
  const widths = [320, 575, 576, 768, 1040, 1180, 1440];
  for (const headline of [
    'Software para lo\xa0que se\xa0cultiva, se\xa0mueve y\xa0se\xa0vende en\xa0los mercados de\xa0la\xa0sierra '
      + 'cada semana del año',
    'Desarrollamos el software que tu idea necesita',
  ]) {
    await page.evaluate(write, headline, headlineStyle(headline));
    for (const spacing of ['', '0.12em']) {
      await page.$eval('h1', (title, spacing) => (title.style.letterSpacing = spacing), spacing);
      const found = await inWindows(page, widths, look);
      assert.deepEqual(found.map(({ isLost }) => isLost), widths.map(() => false), headline + spacing);
    }
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

test('the first view ends below the tags of the first card, or in small windows below its name (F31)', async () => {
  const page = await visit('chromium', '/');
  const room = (last: string) => innerHeight - document.querySelector(last).getBoundingClientRect().bottom;
  for (const [last, window] of [
    ['#equipo li li', [1440, 900]], ['#equipo h3 + p', [1280, 800]], ['#equipo h3 + p', [390, 844]],
  ] as const) {
    const [found] = await inWindows(page, [window], room, last);
    assert.ok(found > 0, `${found}px in ${window}`);
  }
});
