import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { type Asset, heicAdvice } from '../../../src/pictures';
import { hasAlpha, pixelSize } from '../../../src/tools/assets/image-size';
import { madeIn } from '../../../src/tools/assets/made';
import { assetsPlugin } from '../../../src/tools/assets/read-asset';
import { load } from '../../../src/tools/builder/bundle';
import { findPhotos, importsOf, makePictures } from '../../../src/tools/make-images/photos';
import { makeFolder } from '../../copies/root';
import { addPhotos, assetsWith, camera, halves, isNear, noise, pixelsOf, pngOf, sharp } from './harness';

async function make(assets: string) {
  const { photos } = findPhotos(assets);
  const isMade = madeIn(assets);
  const results = await Promise.allSettled(photos.map((photo) => makePictures(assets, photo, photos, isMade)));
  return {
    made: results.flatMap((result) => (result.status === 'fulfilled' && result.value) || []),
    mistakes: results.flatMap((result) => (result.status === 'rejected' ? (result.reason as Error).message : [])),
  };
}

async function pictures(photos: Record<string, Buffer>) {
  const assets = assetsWith(photos);
  assert.deepEqual((await make(assets)).mistakes, []);
  return Object.fromEntries(filesOf(assets).map((name) => [name, readFileSync(join(assets, name))]));
}

const filesOf = (assets: string) => readdirSync(assets).filter((name) => name.endsWith('.avif')).sort();
const sizesOf = (files: Record<string, Buffer>) =>
  Object.entries(files).map(([name, bytes]) => [name, ...Object.values(pixelSize(bytes)!)]);

test('photographs become two AVIFs without metadata each', async () => {
  const photo = noise(900, 600, 10).withExif(camera);
  const [jpeg, avif] = [await photo.jpeg().toBuffer(), await photo.avif({ effort: 0 }).toBuffer()];
  for (const bytes of [jpeg, avif]) assert.ok((await sharp(bytes).metadata()).exif);
  const files = await pictures({ 'Mi Foto Ñandú.JPG': jpeg, 'otra.avif': avif });
  assert.deepEqual(sizesOf(files), [
    ['mi-foto-nandu-640.avif', 640, 427], ['mi-foto-nandu.avif', 900, 600], ['otra-640.avif', 640, 427],
    ['otra.avif', 900, 600],
  ]);
  for (const bytes of Object.values(files)) {
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    assert.deepEqual([exif, icc, xmp, iptc], Array(4).fill(undefined));
  }
});

test('a picture is at most 1600 px wide, not enlarged, and has a small version only if it is wider', async () => {
  const gif = await halves(300, 200).gif().toBuffer();
  const large = await halves(3000, 1500).png().toBuffer();
  const files = await pictures({ 'Geoapp/Cafe\u0301 (2).png': large, 'pequeña.final.gif': gif });
  assert.deepEqual(sizesOf(files), [
    ['geoapp-cafe-2-640.avif', 640, 320], ['geoapp-cafe-2.avif', 1600, 800], ['pequena-final.avif', 300, 200],
  ]);
});

test('a picture keeps an alpha channel only if parts of it are transparent', async () => {
  const alphas = await Promise.all([1, 0.5].map(async (alpha) => {
    const background = { r: 9, g: 9, b: 9, alpha };
    const file = await sharp({ create: { width: 30, height: 20, channels: 4, background } }).png().toBuffer();
    return hasAlpha((await pictures({ 'a.png': file }))['a.avif']!);
  }));
  assert.deepEqual(alphas, [false, true]);
});

test('an avatar is a square of 288 px, never enlarged, and upright as its camera was held', async () => {
  const files = await pictures({
    'avatars/Ana.JPG': await halves(400, 300).jpeg().withExif(camera).withMetadata({ orientation: 6 }).toBuffer(),
    'avatars/bruno.png': await halves(100, 60).png().toBuffer(),
  });
  assert.deepEqual(sizesOf(files), [['avatar-ana.avif', 288, 288], ['avatar-bruno.avif', 60, 60]]);
  const { at } = await pixelsOf(files['avatar-ana.avif']!);
  for (const x of [5, 283]) assert.ok(isNear(at(x, 5), [192, 0, 0]), 'the left half is the upper one');
});

