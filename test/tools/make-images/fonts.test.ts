// In a file of its own, since a process looks for fonts once.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { makeBrandImages } from '../../../src/tools/make-images/make-brand-images';
import { makeFolder } from '../../copies/root';
import { assetsWith, brand } from './harness';

process.env.FONTCONFIG_FILE = join(makeFolder({ 'none.conf': '<fontconfig></fontconfig>' }), 'none.conf');

test('without fonts, no images are made with boxes as letters, and packages with fonts are named', async () => {
  const assets = assetsWith({});
  const sentence = /^Mistake: There is no font .* fonts-dejavu-core .* font-dejavu on Alpine\.$/;
  await assert.rejects(makeBrandImages(dirname(assets), brand), sentence);
  assert.deepEqual(readdirSync(assets), []);
});
