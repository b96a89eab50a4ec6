import { expect, test } from 'vitest';
import type { LanguageSource } from '../../../src/schema/types';
import { brandImagesHash, drawIcon, drawShareImages, shareImageSources } from '../../../src/tools/build/brand-images';
import type { Brand } from '../../../src/tools/css/brand';
import { languageWith } from '../../fixtures/language';
import { source } from '../../site/site-data';

const { site } = source;

const brand: Brand = { fill: '#1e3a8a', onFill: '#ffffff', step: '0.06', logo: undefined, darkLogo: undefined };
const logoOf = (svg: string) => ({ svg, ratio: 2 });
const dataOf = (svg: string) => Buffer.from(svg).toString('base64');

test('the icon is the first letter, the logo, or one logo per color scheme (F6)', () => {
  expect(drawIcon(brand, '«Ágora & co»')).toMatch(/<title>«Ágora &amp; co»<\/title>[^]*>Á<\/text>/);
  expect(drawIcon({ ...brand, logo: logoOf('<svg/>') }, 'Ágora')).toBe('<svg/>');
  const both = drawIcon({ ...brand, logo: logoOf('<svg/>'), darkLogo: logoOf('<svg />') }, 'Ágora');
  expect(both).toMatch(RegExp(`class="light"[^>]*${dataOf('<svg/>')}[^]*class="dark"[^>]*${dataOf('<svg />')}`));
});

test('in a share image, a long name of the team fits beside the margins (F2)', () => {
  const name = 'Equipo '.repeat(12);
  const [svg = ''] = drawShareImages(brand, [languageWith({ site: { ...site, brand: name } })]).values();
  const [, x, size] = /x="(\d+)" y="[\d.]+" font-size="([\d.]+)"[^>]*>Equipo E/.exec(svg) ?? [];
  expect(Number(x) + Number(size) * 0.6 * name.length).toBeCloseTo(1200 - 80);
});

const [geoapp] = source.projects;
const [first, ...others] = geoapp!.images;

test('the hash in images.lock changes when anything must be redrawn (F2, F6)', () => {
  const hashWith = (changes?: Partial<LanguageSource>) => brandImagesHash(brand, [languageWith(changes)]);
  const withSite = (changes: object) => hashWith({ site: { ...site, ...changes } });
  const hashes = [
    hashWith(), brandImagesHash({ ...brand, fill: '#000' }, [languageWith()]),
    brandImagesHash({ ...brand, logo: logoOf('<svg/>') }, [languageWith()]),
    brandImagesHash(brand, [languageWith(), languageWith({ folder: 'en/' })]),
    withSite({ brand: 'A' }), withSite({ headline: 'A' }), withSite({ url: 'https://a.example/' }),
    hashWith({ projects: [{ ...geoapp!, images: others }] }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(withSite({ intro: 'A' })).toBe(hashes[0]);
});

test('only captures that are imported become share images (F2)', () => {
  const shared = (src: string) =>
    [...shareImageSources([languageWith({ projects: [{ ...geoapp!, images: [{ ...first!, src }] }] })]).keys()];
  const imported = [first!.src, '/assets/-0e03d380.svg']; // the name of the second one has no Latin letters
  expect([...imported, '/mapa.png'].map(shared)).toEqual([['share/geoapp.jpg'], ['share/geoapp.jpg'], []]);
});
