import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { writeAverages } from '../../src/make-images/averages';
import { assetsWith, halves, sharp } from './harness';

/** An assets folder with pictures, which `npm run images` may have made long ago. */
function picturesIn(pictures: Record<string, Uint8Array>) {
  const assets = assetsWith({});
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(assets, name), bytes);
  return assets;
}

const read = (assets: string) => JSON.parse(readFileSync(join(assets, 'averages.json'), 'utf8'));

const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000080' } }).avif().toBuffer();
const grey = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#777' } }).toColourspace('b-w').avif().toBuffer();
const redAndBlue = await halves(200, 100).avif({ quality: 100 }).toBuffer();

test('the average colours of captures are written by file, without small versions, portraits, and transparent or damaged pictures (F26)', async () => {
  const names = ['b.avif', 'b-640.avif', 'avatar-ana.avif', 'a.avif'];
  const assets = picturesIn({ ...Object.fromEntries(names.map((name) => [name, redAndBlue])), 'gris.avif': grey, 'clara.avif': clear, 'rota.avif': grey.subarray(0, 200), 'cv.pdf': grey });
  assert.equal(await writeAverages(assets), true);
  assert.deepEqual(read(assets), { 'a.avif': '#606', 'b.avif': '#606', 'gris.avif': '#777' });
});

test('nothing is written without a change, or without captures', async () => {
  const assets = picturesIn({ 'a.avif': redAndBlue });
  assert.deepEqual([await writeAverages(assets), await writeAverages(assets)], [true, false]);
  writeFileSync(join(assets, 'a.avif'), grey);
  assert.equal(await writeAverages(assets), true);
  assert.deepEqual(read(assets), { 'a.avif': '#777' });

  const none = picturesIn({});
  assert.equal(await writeAverages(none), false);
  assert.ok(!existsSync(join(none, 'averages.json')));
});
