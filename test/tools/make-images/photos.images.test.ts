import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readAvif } from '../../../src/tools/build/read-picture';
import { convert, findPhotos, makePictures } from '../../../src/tools/make-images/photos';
import { makeFolder, writeFiles } from '../../copies/root';

/** It is a package of make-images alone. */
export const sharp = createRequire(join(import.meta.dirname, '../../../src/tools/make-images/convert.ts'))('sharp');

/** A PNG of one color. */
export const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha } } }).png();

const [wide, narrow] = await Promise.all([1000, 500].map((width): Promise<Buffer> => plain(width, 400).toBuffer()));

/** Makes the pictures of all photographs. Returns what is printed, or of that the pictures that are made. */
async function make(assets: string) {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
  for (const photo of findPhotos(assets)) await makePictures(assets, photo);
  log.mockRestore();
  return printed;
}

const made = async (assets: string) => (await make(assets)).filter((line) => line.endsWith(' written.'));

const picturesIn = (assets: string) => readdirSync(assets).filter((file) => file.endsWith('.avif'));

test.each([
  ['Mapa 1.PNG', 'mapa1', 'mapa-1'], ['Geoapp/inicio móvil.png', 'geoappInicioMovil', 'geoapp-inicio-movil'],
  ['avatars/Ada.png', 'avatarAda', 'avatar-ada'], ['2024.png', 'photo2024', '2024'], ['地图.png', 'photo', 'photo'],
])('%s is imported as %s', async (photo, name, file) => {
  const assets = makeFolder({ [`photos/${photo}`]: narrow!, 'photos/notes.txt': '', 'photos/.gitignore': '*' });
  const line = `import ${name} from '../../assets/${file}.avif';`;
  expect(await make(assets)).toEqual([`assets/${file}.avif written.`, line]);
  expect(await make(assets)).toEqual([line]);
  expect(picturesIn(assets)).toEqual([`${file}.avif`]);
});

test('pictures are made if they, or their small versions, are missing or older than their originals', async () => {
  const assets = makeFolder({ 'photos/a.png': wide!, 'photos/b.png': narrow! });
  expect(await made(assets)).toHaveLength(2);
  expect(await made(assets)).toEqual([]);
  for (const file of picturesIn(assets)) {
    rmSync(join(assets, file));
    expect(await made(assets), file).toHaveLength(1);
    utimesSync(join(assets, file), 0, 0);
    expect(await made(assets), file).toHaveLength(1);
  }
  expect(picturesIn(assets)).toEqual(['a-640.avif', 'a.avif', 'b.avif']);
});

test('a narrow original takes the place of a wide one, whatever its date', async () => {
  const assets = makeFolder({ 'photos/a.png': wide! });
  await make(assets);
  writeFiles(assets, { 'photos/a.png': narrow! });
  utimesSync(join(assets, 'photos/a.png'), 0, 0);
  expect(await made(assets)).toEqual(['assets/a.avif written.']);
  expect(picturesIn(assets)).toEqual(['a.avif']);
});

test.each([['a.png', 'a.jpg'], ['a.png', 'a-640.png'], ['a/b.png', 'a b.png']])(
  'of %s and %s, none is made', (one, other) => {
    const assets = makeFolder({ [`photos/${one}`]: narrow!, [`photos/${other}`]: narrow! });
    expect(() => findPhotos(assets)).toThrow(/a.*\.png/);
  });

test('a photo becomes upright, at most 1600 px wide, and loses its EXIF metadata', async () => {
  const photo = plain(1000, 2000).withExif({ IFD0: { Model: 'Camera' } }).withMetadata({ orientation: 6 }).jpeg();
  const { large } = await convert(await photo.toBuffer(), false);
  expect(readAvif(large)).toEqual({ width: 1600, height: 800, hasAlpha: false, flaw: false });
});

test('a wide picture gets a small version, a portrait becomes a square without one', async () => {
  const wide = await convert(await plain(1000, 500).toBuffer(), false);
  expect(readAvif(wide.small!)).toMatchObject({ width: 640, height: 320 });
  const portrait = await convert(await plain(300, 200).toBuffer(), true);
  expect(readAvif(portrait.large)).toMatchObject({ width: 288, height: 288 });
  expect(portrait.small).toBeUndefined();
});

test.each([[6000, 500, 4800, 400], [6000, 1500, 2133, 533], [3000, 1000, 1600, 533], [1700, 50, 1700, 50]])(
  'a panorama of %i by %i px becomes one picture of %i by %i', async (width, height, ...sides) => {
    const { large, small } = await convert(await plain(width, height).toBuffer(), false);
    const made = readAvif(large);
    expect([made.width, made.height, small]).toEqual([...sides, undefined]);
  });

test('only a picture with transparent parts has alpha, and they keep their color (F26)', async () => {
  const opaque = await convert(await plain(9, 9).toBuffer(), false);
  expect(readAvif(opaque.large).hasAlpha).toBe(false);
  const { large } = await convert(await plain(2000, 9, 0.5).toBuffer(), false);
  expect(readAvif(large).hasAlpha).toBe(true);
  const [red] = await sharp(large).raw().toBuffer();
  expect(Math.abs(red - 200)).toBeLessThan(5);
});

test('a picture that is cut off is refused (S6)', async () => {
  const bytes = await plain(500, 500).toBuffer();
  await expect(convert(bytes.subarray(0, bytes.length / 2), false)).rejects.toThrow();
});
