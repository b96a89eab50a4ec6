// A site that follows all recipes of src/README.md.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { follow, recipes } from '../copies/recipes';
import { makeCopy, writeFiles } from '../copies/root';
import { faults, noFaults } from './faults';
import { test, visit } from './harness';
import { inWindows, project } from './parts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 72"><path d="M0 0h500v72H0z"/></svg>';

function followAll(font: string) {
  const root = makeCopy();
  follow(root, recipes, (text) => text.replace(/url\('\S+team\.woff2'\) format\('woff2'\)/, font));
  writeFiles(join(root, 'assets'), { 'semilla.svg': logo });
  return root;
}

/** The elements whose letters or words are tightened, and the line heights of the largest titles, in capitals. */
const look = () => {
  const tight = $$('body *').filter((element) => {
    const { letterSpacing, wordSpacing } = styleOf(element);
    return parseFloat(letterSpacing) < 0 || parseFloat(wordSpacing) < 0;
  });
  const lines = $$('h1, #proyectos h3').map((title) => {
    const capital = title.appendChild(document.createElement('i'));
    capital.style = 'display: inline-block; block-size: 1cap';
    const { height } = boxOf(capital);
    capital.remove();
    return parseFloat(styleOf(title).lineHeight) / height;
  });
  return { tight: tight.map(({ outerHTML }) => outerHTML.slice(0, 80)), lines };
};

test.each([
  ['a wide font', "local('DejaVu Sans Bold'); size-adjust: 120%"],
  ['a narrow font', "local('DejaVu Serif Bold'); size-adjust: 75%"],
])('nothing is beyond the window, and no title is broken or tight, with %s (C10, F31, F34)', async (_, font) => {
  const folder = followAll(font);
  const widths = [320, 576, 1040, 1280];
  for (const path of ['/', project, '/aviso-legal']) {
    const page = await visit('chromium', path, {
      folder,
      block: (request) => request.url().includes('stats.example') && request.respond({ body: '' }).then(() => true),
    });
    await page.evaluate(() => document.fonts.load('700 1em Team'));
    for (const [index, found] of (await inWindows(page, widths, faults)).entries()) {
      assert.deepEqual(found, noFaults, `${path} at ${widths[index]}px`);
    }
    const { tight, lines } = await page.evaluate(look);
    assert.deepEqual(tight, [], path);
    for (const line of lines) assert.ok(Math.abs(line - 1.5) < 0.02, `lines of ${line} capitals at ${path}`);
  }
});