test('a picture has at most 300 KB, and a portrait 30, however hard they are to compress', async () => {
  const files = await pictures({
    'ruido.png': await noise(1000, 1000).png({ compressionLevel: 1 }).toBuffer(),
    'avatars/ruido.png': await noise(288, 288, 120).png().toBuffer(),
  });
  assert.deepEqual(Object.keys(files), ['avatar-ruido.avif', 'ruido-640.avif', 'ruido.avif']);
  for (const [name, bytes] of Object.entries(files)) {
    assert.ok(bytes.length <= (name === 'avatar-ruido.avif' ? 30 : 300) * 1024, name);
  }
});

test('of a picture that moves, the first frame is shown, as a sentence says', async () => {
  const raw = { width: 8, height: 24, channels: 3, pageHeight: 8 } as const;
  const frames = sharp(Buffer.alloc(8 * 24 * 3).map((_, at) => at), { raw });
  const assets = assetsWith({ 'a.gif': await frames.gif().toBuffer(), 'b.webp': await frames.webp().toBuffer() });
  assert.deepEqual((await make(assets)).made.map((sentence) => sentence.split('; ')[1]),
    Array(2).fill('it shows the first of 3 frames, since it cannot move'));
});

test('a picture that is too small for a card is told, and no portrait is', async () => {
  const [small, wide] = await Promise.all([319, 320].map((width) => halves(width, 40).png().toBuffer()));
  const { made } = await make(assetsWith({ 'a.png': small!, 'avatars/b.png': small!, 'c.png': wide! }));
  assert.deepEqual(made.map((line) => line.split('; ')[1]), ['it is too small to fill a card', undefined, undefined]);
});

test('a picture of light lines on nothing is told, since transparent pictures have a white ground', async () => {
  const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400">';
  const lines = (colour: string, ground = '') =>
    Buffer.from(`${start}${ground}<path stroke="${colour}" d="M0 0 800 400"/></svg>`);
  const { made } = await make(assetsWith({
    'a.svg': lines('#fff'), 'b.svg': lines('#000'), 'c.svg': lines('#fff', '<path d="M10 10h700v300H10z"/>'),
  }));
  const sentence = '; it is hard to see on white, its ground on pages';
  assert.deepEqual(made.map((line) => line.includes(sentence)), [true, false, false]);
});

test('a second run converts nothing, and a third one the photographs that have changed', async () => {
  const [wide, narrow] = [await noise(700, 400).png().toBuffer(), await halves(400, 20).png().toBuffer()];
  const assets = assetsWith({ 'a.png': wide, 'b.png': wide });
  const { made } = await make(assets);
  assert.match(made[0]!, /^assets\/photos\/a\.png, [\d,]+ KB → a\.avif, \d+ KB and \d+ KB$/);
  assert.equal(made.length, 2);
  addPhotos(assets, { 'b.png': wide }); // the same, with another time
  assert.deepEqual(await make(assets), { made: [], mistakes: [] });
  addPhotos(assets, { 'a.png': narrow });
  assert.deepEqual((await make(assets)).made, ['assets/photos/a.png, 1 KB → a.avif, 1 KB']);
  assert.deepEqual(filesOf(assets), ['a.avif', 'b-640.avif', 'b.avif'], 'a has no small version any more');
});

