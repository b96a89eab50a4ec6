import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'vitest';
import { icon, share } from '../../../src/tools/assets/draw';
import { areImagesMade } from '../../../src/tools/assets/made-images';
import { drawBrand, makeBrandImages, unseenLogos } from '../../../src/tools/make-images/make-brand-images';
import { assetsWith, brand, pixelsOf, sharp } from './harness';

const draw = (changed = {}) => drawBrand({ ...brand, ...changed });

const circle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#c00000"/></svg>';

test('the share image has 1200 by 630 px, and the icons 32 and 180', async () => {
  const files = await draw();
  const size = async (image: Buffer) => {
    const { format, width, height } = await sharp(image).metadata();
    return [format, width, height];
  };
  assert.deepEqual(await size(files['share.png']), ['png', 1200, 630]);
  assert.deepEqual(await size(files['apple-touch-icon.png']), ['png', 180, 180]);
  assert.deepEqual([...files['favicon.ico'].subarray(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
  assert.deepEqual([...files['favicon.ico'].subarray(18, 22)], [22, 0, 0, 0]); // where the picture begins
  assert.deepEqual(await size(files['favicon.ico'].subarray(22)), ['png', 32, 32]);
  assert.equal(files['icon.svg'], icon(brand));
});

test('a logo that cannot be drawn is refused in a sentence, and nothing is written', async () => {
  const assets = assetsWith({});
  const logo = '<svg xmlns="http://www.w3.org/2000/svg"><text>A & B</text></svg>';
  await assert.rejects(
    makeBrandImages(dirname(assets), { ...brand, logo }),
    /^Mistake: assets\/logo\.svg cannot be read as a picture \([^\n]+\); save it again, or remove it\.$/,
  );
  assert.deepEqual(readdirSync(assets).filter((name) => name !== 'photos'), []);
});

test('the images of the brand are made once, until it changes', async () => {
  const root = dirname(assetsWith({}));
  assert.equal(await makeBrandImages(root, brand), 'The share image and the icons are made.');
  assert.ok(areImagesMade(root, brand));
  assert.equal(await makeBrandImages(root, brand), 'The share image and the icons are up to date.');
  assert.equal(await makeBrandImages(root, { ...brand, fill: '#000' }), 'The share image and the icons are made.');
});

test('the share image begins at the right in a language that is written from there (F38)', async () => {
  const boxOf = async (changed: object) => {
    const { info } = await sharp((await draw({ headline: 'Uno', ...changed }))['share.png'])
      .trim().toBuffer({ resolveWithObject: true });
    return [-info.trimOffsetLeft!, 1200 + info.trimOffsetLeft! - info.width];
  };
  const [left, right] = await boxOf({});
  const mirrored = await boxOf({ isMirrored: true });
  for (const [index, side] of [right!, left!].entries()) {
    assert.ok(Math.abs(mirrored[index]! - side) < 3, `${mirrored}`);
  }
});

for (const [what, changed] of [
  ['words of every length', {}],
  ['a brand as long as a sentence', { brand: 'Cooperativa de Desarrollo de Software y Servicios de Infraestructura' }],
  ['a headline of 600 letters', { headline: 'Desarrollamos el software que tu idea necesita, '.repeat(12) }],
  ['letters as wide as high', { brand: '株式会社開発', headline: '私たちは、必要なソフトウェアを開発します。 '.repeat(3) }],
  ['letters that SVG reads', { brand: 'A & B <svg>', headline: '¿1 < 2 && 3 > 2?', host: 'a&b.example' }],
] as const) {
  test(`${what} stay within the margins of the share image`, async () => {
    const { info } = await sharp((await draw(changed))['share.png']).trim().toBuffer({ resolveWithObject: true });
    const [left, top] = [-info.trimOffsetLeft!, -info.trimOffsetTop!];
    const box = { left, top, right: left + info.width, bottom: top + info.height };
    assert.ok(left >= 79 && box.right <= 1122 && top >= 70 && box.bottom <= 561, JSON.stringify(box));
  });
}

test('the square ends the headline, which breaks between its words, and is smaller where a word is long', () => {
  const drawing = share({ ...brand, headline: 'Plataforma de administración de electroencefalogramas' });
  assert.deepEqual(drawing.match(/(?<=letter-spacing="[^"]*">)[^<]+/g), [
    'Plataforma de', 'administración de', 'electroencefalogramas',
  ]);
  const [, y] = /y="([\d.]+)" [^>]+>electro/.exec(drawing)!;
  const [, top, side] = /<rect x="[\d.]+" y="([\d.]+)" width="([\d.]+)"[^>]*>\s*<text[^>]*>example\.com/.exec(drawing)!;
  assert.equal(Number(top) + Number(side), Number(y), 'on its baseline');
});

test('a logo is the icon, and is before the name on a white tile', async () => {
  const files = await draw({ logo: circle });
  assert.equal(files['icon.svg'], circle);
  const touch = await pixelsOf(files['apple-touch-icon.png']);
  assert.deepEqual([touch.at(2, 2), touch.at(90, 90)], [[255, 255, 255], [192, 0, 0]]);
  const share = await pixelsOf(files['share.png']);
  assert.deepEqual([share.at(86, 93), share.at(118, 93)], [[255, 255, 255], [192, 0, 0]]);
});

const filled = (colour: string, dot = colour) => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
  + `<path fill="${colour}" d="M12 2 22 20H2z"/><path fill="${dot}" d="M9 14h6v6H9z"/></svg>`;

for (const [what, logos, sentences] of [
  ['black', { logo: filled('#000') }, [/on dark pages; add a lighter one, assets\/logo-dark\.svg/]],
  ['white', { logo: filled('#fff') }, [/on light pages and icons; .* add a darker logo\.svg/]],
  ['dark for dark pages', { logo: filled('#c00'), darkLogo: filled('#111') }, [/on dark pages; add a lighter one/]],
  ['a pair', { logo: filled('#000'), darkLogo: filled('#fff') }, []],
  ['a colour that stands out on both', { logo: filled('#c00') }, []],
  ['black with white in it', { logo: filled('#000', '#fff') }, []],
  ['too wide', { logo: filled('#c00').replace('24 24', '100 24') }, [/too wide for icons/]],
  ['no logo', {}, []],
] as const) {
  test(`a logo that is hard to see is reported: ${what}`, async () => {
    const found = await unseenLogos({ ...brand, ...logos });
    assert.equal(found.length, sentences.length, found.join());
    for (const [index, sentence] of sentences.entries()) assert.match(found[index]!, sentence);
  });
}

test('the icon has the first letter of the brand, not its signs', () => {
  assert.match(icon({ ...brand, brand: '¡Hola!' }), />H<\/text>/);
});
