import { expect, test } from 'vitest';
import type { Language } from '../../../src/model/types';
import { brandImages } from '../../../src/model/pictures';
import type { Project, Site } from '../../../src/team/types';
import { findWarnings } from '../../../src/tools/build/warnings';
import { readBrand } from '../../../src/tools/css/brand';
import { root } from '../../copies/root';
import { texts } from '../../site/site-data';

const project = texts.projects[0]!;
const images = [...brandImages, 'share/geoapp.jpg'];
const brand = readBrand(root);

/** What is reported of the sample after changes. */
function warnings(site: Partial<Site>, changes: Partial<Project> = {}, present = images) {
  const language = { ...texts, site: { ...texts.site, ...site }, projects: [{ ...project, ...changes }] } as Language;
  return findWarnings(root, brand, [language], new Set(present));
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
    expect(warnings({}, {}, others), image).toEqual(matching(of.images, of.url, of.texts));
  }
});

const [capture] = project.images;

test.each<[what: string, changes: Partial<Project>]>([
  ['text', { text: ['Uno'] }], ['address', { visit: 'https://b.example/' }],
  ['second capture', { images: [{ ...capture!, text: 'Mapa' }, { ...capture!, text: 'Tabla' }] }],
])('the %s of a project that links to another page is reported, since nothing shows it', (_, changes) => {
  for (const link of ['https://a.example/', 'casos/tienda']) {
    const external = { link, images: [{ ...capture!, text: 'Mapa' }] };
    expect(warnings({}, external)).toEqual(matching(of.images, of.url));
    expect(warnings({}, { ...external, ...changes })).toEqual(matching(of.images, of.url, /another page: Geo App$/));
  }
});