test('an unreadable photograph is reported and leaves no files, and the others are converted', async () => {
  const whole = await noise(200, 200).jpeg().toBuffer();
  const assets = assetsWith({
    'b.jpg': whole.subarray(0, whole.length / 2), 'c.jpg': 'not a picture', 'd.jpg': '',
    'z.jpg': whole,
  });
  const { mistakes, made } = await make(assets);
  assert.deepEqual(made.map((sentence) => sentence.slice(0, 19)), ['assets/photos/z.jpg']);
  assert.deepEqual(filesOf(assets), ['z.avif']);
  const unreadable = /^assets\/photos\/(.*)\.jpg cannot be read as a picture \([^)]+\); save it again as JPEG or PNG, /;
  assert.deepEqual(mistakes.map((mistake) => unreadable.exec(mistake)?.[1]), ['b', 'c', 'd']);
});

test('a photograph of an iPhone is refused in a sentence that says how to save it, whatever its name', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);
  const { mistakes } = await make(assetsWith({ 'IMG_1.HEIC': heic, 'otra.jpg': heic }));
  assert.deepEqual(mistakes, ['IMG_1.HEIC', 'otra.jpg'].map((path) => `assets/photos/${path} ${heicAdvice}.`));
});

test('the colours of a picture are those of its profile', async () => {
  const red = sharp({ create: { width: 30, height: 20, channels: 3, background: '#f00' } });
  const files = await pictures({ 'a.png': await red.withIccProfile('p3').png().toBuffer() });
  const { at } = await pixelsOf(files['a.avif']!);
  assert.ok(isNear(at(9, 9), [255, 0, 0]));
});

test.each([
  ['sRGB', 1, 13, false], ['of no said gamut', 2, 2, false], ['of a video', 6, 6, false],
  ['P3', 12, 13, true], ['BT.2020', 9, 14, true], ['PQ', 9, 16, true], ['HLG', 1, 18, true],
])('colours that only a code describes are refused, but those of sRGB: %s', async (_, gamut, light, isWide) => {
  const codes = Buffer.from([gamut, light]);
  const { mistakes } = await make(assetsWith({
    'a.avif': Buffer.concat([Buffer.from('nclx'), Buffer.from([0, gamut, 0, light])]),
    'b.png': Buffer.concat([Buffer.from('cICP'), codes]),
    'c.png': Buffer.concat([Buffer.from('iCCP cICP'), codes]),
  }));
  const found = mistakes.map((mistake) => mistake.endsWith(' has HDR or wide colours; save it in sRGB.'));
  assert.deepEqual(found, [isWide, isWide, false]);
});

test('a picture may have more pixels than other programs read', async () => {
  const { made } = await make(assetsWith({ 'a.png': pngOf(16_500, 16_500) }));
  assert.match(made[0]!, / → a\.avif, /);
});

const passedOver = 'Skipped in assets/photos/, as they are not pictures, or are links to folders or to nothing';

test('a link to a photograph is followed, and one to nothing or to a folder is passed over in a sentence', async () => {
  const assets = assetsWith({});
  const original = join(makeFolder({ 'a.jpg': await noise(20, 20).jpeg().toBuffer() }), 'a.jpg');
  mkdirSync(join(assets, 'photos'));
  for (const [path, to] of [['a.jpg', original], ['b.jpg', 'nada'], ['geoapp', dirname(original)]] as const) {
    symlinkSync(to, join(assets, 'photos', path));
  }
  symlinkSync(dirname(original), join(assets, 'photos/c.jpg'));
  assert.equal(findPhotos(assets).others, `${passedOver}: b.jpg, c.jpg, geoapp`);
  assert.deepEqual((await make(assets)).mistakes, []);
  assert.deepEqual(filesOf(assets), ['a.avif']);
});

test('if only one size of a picture could be written, both are made in the next run', async () => {
  const assets = assetsWith({ 'a.png': await noise(700, 400).png().toBuffer() });
  mkdirSync(join(assets, 'a-640.avif/in-the-way'), { recursive: true });
  assert.match((await make(assets)).mistakes.join(), /^a-640\.avif cannot be written: E[A-Z]+: /);
  rmSync(join(assets, 'a-640.avif'), { recursive: true });
  assert.equal((await make(assets)).made.length, 1);
  assert.deepEqual(filesOf(assets), ['a-640.avif', 'a.avif']);
});

