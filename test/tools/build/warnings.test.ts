import * as data from 'site-data';
import { expect, test } from 'vitest';
import { makePages } from '../../../src/model/make-pages';
import { brandImages } from '../../../src/model/pictures';
import type { Site } from '../../../src/team/types';
import { findWarnings } from '../../../src/tools/build/warnings';
import { readBrand } from '../../../src/tools/css/brand';
import { root } from '../../copies/root';
import { texts } from '../../site/site-data';

const drawn = [...brandImages, 'share/geoapp.jpg'];
const brand = readBrand(root);

/** What is reported of the sample after changes. */
function warnings(site: Partial<Site>, present = drawn) {
  const source = { ...texts, site: { ...texts.site, ...site }, sitePath: '/', data, ownPages: {} };
  return findWarnings(root, brand, makePages([source]), new Set(present));
}

const [images, url, captures] = [/npm run images/, /site\.url is still/, /^content\.ts: add a text .*: Geo App$/];
const matching = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));

test('the placeholder address and captures without a text are reported (A13)', () => {
  expect(warnings({})).toEqual(matching(url, captures));
  expect(warnings({ url: 'http://localhost/' })).toContainEqual(expect.stringContaining(' still http://localhost/;'));
});

test('icons and share images that are missing, or show what is no longer so, are reported (F2, F6)', () => {
  expect(warnings({ headline: 'Hoy' })).toEqual(matching(images, url, captures));
  for (const file of drawn) {
    expect(warnings({}, drawn.filter((other) => other !== file)), file).toEqual(matching(images, url, captures));
  }
});
