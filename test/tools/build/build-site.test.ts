import * as data from 'site-data';
import { expect, test } from 'vitest';
import { makePages } from '../../../src/model/make-pages';
import { brandImages } from '../../../src/model/pictures';
import type { Site } from '../../../src/team/types';
import { findWarnings } from '../../../src/tools/build/build-site';
import { readBrand } from '../../../src/tools/css/brand';
import { root } from '../../copies/root';
import { texts } from '../../site/site-data';

const images = [...brandImages, 'share/geoapp.jpg'];
const brand = readBrand(root);

/** What is reported of the sample after changes. */
function warnings(site: Partial<Site>, present = images) {
  const source = { ...texts, site: { ...texts.site, ...site }, sitePath: '/', data, ownPages: {} };
  return findWarnings(root, brand, makePages([source]), new Set(present));
}

const of = { images: /npm run images/, url: /site\.url is still/, texts: /^content\.ts: add a text .*: Geo App$/ };
const matching = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));

test('the placeholder address and captures without a text are reported', () => {
  expect(warnings({})).toEqual(matching(of.url, of.texts));
  for (const url of ['https://www.example.org/', 'http://localhost/']) {
    expect(warnings({ url })).toContainEqual(expect.stringContaining(` still ${url};`));
  }
});

test('icons and share images that are missing, or show what is no longer so, are reported (F2, F6)', () => {
  expect(warnings({ headline: 'Hoy' })).toEqual(matching(of.images, of.url, of.texts));
  for (const image of images) {
    const others = images.filter((file) => file !== image);
    expect(warnings({}, others), image).toEqual(matching(of.images, of.url, of.texts));
  }
});