test('what can never be a picture is passed over in one line, and blocks no picture of its name', async () => {
  const photo = await noise(20, 20).jpeg().toBuffer();
  const others = ['CV Núria.PDF', 'DSC_2.ARW', 'IMG_1.AAE', 'IMG_1.MOV', 'IMG_1.xmp'];
  const silent = ['.gitkeep', 'Geoapp/.nomedia', '@eaDir/IMG_1.JPG/THUMB_M.jpg'];
  const assets = assetsWith({
    'DSC_2.JPG': photo, 'IMG_1.JPG': photo, ...Object.fromEntries([...others, ...silent].map((path) => [path, photo])),
  });
  assert.equal(findPhotos(assets).others,
    `${passedOver}: ${others.join(', ')}`);
  assert.deepEqual((await make(assets)).mistakes, []);
  assert.deepEqual(filesOf(assets), ['dsc-2.avif', 'img-1.avif']);
});

test('no original takes the name of the logo, which would stop every build', async () => {
  const assets = assetsWith({ 'logo.png': await noise(20, 20).png().toBuffer() });
  assert.deepEqual((await make(assets)).mistakes,
    ['assets/photos/logo.png: the logo must be an SVG, named assets/logo.svg; rename this picture.']);
  assert.deepEqual(filesOf(assets), []);
});

test('names that would be the same file of assets/ are refused, and those without a letter', async () => {
  const same = ['Foto 1.jpg', 'foto-1.png', 'a-640.jpg', 'a.jpg', 'avatar-b.jpg', 'avatars/b.jpg'];
  const sentences = same.map((path, index) =>
    `assets/photos/${path} would be the same file of assets/ as assets/photos/${same[index ^ 1]}; rename one of them.`);
  const unnamed = ['写真.jpg', 'avatars/写真.jpg'].map((path) =>
    `assets/photos/${path} has no letter from a to z and no digit in its name; give it one.`);
  const paths = [...same, '写真.jpg', 'avatars/写真.jpg'];
  const { mistakes } = await make(assetsWith(Object.fromEntries(paths.map((path) => [path, '']))));
  assert.deepEqual(mistakes.sort(), [...sentences, ...unnamed].sort());
  const named = await pictures({ 'avatar.jpg': await noise(20, 20).jpeg().toBuffer() });
  assert.deepEqual(Object.keys(named), ['avatar.avif']);
});

test('the imports of files compile, whatever their names, and each has a name of its own', async () => {
  const files = {
    'aa.avif': 'photo_aa', 'avatar-b.avif': 'photo_avatar_b', 'foto-1.AVIF': 'photo_foto_1',
    'CV Núria.PDF': 'pdf_cv_nuria',
    'aa.pdf': 'pdf_aa', 'class.pdf': 'pdf_class', 'new.svg': 'svg_new', 'site.pdf': 'pdf_site', '2026.pdf': 'pdf_2026',
    "O'Brien CV.pdf": 'pdf_o_brien_cv', 'a b.svg': 'svg_a_b', 'a-b.svg': 'svg_a_b_', '写真.svg': 'svg_', '絵.svg': 'svg__',
  };
  const names = Object.values(files);
  const picture = await noise(8, 8).avif().toBuffer();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';
  const imports = importsOf(Object.keys(files));
  assert.deepEqual(imports.map((line) => line.split(' ')[1]), names);
  const root = makeFolder({
    ...Object.fromEntries(Object.keys(files).map((file) =>
      [`assets/${file}`, /avif$/i.test(file) ? picture : /pdf$/i.test(file) ? '%PDF-1.7' : drawing])),
    'src/site/all.ts': `${imports.join('\n')}\nexport const site = [${names}];`,
  });
  const { site } = await load<{ site: Asset[] }>(root, 'src/site/all.ts', [assetsPlugin(new Map())]);
  assert.deepEqual(site.map(({ file }) => file), Object.keys(files).map((file) => `assets/${file}`));
});
