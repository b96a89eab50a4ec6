import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { madeIn, writeMadeFile } from '../../../src/tools/assets/made';
import { drawShareImage, makeShareImages } from '../../../src/tools/make-images/make-share-images';
import { assetsWith, halves, isNear, noise, pixelsOf, sharp } from './harness';

const ground = '#1e3a8a';
const blue = [30, 58, 138];

const draw = async (picture: ReturnType<typeof noise>) =>
  pixelsOf(await drawShareImage(await picture.png().toBuffer(), ground));

test('the share image of a project is a JPEG of 1200 by 630 px and at most 60 KB, whatever it shows (F2)', async () => {
  for (const capture of [noise(1600, 1000), noise(400, 900), halves(40, 20)]) {
    const image = await drawShareImage(await capture.png().toBuffer(), ground);
    const { format, width, height } = await sharp(image).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 1200, 630]);
    assert.ok(image.length <= 60 * 1024, `${image.length}`);
  }
});

test.each([[1600, 1000, 80], [600, 3000, 360]])('of a capture of %i by %i it shows the top on the ground of the brand',
  async (width, height, left) => {
    const { at } = await draw(halves(width, height));
    const right = 1199 - left;
    for (const [x, colour] of [[left + 9, [192, 0, 0]], [right - 9, [0, 0, 192]]] as const) {
      for (const y of [79, 629]) assert.ok(isNear(at(x, y), [...colour]), `${x}, ${y}: ${at(x, y)}`);
      assert.ok(isNear(at(x, 60), blue), `${at(x, 60)}`);
    }
    for (const x of [left - 9, right + 9]) assert.ok(isNear(at(x, 318), blue), `${at(x, 318)}`);
  });

test('a capture with a transparent ground has a white one, on which it can be read', async () => {
  const clear = sharp({ create: { width: 80, height: 50, channels: 4, background: '#0000' } });
  assert.ok(isNear((await draw(clear)).at(600, 300), [255, 255, 255]));
});

test('a capture that cannot be read is refused in a sentence with its project', async () => {
  const shareImage = {
    id: 'uno', title: 'Uno', capture: 'assets/a.svg', file: 'share/uno.jpg', source: '', isMade: false,
  };
  const captures = new Map([['assets/a.svg', Buffer.from('<svg')]]);
  const making = makeShareImages(assetsWith({}), [shareImage], captures, ground);
  const sentence = /^Mistake: The first picture of Uno cannot be read as a picture \([^\n]+\); save it again/;
  await assert.rejects(making, sentence);
});

test('images that are missing are made, those of gone projects are removed, and other files stay', async () => {
  const assets = assetsWith({});
  mkdirSync(join(assets, 'share/own'), { recursive: true });
  writeFileSync(join(assets, 'share/own.jpg'), 'own');
  for (const id of ['uno', 'gone']) writeMadeFile(assets, `share/${id}.jpg`, 'before', '');
  for (const file of ['en/share.png', 'share.png', 'share.avif']) writeMadeFile(assets, file, '', '');
  const captures = new Map([['assets/a.avif', await halves(40, 20).avif().toBuffer()]]);
  const shareImages = ['uno', 'dos'].map((id) => (
    { id, title: id, capture: 'assets/a.avif', file: `share/${id}.jpg`, source: id, isMade: id === 'uno' }));
  assert.deepEqual(await makeShareImages(assets, shareImages, captures, ground), ['The share image of dos is made.']);
  assert.deepEqual(readdirSync(join(assets, 'share')).sort(), ['dos.jpg', 'own', 'own.jpg', 'uno.jpg']);
  assert.deepEqual([...readdirSync(assets), ...readdirSync(join(assets, 'en'))].filter((name) => /share\./.test(name)),
    ['share.avif', 'share.png']); // one is a photograph, and the language is gone
  assert.ok(madeIn(assets)('share/dos.jpg', 'dos'));
  assert.equal(readFileSync(join(assets, 'share/uno.jpg'), 'utf8'), 'before');
  assert.deepEqual(await makeShareImages(assets, shareImages.slice(0, 1), captures, ground), []);
  assert.deepEqual(readdirSync(join(assets, 'share')).sort(), ['own', 'own.jpg', 'uno.jpg']);
});
