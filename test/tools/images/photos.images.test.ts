import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findPhotos, makePictures } from '../../../src/tools/images/photos';
import { readAvif } from '../../../src/tools/assets/read-picture';
import { makeFolder, writeFiles } from '../../fixtures/root';

/** Only the images tool has this package. */
const sharp = createRequire(join(import.meta.dirname, '../../../src/tools/images/photos.ts'))('sharp');

/** Creates a PNG of a single color. */
const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha } } }).png();

const wide: Buffer = await plain(960, 330).toBuffer();
const narrow: Buffer = await plain(90, 60).toBuffer();

/** Makes the pictures of all photos. Returns the output. */
async function make(assets: string) {
  const printed: string[] = [];
  for (const name of ['log', 'warn'] as const) {
    vi.spyOn(console, name).mockImplementation((text) => void printed.push(text));
  }
  for (const photo of findPhotos(assets)) await makePictures(assets, photo);
  return printed;
}

/** Converts a photo. Returns the picture and, if there is one, its small version. */
async function convert(bytes: Buffer, photo = 'a.png') {
  const assets = makeFolder({ [`photos/${photo}`]: bytes });
  await make(assets);
  const file = join(assets, photo.startsWith('avatars/') ? 'avatar-a.avif' : 'a.avif');
  const small = file.replace('.avif', '-640.avif');
  return { large: readFileSync(file), small: existsSync(small) ? readFileSync(small) : undefined };
}

test.each([
  ['Geoapp/¡Inicio — Móvil!.PNG', 'geoappInicioMovil', 'geoapp-inicio-movil'],
  ['avatars/Ada.png', 'avatarAda', 'avatar-ada'], ['2024.png', 'photo2024', '2024'],
  ['New.png', 'photoNew', 'new'],
])('%s is imported as %s (U4)', async (photo, name, file) => {
  const assets = makeFolder({ [`photos/${photo}`]: narrow });
  const line = `import ${name} from '../../assets/${file}.avif';`;
  expect(await make(assets)).toEqual([`Wrote assets/${file}.avif.`, line]);
  expect(readdirSync(assets)).toContain(`${file}.avif`);
});

test('files of other types are reported and skipped (U4)', async () => {
  const assets = makeFolder({ 'photos/Ada.HEIC': '-', 'photos/ada.png': narrow, 'photos/.gitignore': '*' });
  expect((await make(assets)).slice(0, 2))
    .toEqual([expect.stringMatching(/^assets\/photos\/Ada\.HEIC: .*JPEG/), 'Wrote assets/ada.avif.']);
});

test('a picture is made if it is missing, or if it or its small version is older than the original (F10)', async () => {
  const assets = makeFolder({ 'photos/a.png': wide });
  const isMade = async () => (await make(assets)).includes('Wrote assets/a.avif.');
  expect(await isMade()).toBe(true);
  for (const file of ['a.avif', 'a-640.avif']) {
    expect(await isMade(), file).toBe(false);
    utimesSync(join(assets, file), 0, 0);
    expect(await isMade(), file).toBe(true);
  }
  writeFiles(assets, { 'photos/a.png': narrow });
  rmSync(join(assets, 'a.avif'));
  expect(await isMade()).toBe(true);
  expect(readdirSync(assets)).not.toContain('a-640.avif');
});

test.each([['a.png', 'a.jpg'], ['a.png', 'a-640.png']])('%s and %s clash, so neither is made (U4)', (one, other) => {
  const assets = makeFolder({ [`photos/${one}`]: narrow, [`photos/${other}`]: narrow });
  expect(() => findPhotos(assets)).toThrow(/a.*\.png/);
});

test('a photo is turned upright, limited to a width of 1600 px, and loses its EXIF metadata (S6)', async () => {
  const photo = plain(600, 1700).withExif({ IFD0: { Model: 'Camera' } }).withMetadata({ orientation: 6 }).jpeg();
  const { large, small } = await convert(await photo.toBuffer(), 'a.jpg');
  expect(readAvif(large)).toEqual({ width: 1600, height: 565, hasAlpha: false, flaw: false });
  expect(readAvif(small!)).toMatchObject({ width: 640, height: 226 });
});

test.each([
  ['avatars/a.png', 90, 60, { width: 288, height: 288 }],
  ['a.png', 5000, 50, { width: 4800, height: 48 }], ['a.png', 2400, 600, { width: 2133, height: 533 }], // panoramas
])('%s of %i by %i px becomes one picture: %o (F10)', async (photo, width, height, size) => {
  const { large, small } = await convert(await plain(width, height).toBuffer(), photo);
  expect([readAvif(large), small]).toMatchObject([size, undefined]);
});

test('only pictures with transparent parts have an alpha channel, and these parts keep their color (F26)', async () => {
  expect(readAvif((await convert(narrow)).large).hasAlpha).toBe(false);
  const { large } = await convert(await plain(2000, 9, 0.5).toBuffer());
  expect(readAvif(large).hasAlpha).toBe(true);
  const [red] = await sharp(large).raw().toBuffer();
  expect(Math.abs(red - 200)).toBeLessThan(5);
});
