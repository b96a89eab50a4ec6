import assert from 'node:assert/strict';
import { headlineStyle } from '../../src/tools/css/headline';
import { names, test, visit } from './harness';
import { assertWide, look, windows, write } from './headline';
import { inWindows } from './parts';

test.each(names)('its longest line is as wide as the page in %s (F31)', async (name) => {
  const found = await inWindows(await visit(name, '/'), windows, look);
  for (const [index, one] of found.entries()) assertWide(one, windows[index], -0.06, 0.06);
});

const widths = [320, 390, 575, 576, 768, 992, 1040, 1100, 1180, 1280, 1440, 1920];

test.each(names)('many words, or letters wider than computed, stay in the window in %s (F34)', async (name) => {
  const page = await visit(name, '/');
  for (const headline of [
    'Software para lo\xa0que se\xa0cultiva, se\xa0mueve y\xa0se\xa0vende en\xa0los mercados de\xa0la\xa0sierra cada semana '
      + 'del año',
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

test.each([
  [1440, 900, '#equipo li li'], [1280, 800, '#equipo h3 + p'], [390, 844, '#equipo h3 + p'],
])('the first view of %i by %i px ends below the first %s (F31)', async (width, height, last) => {
  const page = await visit('chromium', '/', { width, height });
  const bottom = await page.$eval(last, (element) => element.getBoundingClientRect().bottom);
  assert.ok(bottom < height, `${bottom} of ${height}`);
});
