import assert from 'node:assert/strict';
import { test } from 'vitest';
import { wrap } from '../../src/make-images/draw';
import { findPhotos, importLines, nameMistake, table } from '../../src/make-images/plan';
import { assetsWith } from './harness';

const photosOf = (paths: string[]) => findPhotos(`${assetsWith(Object.fromEntries(paths.map((path) => [path, ''])))}/photos`);

test('photographs are in natural order, without system files', () => {
  const paths = ['10.jpg', '2.jpg', 'avatars/b.jpg', '.DS_Store', 'Thumbs.db', 'avatars/.gitignore', 'avatars/desktop.ini'];
  assert.deepEqual(photosOf(paths).map(({ path }) => path), ['2.jpg', '10.jpg', 'avatars/b.jpg']);
});

test('without a folder there are no photographs', () => assert.deepEqual(findPhotos('/there/is/none'), []));

test('two photographs with the same name are both refused', () => {
  const photos = photosOf(['Foto 1.jpg', 'foto-1.png', 'a.jpg', 'a-640.jpg', 'avatar-b.jpg', 'avatars/b.jpg', 'c.jpg', 'avatars/c.jpg', 'foto.jpg']);
  const refused = photos.flatMap((photo) => nameMistake(photo, photos) ?? []);
  const sentence = (other: string) => `would be the same file of assets/ as assets/photos/${other}; rename one of them`;
  assert.deepEqual(refused.sort(), ['a-640.jpg', 'a.jpg', 'avatar-b.jpg', 'avatars/b.jpg', 'Foto 1.jpg', 'foto-1.png'].map(sentence).sort());
});

test('a name without a letter from a to z is refused', () => {
  const photos = photosOf(['写真.jpg', 'avatars/写真.jpg']);
  for (const photo of photos) assert.equal(nameMistake(photo, photos), 'has no letter from a to z and no digit in its name; give it one');
});

test('the table shows the sizes before and after, and their sums', () => {
  const photo = { path: 'Mapa.JPG', name: 'mapa', isAvatar: false, files: ['mapa.avif', 'mapa-640.avif'] };
  const other = { path: 'avatars/a.png', name: 'avatar-a', isAvatar: true, files: ['avatar-a.avif'] };
  const lines = table([{ photo, before: 3_000_000, after: [200_000, 40_000] }, { photo: other, before: 90_000, after: [4000] }]);
  assert.deepEqual(lines.map((line) => line.replace(/ +/g, ' ')), [
    'Mapa.JPG 2,930 KB → 196 KB and 40 KB mapa.avif',
    'avatars/a.png 88 KB → 4 KB avatar-a.avif',
    'together 3,018 KB → 239 KB',
  ]);
  assert.deepEqual(table([]), []);
});

test('the import lines are those that the content lacks', () => {
  const content = "import a from '../assets/a.avif';\nimport { b } from \"../assets/b.avif\";";
  assert.deepEqual(importLines(photosOf(['a.jpg', 'b.jpg', 'aa.jpg', 'avatars/a.jpg']), content), [
    "import photoAa from '../assets/aa.avif';",
    "import avatarA from '../assets/avatar-a.avif';",
  ]);
});

test('each picture has a valid variable, different for each name', () => {
  const paths = ['20240101.jpg', 'avatars/Ana María.jpg', 'geoapp-1.jpg', 'geoapp1.jpg', 'new.jpg', 'site.jpg'];
  const variables = importLines(photosOf(paths), '').map((line) => line.split(' ')[1]);
  assert.deepEqual(variables.sort(), ['avatarAnaMaria', 'photoGeoapp1', 'photoGeoapp_1', 'photoNew', 'photoSite', 'photo_20240101']);
});

const wrapped: [string, string[]][] = [
  ['Desarrollamos el software que tu idea necesita', ['Desarrollamos el software', 'que tu idea necesita']],
  ['uno dos tres cuatro cinco seis', ['uno dos tres', 'cuatro cinco seis']],
  ['corto', ['corto']],
  ['¡Electroencefalografistas unidos!', ['¡Electroencefalografistas', 'unidos!']],
  ['a'.repeat(60), ['a'.repeat(25), 'a'.repeat(25), 'a'.repeat(10)]],
];
for (const [text, lines] of wrapped) test(`“${text}” is wrapped into balanced lines`, () => assert.deepEqual(wrap(text, 25), lines));
