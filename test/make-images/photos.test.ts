import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { pixelSize } from '../../src/build/image-size';
import { convertPhotos } from '../../src/make-images/photos';
import { addPhotos, assetsWith, camera, halves, noise, sharp } from './harness';

const make = (assets: string) => convertPhotos(assets, () => {});
const filesOf = (assets: string) => readdirSync(assets).filter((name) => name !== 'photos').sort();
const read = (assets: string, name: string) => readFileSync(join(assets, name));

/** The red, green and blue of a pixel. */
const colour = async (picture: Buffer, left: number, top: number) => [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
const isNear = (actual: number[], expected: number[]) => actual.every((value, index) => Math.abs(value - expected[index]!) < 12);

const located = {
  jpeg: await halves(900, 600).jpeg().withExif(camera).toBuffer(),
  png: await halves(900, 600).png().withExif(camera).toBuffer(),
  webp: await halves(900, 600).webp().withExif(camera).toBuffer(),
  avif: await halves(900, 600).avif({ effort: 0 }).withExif(camera).toBuffer(),
};

for (const [format, photo] of Object.entries(located)) {
  test(`a ${format} becomes two AVIFs without metadata`, async () => {
    assert.ok((await sharp(photo).metadata()).exif);
    const assets = assetsWith({ [`Mi Foto Ñandú.${format.toUpperCase()}`]: photo });
    const { mistakes } = await make(assets);
    assert.deepEqual(mistakes, []);
    assert.deepEqual(filesOf(assets), ['mi-foto-nandu-640.avif', 'mi-foto-nandu.avif']);
    for (const name of filesOf(assets)) {
      const { exif, icc, xmp, iptc } = await sharp(read(assets, name)).metadata();
      assert.deepEqual({ exif, icc, xmp, iptc }, { exif: undefined, icc: undefined, xmp: undefined, iptc: undefined });
    }
    assert.deepEqual(pixelSize(read(assets, 'mi-foto-nandu.avif')), { width: 900, height: 600 });
    assert.deepEqual(pixelSize(read(assets, 'mi-foto-nandu-640.avif')), { width: 640, height: 427 });
  });
}

test('a picture is at most 1600 px wide, never enlarged, and has a small version only if it is wider than that', async () => {
  const gif = await halves(300, 200).gif().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#c00000"/></svg>');
  const assets = assetsWith({ 'grande.png': await halves(3000, 1500).png().toBuffer(), 'pequeña.gif': gif, 'dibujo.svg': svg });
  assert.deepEqual((await make(assets)).mistakes, []);
  assert.deepEqual(filesOf(assets), ['dibujo-640.avif', 'dibujo.avif', 'grande-640.avif', 'grande.avif', 'pequena.avif']);
  assert.deepEqual(pixelSize(read(assets, 'grande.avif')), { width: 1600, height: 800 });
  assert.deepEqual(pixelSize(read(assets, 'pequena.avif')), { width: 300, height: 200 });
  assert.deepEqual(pixelSize(read(assets, 'dibujo.avif')), { width: 1600, height: 800 }); // an SVG can be enlarged
});

test('only the first picture of an animation is kept, with a warning', async () => {
  const frames = Buffer.concat([await halves(20, 20).raw().toBuffer(), await noise(20, 20).raw().toBuffer()]);
  const moving = sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } });
  const assets = assetsWith({
    'gira.gif': await moving.clone().gif().toBuffer(),
    'quieta.gif': await halves(20, 20).gif().toBuffer(),
    'salta.webp': await moving.clone().webp().toBuffer(),
  });
  const { warnings, mistakes } = await make(assets);
  assert.deepEqual(mistakes, []);
  assert.deepEqual(warnings, ['gira.gif', 'salta.webp'].map((name) => `assets/photos/${name} holds 2 pictures, as one that moves does; only the first is kept.`));
  assert.deepEqual(pixelSize(read(assets, 'gira.avif')), { width: 20, height: 20 });
});

test('a picture with an Exif orientation is rotated upright', async () => {
  const assets = assetsWith({ 'a.jpg': await halves(200, 100).jpeg().withExif(camera).withMetadata({ orientation: 6 }).toBuffer() });
  await make(assets);
  const picture = read(assets, 'a.avif');
  assert.deepEqual(pixelSize(picture), { width: 100, height: 200 });
  assert.ok(isNear(await colour(picture, 50, 20), [192, 0, 0]), 'the left half is the upper one');
});

test('colours of a wide gamut, CMYK and 16-bit channels are converted correctly', async () => {
  const red = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#c04020' } });
  const assets = assetsWith({
    'p3.jpg': await red().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
    'cmyk.jpg': await red().withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
    'rgb16.png': await red().toColourspace('rgb16').png().toBuffer(),
  });
  assert.deepEqual((await make(assets)).mistakes, []);
  for (const name of filesOf(assets)) assert.ok(isNear(await colour(read(assets, name), 20, 20), [192, 64, 32]), name);
});

test('transparency is kept', async () => {
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } }).png().toBuffer();
  const assets = assetsWith({ 'a.png': clear });
  await make(assets);
  assert.equal((await sharp(read(assets, 'a.avif')).ensureAlpha().raw().toBuffer())[3], 0);
});

