import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findPhotos, makePictures } from '../../../src/tools/make-images/photos';
import { makeFolder, writeFiles } from '../../copies/root';
import { plain, sharp } from './plain';

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

test('of an animation, only the first frame is kept, which is said', async () => {
  const frames = await Promise.all([1, 0].map((alpha) => plain(9, 9, alpha).toBuffer()));
  const assets = makeFolder({ 'photos/a.gif': await sharp(frames, { join: { animated: true } }).gif().toBuffer() });
  expect(await make(assets)).toContain('assets/a.avif written; only its first frame is kept.');
});

test.each([['a.png', 'a.jpg'], ['a.png', 'a-640.png'], ['a/b.png', 'a b.png']])(
  'of %s and %s, none is made', (one, other) => {
    const assets = makeFolder({ [`photos/${one}`]: narrow!, [`photos/${other}`]: narrow! });
    expect(() => findPhotos(assets)).toThrow(/a.*\.png/);
  });
