import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { pixelSize } from '../../src/builder/image-size';
import { findPhotos, makePictures, missingImports } from '../../src/make-images/photos';
import { addPhotos, assetsWith, camera, halves, isNear, noise, pixelsOf, sharp } from './harness';

/** Converts the photographs. Returns what is printed. */
async function make(assets: string) {
  const [made, mistakes]: [string[], string[]] = [[], []];
  const photos = findPhotos(assets);
  for (const photo of photos) {
    try {
      const sentence = await makePictures(assets, photo, photos);
      if (sentence) made.push(sentence);
    } catch (error) {
      mistakes.push((error as Error).message);
    }
  }
  return { made, mistakes };
}

const filesOf = (assets: string) => readdirSync(assets).filter((name) => name !== 'photos').sort();
const read = (assets: string, name: string) => readFileSync(join(assets, name));

const located = {
  jpeg: await noise(900, 600, 10).jpeg().withExif(camera).toBuffer(),
  avif: await noise(900, 600, 10).avif({ effort: 0 }).withExif(camera).toBuffer(),
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

test('a picture is at most 1600 px wide, not enlarged, and has a small version only if it is wider', async () => {
  const gif = await halves(300, 200).gif().toBuffer();
  const assets = assetsWith({ 'grande.png': await halves(3000, 1500).png().toBuffer(), 'pequeña.gif': gif });
  assert.deepEqual((await make(assets)).mistakes, []);
  assert.deepEqual(filesOf(assets), ['grande-640.avif', 'grande.avif', 'pequena.avif']);
  assert.deepEqual(pixelSize(read(assets, 'grande.avif')), { width: 1600, height: 800 });
  assert.deepEqual(pixelSize(read(assets, 'pequena.avif')), { width: 300, height: 200 });
});

test('an avatar is a square of 132 px, never enlarged, and upright as its camera was held', async () => {
  const assets = assetsWith({
    'avatars/Ana.JPG': await halves(400, 300).jpeg().withExif(camera).withMetadata({ orientation: 6 }).toBuffer(),
    'avatars/bruno.png': await halves(100, 60).png().toBuffer(),
  });
  assert.deepEqual((await make(assets)).mistakes, []);
  assert.deepEqual(filesOf(assets), ['avatar-ana.avif', 'avatar-bruno.avif']);
  assert.deepEqual(pixelSize(read(assets, 'avatar-ana.avif')), { width: 288, height: 288 });
  assert.deepEqual(pixelSize(read(assets, 'avatar-bruno.avif')), { width: 60, height: 60 });
  const { at } = await pixelsOf(read(assets, 'avatar-ana.avif'));
  assert.ok(isNear(at(66, 5), [192, 0, 0]), 'the left half is the upper one');
});

test('a picture has at most 300 KB, however hard it is to compress', async () => {
  const assets = assetsWith({ 'ruido.png': await noise(1000, 1000).png({ compressionLevel: 1 }).toBuffer() });
  assert.deepEqual((await make(assets)).mistakes, []);
  assert.equal(filesOf(assets).length, 2);
  for (const name of filesOf(assets)) assert.ok(read(assets, name).length <= 300 * 1024, name);
});

test('a second run converts nothing, and a third one the photographs put there since, however old', async () => {
  const [wide, narrow] = [await noise(700, 400).png().toBuffer(), await halves(20, 20).png().toBuffer()];
  const assets = assetsWith({ 'a.png': wide, 'b.png': wide });
  const sentence = /^assets\/photos\/a\.png, [\d,]+ KB → a\.avif, \d+ KB and \d+ KB$/;
  const { made } = await make(assets);
  assert.match(made[0]!, sentence);
  assert.equal(made.length, 2);
  assert.deepEqual(await make(assets), { made: [], mistakes: [] });

  const { mtimeMs } = statSync(join(assets, 'a.avif'));
  // The clocks of files are coarse.
  while (Date.now() <= mtimeMs + 10) await new Promise((resolve) => setTimeout(resolve, 5));
  addPhotos(assets, { 'a.png': narrow });
  utimesSync(join(assets, 'photos/a.png'), 1, 1); // as a copy from an archive
  assert.deepEqual((await make(assets)).made, ['assets/photos/a.png, 1 KB → a.avif, 1 KB']);
  assert.deepEqual(filesOf(assets), ['a.avif', 'b-640.avif', 'b.avif'], 'a has no small version any more');
});

test('an unreadable photograph is reported and leaves no files, and the others are converted', async () => {
  const whole = await noise(200, 200).jpeg().toBuffer();
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);
  const assets = assetsWith({
    'b.jpg': whole.subarray(0, whole.length / 2), 'c.jpg': 'not a picture', 'd.jpg': '', 'renombrada.jpg': heic,
    'z.jpg': whole,
  });
  const { mistakes, made } = await make(assets);
  assert.deepEqual(made.map((sentence) => sentence.slice(0, 19)), ['assets/photos/z.jpg']);
  assert.deepEqual(filesOf(assets), ['z.avif']);
  const unreadable = /^assets\/photos\/[bcd]\.jpg cannot be read as a picture \([^)]+\); save it anew as JPEG or PNG, /;
  for (const mistake of mistakes.slice(0, 3)) assert.match(mistake, unreadable);
  assert.match(mistakes[3]!, /^assets\/photos\/renombrada\.jpg is HEIC, which browsers do not show; save it as JPEG, /);
});

test('names that would be the same file of assets/ are refused, and those without a letter', async () => {
  const same = ['Foto 1.jpg', 'a-640.jpg', 'a.jpg', 'avatar-b.jpg', 'avatars/b.jpg', 'foto-1.png'];
  const unnamed = ['写真.jpg'];
  const { mistakes } = await make(assetsWith(Object.fromEntries([...same, ...unnamed].map((path) => [path, '']))));
  const refused = (reason: RegExp) => mistakes.flatMap((mistake) => reason.exec(mistake)?.[1] ?? []).sort();
  const isSame = /^assets\/photos\/(.*) would be the same file of assets\/ as .*; rename one of them\.$/;
  const hasNoName = /^assets\/photos\/(.*) has no letter from a to z and no digit in its name; give it one\.$/;
  assert.deepEqual(refused(isSame), same.sort());
  assert.deepEqual(refused(hasNoName), unnamed.sort());
});

test('files that no source names are printed with their import, but not those of the brand', () => {
  const assets = assetsWith({});
  const pictures = ['a', 'a-640', 'aa', 'avatar-b'].map((name) => `${name}.avif`);
  for (const name of [...pictures, 'logo.svg', 'icon.svg', 'cv.pdf', 'share.png']) writeFileSync(join(assets, name), '');
  const sources = `import a from '../assets/a.avif'; url('../assets/cv.pdf')`;
  assert.deepEqual(missingImports(assets, sources).sort(), [
    "import avatar_b from '../assets/avatar-b.avif';",
    "import photo_aa from '../assets/aa.avif';",
  ]);
});