test('an avatar is a square of 132 px, upright, and never enlarged', async () => {
  const assets = assetsWith({
    'avatars/Ana.JPG': await halves(400, 300).jpeg().withExif(camera).withMetadata({ orientation: 6 }).toBuffer(),
    'avatars/bruno.png': await halves(100, 60).png().toBuffer(),
  });
  assert.deepEqual((await make(assets)).mistakes, []);
  assert.deepEqual(filesOf(assets), ['avatar-ana.avif', 'avatar-bruno.avif']);
  assert.deepEqual(pixelSize(read(assets, 'avatar-ana.avif')), { width: 132, height: 132 });
  assert.deepEqual(pixelSize(read(assets, 'avatar-bruno.avif')), { width: 60, height: 60 });
  assert.ok(isNear(await colour(read(assets, 'avatar-ana.avif'), 66, 5), [192, 0, 0]));
});

test('a picture has at most 300 KB, however hard it is to compress', async () => {
  const assets = assetsWith({ 'ruido.png': await noise(1000, 1000).png({ compressionLevel: 1 }).toBuffer() });
  assert.deepEqual((await make(assets)).mistakes, []);
  assert.equal(filesOf(assets).length, 2);
  for (const name of filesOf(assets)) assert.ok(read(assets, name).length <= 300 * 1024, name);
});

test('a second run converts nothing, and a third one the changed files, whatever their modification times', async () => {
  const [wide, narrow] = [await halves(700, 20).png().toBuffer(), await halves(20, 20).png().toBuffer()];
  const assets = assetsWith({ 'a.png': wide, 'b.png': wide, 'c.png': wide, 'd.png': wide });
  const paths = async () => (await make(assets)).made.map(({ photo }) => photo.path);
  assert.deepEqual(await paths(), ['a.png', 'b.png', 'c.png', 'd.png']);
  assert.deepEqual(await paths(), []);

  addPhotos(assets, { 'a.png': narrow, 'd.png': wide });
  rmSync(join(assets, 'b-640.avif'));
  writeFileSync(join(assets, 'c.avif'), 'another');
  assert.deepEqual(await paths(), ['a.png', 'b.png', 'c.png']);
  assert.deepEqual(filesOf(assets), ['a.avif', 'b-640.avif', 'b.avif', 'c-640.avif', 'c.avif', 'd-640.avif', 'd.avif'], 'a has no sibling any more');
  assert.deepEqual(await paths(), []);

  renameSync(join(assets, 'photos/b.png'), join(assets, 'photos/e.png'));
  assert.deepEqual(await paths(), ['e.png']);
});

test('an unreadable photograph is reported and leaves no files, and the others are converted', async () => {
  const whole = await noise(200, 200).jpeg().toBuffer();
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);
  const assets = assetsWith({
    'b.jpg': whole.subarray(0, whole.length / 2), 'c.jpg': 'not a picture', 'd.jpg': '', 'IMG_1.HEIC': heic, 'renombrada.jpg': heic, 'z.jpg': whole,
  });
  const { mistakes, made } = await make(assets);
  assert.deepEqual(made.map(({ photo }) => photo.path), ['z.jpg']);
  assert.deepEqual(filesOf(assets), ['z.avif']);
  const unreadable = /^assets\/photos\/[bcd]\.jpg cannot be read as a picture \([^)]+\); save it anew as JPEG or PNG, or take it away\.$/;
  for (const mistake of mistakes.slice(0, 3)) assert.match(mistake, unreadable);
  const isHeic = 'is HEIC, which browsers do not show; save it as JPEG (Preview, Photos and the phone export it so), and put that in its place.';
  assert.deepEqual(mistakes.slice(3), [`assets/photos/IMG_1.HEIC ${isHeic}`, `assets/photos/renombrada.jpg ${isHeic}`]);
});

test('photographs with the same name are skipped, and the others are converted', async () => {
  const png = await halves(20, 20).png().toBuffer();
  const assets = assetsWith({ 'Foto 1.png': png, 'foto-1.PNG': png, 'otra.png': png });
  const { mistakes } = await make(assets);
  assert.equal(mistakes.length, 2);
  for (const mistake of mistakes) assert.match(mistake, /^assets\/photos\/[Ff]oto.1\.(png|PNG) would be the same file of assets\/ as assets\/photos\/[Ff]oto.1\.(png|PNG); rename one of them\.$/);
  assert.deepEqual(filesOf(assets), ['otra.avif']);
});

test('without photographs nothing is done', async () => {
  const assets = assetsWith({});
  assert.deepEqual(await make(assets), { photos: [], made: [], warnings: [], mistakes: [] });
  assert.ok(!existsSync(join(assets, 'photos')));
});

test('pictures whose photograph is gone are named until they are deleted', async () => {
  const png = await halves(700, 20).png().toBuffer();
  const assets = assetsWith({ 'a.png': png, 'b.png': png, 'c.png': png, 'avatars/d.png': png });
  const warnings = async () => (await make(assets)).warnings;
  assert.deepEqual(await warnings(), []);

  for (const name of ['a.png', 'avatars/d.png']) rmSync(join(assets, 'photos', name));
  renameSync(join(assets, 'photos/b.png'), join(assets, 'photos/B.jpg')); // its pictures keep their names
  const sentence = 'assets/photos/ no longer has what these were made from: a.avif, a-640.avif, avatar-d.avif. Delete them from assets/ unless the content shows them.';
  assert.deepEqual([await warnings(), await warnings()], [[sentence], [sentence]]);

  for (const name of ['a.avif', 'a-640.avif', 'avatar-d.avif']) rmSync(join(assets, name));
  assert.deepEqual(await warnings(), []);
});
