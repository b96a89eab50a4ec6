// @vitest-environment node
import { expect, test } from 'vitest';
import { readAsset } from '../../src/tools/images.mjs';

const read = (file: string) => readAsset(new URL(`../content/${file}`, import.meta.url).pathname);

test('an image is named by its bytes, its size and its small sibling, which is written beside it', () => {
  const { address, files } = read('geoapp-1.avif');
  expect(address).toMatch(/^assets\/geoapp-1\.[0-9a-f]{8}\.1280\.800\.640\.avif$/);
  expect([...files.keys()]).toEqual([address, address.replace('.1280.800', '')]);
});

test('an image without a small sibling stands alone', () => {
  const { address, files } = read('geoapp-1-640.avif');
  expect(address).toMatch(/^assets\/geoapp-1-640\.[0-9a-f]{8}\.640\.\d+\.avif$/);
  expect([...files.keys()]).toEqual([address]);
});
