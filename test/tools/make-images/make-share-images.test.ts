import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { share } from '../../../src/tools/assets/draw';
import { isMade, writeMadeFile } from '../../../src/tools/assets/made';
import { drawShareImage, makeShareImages } from '../../../src/tools/make-images/make-share-images';
import { assetsWith, brand, halves, isNear, noise, pixelsOf, sharp } from './harness';

const blue = [30, 58, 138];

test('the share image of a project is a JPEG of 1200 by 630 px and at most 60 KB, whatever it shows (F2)', async () => {
  for (const capture of [noise(1600, 1000), noise(400, 900), halves(40, 20)]) {
    const image = await drawShareImage(brand, await capture.png().toBuffer());
    const { format, width, height } = await sharp(image).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 1200, 630]);
    assert.ok(image.length <= 60 * 1024, `${image.length}`);
  }
});

test('it shows the top left of the capture, up to the right edge, and nothing of the title below it', async () => {
  const capture = await halves(1600, 1000).avif().toBuffer();
  const headline = 'Plataforma de administración de usuarios con geolocalización y electroencefalogramas';
  const { at } = await pixelsOf(await drawShareImage({ ...brand, headline }, capture));
  for (const x of [640, 960]) assert.ok(isNear(at(x, 318), [192, 0, 0]), `${at(x, 318)}`);
  for (const x of [1000, 1198]) assert.ok(isNear(at(x, 318), [0, 0, 192]), `${at(x, 318)}`);
  for (let y = 0; y < 630; y++) assert.ok(isNear(at(590, y), blue), `${y}: ${at(590, y)}`);
});

test('a title breaks between its words, and is smaller where a word is long', () => {
  const drawn = share({ ...brand, headline: 'Plataforma de administración' }, Buffer.from(''));
  assert.deepEqual(drawn.match(/(?<=letter-spacing="[^"]*">)[^<]+/g), ['Plataforma de', 'administración']);
});

test('a capture that cannot be read is refused in a sentence with its project', async () => {
  const shown = { brand: { ...brand, headline: 'Uno' }, capture: 'assets/a.svg' };
  const shareImage = { id: 'uno', ...shown, file: 'share/uno.jpg', source: '', isMade: false };
  const captures = new Map([['assets/a.svg', Buffer.from('<svg')]]);
  const making = makeShareImages(assetsWith({}), [shareImage], captures);
  const sentence = /^Mistake: The first picture of Uno cannot be read as a picture \([^\n]+\); save it anew/;
  await assert.rejects(making, sentence);
});

test('images that are missing are made, those of gone projects are removed, and other files stay', async () => {
  const assets = assetsWith({});
  mkdirSync(join(assets, 'share/own'), { recursive: true });
  writeFileSync(join(assets, 'share/own.jpg'), 'own');
  for (const id of ['uno', 'gone']) writeMadeFile(assets, `share/${id}.jpg`, 'before', '');
  const captures = new Map([['assets/a.avif', await halves(40, 20).avif().toBuffer()]]);
  const shareImages = ['uno', 'dos'].map((id) => {
    const shown = { brand: { ...brand, headline: id }, capture: 'assets/a.avif' };
    return { id, ...shown, file: `share/${id}.jpg`, source: id, isMade: id === 'uno' };
  });
  assert.deepEqual(await makeShareImages(assets, shareImages, captures), ['The share image of dos is made.']);
  assert.deepEqual(readdirSync(join(assets, 'share')).sort(), ['dos.jpg', 'own', 'own.jpg', 'uno.jpg']);
  assert.ok(isMade(assets, 'share/dos.jpg', 'dos'));
  assert.equal(readFileSync(join(assets, 'share/uno.jpg'), 'utf8'), 'before');
  assert.deepEqual(await makeShareImages(assets, shareImages.slice(0, 1), captures), []);
  assert.deepEqual(readdirSync(join(assets, 'share')).sort(), ['own', 'own.jpg', 'uno.jpg']);
});
