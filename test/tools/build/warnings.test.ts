import { expect, test } from 'vitest';
import { brandImages } from '../../../src/model/pictures';
import type { Site } from '../../../src/schema/types';
import { findDoubtfulCode, findWarnings } from '../../../src/tools/build/warnings';
import { readBrand } from '../../../src/tools/css/brand';
import { languageWith } from '../../fixtures/language';
import { root } from '../../fixtures/root';
import { source } from '../../site/site-data';

const drawn = [...brandImages, 'share/geoapp.jpg', 'images.lock'];

/** Returns the warnings about the tests' site after changes. */
function warnings(site: Partial<Site>, present = drawn) {
  const language = languageWith({ site: { ...source.site, ...site } });
  const context = { root, teamTexts: new Map(), brand: readBrand(root), assets: new Set(present) };
  return findWarnings(context, [language]).join('\n');
}

test('a placeholder URL and captures without a text are reported (A13)', () => {
  expect(warnings({ url: 'http://localhost/' })).toContain(' still http://localhost/.');
  expect(warnings({})).toMatch(/^content\.ts: site\.url is still .*\ncontent\.ts: .* a text .*: Geo App$/);
});

test('missing or outdated icons and share images are reported (F2, F6)', () => {
  expect(warnings({ headline: 'Hoy' })).toContain('npm run images');
  for (const file of drawn) {
    expect(warnings({}, drawn.filter((other) => other !== file)), file).toContain('npm run images');
  }
});

test.each([
  ['<button onClick={open}>', / onClick has/], ['const [a, set] = useState(0);', / useState has/],
  ['<p><img {...map} /></p>', / <img .*> needs/],
])('in pages/, %s is reported with its line (U4)', (code, sentence) =>
  expect(findDoubtfulCode(new Map([['en/pages/a.tsx', `\n${code}`]]))).toEqual([
    expect.stringMatching(RegExp(`^en/pages/a.tsx:2:${sentence.source}`)),
  ]));

test('other code, fenced code and other files are not reported (U4)', () => {
  const code = "import { useState } from 'react';\n<img alt=\"\" {...map} />";
  const article = '```tsx\nuseState()\n```\n';
  expect(findDoubtfulCode(new Map([['pages/a.tsx', code], ['A.tsx', 'useState()'], ['pages/a.mdx', article]])))
    .toEqual([]);
});
