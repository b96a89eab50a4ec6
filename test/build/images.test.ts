// @vitest-environment node
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAsset } from '../../src/build/images';

const read = (file: string) => readAsset(join(import.meta.dirname, '../site/assets', file));

test('an image is named by its hash, and its small version is written too', () => {
  const { address, asset, files } = read('geoapp-1.avif');
  const small = address.replace('.avif', '-640.avif');
  expect(address).toMatch(/^assets\/geoapp-1-[0-9a-f]{8}\.avif$/);
  expect(asset).toMatchObject({ file: 'assets/geoapp-1.avif', width: 1280, height: 800, small: { address: small, width: 640 } });
  expect(asset.small).toMatchObject({ file: 'assets/geoapp-1-640.avif', bytes: files.get(small)!.length });
  expect([...files.keys()]).toEqual([address, small]);
});

test('an image without a small version is written alone', () => {
  const { address, asset, files } = read('geoapp-1-640.avif');
  expect(address).toMatch(/^assets\/geoapp-1-640-[0-9a-f]{8}\.avif$/);
  expect(asset).toMatchObject({ width: 640, height: 400 });
  expect(asset).not.toHaveProperty('small');
  expect([...files.keys()]).toEqual([address]);
});
