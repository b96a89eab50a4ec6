import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAsset } from '../../src/build/images';

const read = (file: string) => readAsset(join(import.meta.dirname, '../site/assets', file));

test('an image is named by its hash, and its small version is written too', () => {
  const { asset, files } = read('geoapp-1.avif');
  const small = asset.src.replace('.avif', '-640.avif');
  expect(asset.src).toMatch(/^assets\/geoapp-1-[0-9a-f]{8}\.avif$/);
  expect(asset).toMatchObject({
    file: 'assets/geoapp-1.avif',
    width: 1280,
    height: 800,
    small: { src: small, width: 640 },
  });
  expect([...files.keys()]).toEqual([asset.src, small]);
});

test('another small version gives an image another address, since both are kept for a year (S4)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  const assets = join(import.meta.dirname, '../site/assets');
  const addressWith = (small: string) => {
    copyFileSync(join(assets, 'geoapp-1.avif'), join(folder, 'a.avif'));
    copyFileSync(join(assets, small), join(folder, 'a-640.avif'));
    return readAsset(join(folder, 'a.avif')).asset.src;
  };
  expect(addressWith('geoapp-1-640.avif')).not.toBe(addressWith('geoapp-2-640.avif'));
  rmSync(folder, { recursive: true });
});

test('a PDF is named as pictures are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  writeFileSync(join(folder, 'CV María José 2026.PDF'), '');
  expect(readAsset(join(folder, 'CV María José 2026.PDF')).asset.src).toMatch(
    /^assets\/cv-maria-jose-2026-[0-9a-f]{8}\.pdf$/,
  );
  rmSync(folder, { recursive: true });
});
