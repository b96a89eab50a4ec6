// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAsset } from '../../src/build/images';
import { Mistake } from '../../src/build/mistake';

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

describe('a PDF', () => {
  function readPdf(content: string) {
    const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
    writeFileSync(join(folder, 'CV.PDF'), content);
    try {
      return readAsset(join(folder, 'CV.PDF'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test.each(['%PDF-1.7\n', '\ufeff%PDF-2.0\n'])('that begins with %j is accepted', (content) => {
    expect(readPdf(content).address).toMatch(/^assets\/CV-[0-9a-f]{8}\.pdf$/);
  });

  test.each([['empty', ''], ['no PDF, whatever its name', 'PK\x03\x04 word/document.xml']])('that is %s is refused in a sentence', (what, content) => {
    expect(() => readPdf(content)).toThrow(new Mistake(`assets/CV.PDF is ${what}; export the document as PDF again`));
  });
});
