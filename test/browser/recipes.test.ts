// A site that has followed all recipes of src/README.md.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { follow, recipes } from '../copies/recipes';
import { makeCopy, writeFiles } from '../copies/root';
import { test, visit } from './harness';
import { faults, inWindows, noFaults } from './parts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 72"><path d="M0 0h500v72H0z"/></svg>';

/** Makes it, with a font of the machine for the team's, and wide logos. */
function followAll(font: string) {
  const root = makeCopy();
  follow(root, recipes, (text) => text.replace(/url\('\S+team\.woff2'\) format\('woff2'\)/, font));
  writeFiles(join(root, 'assets'), { 'museo.svg': logo, 'semilla.svg': logo });
  return root;
}

test.each([
  ['a wide font', "local('DejaVu Sans Bold'); size-adjust: 120%"],
  ['a narrow font', "local('DejaVu Serif Bold'); size-adjust: 75%"],
])('nothing is beyond the window, and no word is broken, with %s (C10, F31, F34)', async (_, font) => {
  const folder = followAll(font);
  const widths = [320, 390, 576, 768, 1040, 1280, 1600];
  for (const path of ['/', '/trabajos?id=geoapp', '/aviso-legal']) {
    const page = await visit('chromium', path, {
      folder,
      block: (request) => request.url().includes('stats.example') && request.respond({ body: '' }).then(() => true),
    });
    await page.evaluate(() => document.fonts.load('700 1em Team'));
    for (const [index, found] of (await inWindows(page, widths, faults)).entries()) {
      assert.deepEqual(found, noFaults, `${path} at ${widths[index]}px`);
    }
    const space = await page.$eval('h1', (title) => parseFloat(getComputedStyle(title).wordSpacing));
    assert.equal(space, 0, 'words stand apart');
  }
});
