import * as data from 'site-data';
import { expect, test } from 'vitest';
import { makePages } from '../../../src/model/page-table';
import type { Texts } from '../../../src/schema/types';
import type { Brand } from '../../../src/tools/css/brand';
import { drawingStamp, icon, sharedPictures, shareImage } from '../../../src/tools/build/brand-images';
import { texts } from '../../site/site-data';

const { site } = texts;

const brand: Brand = { fill: '#1e3a8a', ink: '#ffffff', step: '0.06', logo: undefined, darkLogo: undefined };
const logoOf = (svg: string) => ({ svg, ratio: 2 });
const dataOf = (svg: string) => Buffer.from(svg).toString('base64');

test('the icon is the first letter, the logo, or one logo per color scheme (F6)', () => {
  expect(icon(brand, '«Ágora & co»')).toMatch(/<title>«Ágora &amp; co»<\/title>[^]*>Á<\/text>/);
  expect(icon({ ...brand, logo: logoOf('<svg/>') }, 'Ágora')).toBe('<svg/>');
  const both = icon({ ...brand, logo: logoOf('<svg/>'), darkLogo: logoOf('<svg />') }, 'Ágora');
  expect(both).toMatch(RegExp(`class="light"[^>]*${dataOf('<svg/>')}[^]*class="dark"[^>]*${dataOf('<svg />')}`));
});

test.each([[4, 72], [12, 56], [20, 44], [40, 36]])('a headline of %i words is drawn at %i px (F2)', (count, size) =>
  expect(shareImage(brand, { ...site, headline: 'Software '.repeat(count) })).toContain(`font-size="${size}" font-w`));

/** Returns the sample as a language, with changes. */
const languageWith = (changes: Partial<Texts> = {}) =>
  makePages([{ ...texts, ...changes, sitePath: '/', data, componentPages: {} }])[0]!;
const [geoapp] = texts.projects;
const [first, ...others] = geoapp!.images;

test('the stamp in icon.svg changes when anything must be redrawn (F2, F6)', () => {
  const stampWith = (changes?: Partial<Texts>) => drawingStamp(brand, [languageWith(changes)]);
  const withSite = (changes: object) => stampWith({ site: { ...site, ...changes } });
  const stamps = [
    stampWith(), drawingStamp({ ...brand, fill: '#000' }, [languageWith()]),
    drawingStamp({ ...brand, logo: logoOf('<svg/>') }, [languageWith()]),
    drawingStamp(brand, [languageWith(), languageWith({ folder: 'en/' })]),
    withSite({ brand: 'A' }), withSite({ headline: 'A' }), withSite({ url: 'https://a.example/' }),
    stampWith({ projects: [{ ...geoapp!, images: others }] }),
  ];
  expect(new Set(stamps).size).toBe(stamps.length);
  expect(withSite({ intro: 'A' })).toBe(stamps[0]);
});

test('only captures that are imported become share images (F2)', () => {
  const shared = (src: string) =>
    [...sharedPictures([languageWith({ projects: [{ ...geoapp!, images: [{ ...first!, src }] }] })]).keys()];
  expect([shared(first!.src), shared('/mapa.png')]).toEqual([['share/geoapp.jpg'], []]);
});
