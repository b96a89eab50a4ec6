import { expect, test } from 'vitest';
import type { Brand } from '../../../src/tools/css/brand';
import { icon, share } from '../../../src/tools/builder/draw';
import { site } from '../../site/src/site/content';

const brand: Brand = { fill: '#1e3a8a', ink: '#ffffff', step: '0.06', logo: undefined, darkLogo: undefined };
const logoOf = (svg: string) => ({ svg, ratio: 2 });
const dataOf = (svg: string) => Buffer.from(svg).toString('base64');

test('the icon is the first letter, the logo, or one for each colour scheme (F6)', () => {
  expect(icon(brand, '«Ágora & co»')).toMatch(/<title>«Ágora &amp; co»<\/title>[^]*>Á<\/text>/);
  expect(icon({ ...brand, logo: logoOf('<svg/>') }, 'Ágora')).toBe('<svg/>');
  const both = icon({ ...brand, logo: logoOf('<svg/>'), darkLogo: logoOf('<svg />') }, 'Ágora');
  expect(both).toMatch(RegExp(`class="light"[^>]*${dataOf('<svg/>')}[^]*class="dark"[^>]*${dataOf('<svg />')}`));
});

test('texts of the share image are as large as they fit (F2)', () => {
  const drawing = share(brand, { ...site, url: 'https://ñandú.example/', headline: 'Software '.repeat(20) });
  const lines = [...drawing.matchAll(/font-size="([\d.]+)"[^>]*>([^<]+)</g)].map(([, size, text]) => [size, text]);
  expect(lines[1]).toEqual(['44', 'Software Software Software Software']);
  expect(lines.at(-1)).toEqual(['28', 'ñandú.example']);
});
