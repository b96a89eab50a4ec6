import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/builder/site';
import { makeFolder, root } from '../root';

const content = join(root, 'src/content.ts');

describe('the build', () => {
  const plain = readFileSync(join(root, 'assets/geoapp-1-640.avif'));
  // AVIF lists its items in `infe` boxes: Exif by that name, XMP by its media type.
  const withItem = (item: string) =>
    Buffer.from(plain.toString('latin1').replace('infe', `infe\x02\0\0\0\0\x02\0\0${item}`), 'latin1');
  const located = withItem('Exif\0');
  let folder: string;
  beforeEach(() => void (folder = makeFolder()));

  /** Builds the sample with these files next to it. It imports the first one. */
  async function buildWith(files: Record<string, Buffer>) {
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const [imported] = Object.keys(files);
    const path = join(folder, 'content.ts');
    const sample = JSON.stringify(content);
    writeFileSync(path, `export * from ${sample}; import picture from './${imported}'; console.assert(picture);`);
    return buildSite({ root, content: path });
  }

  test('publishes the imported files of assets/ only', async () => {
    const pictures = { 'assets/mapa.avif': plain, 'assets/otro.avif': plain, 'assets/photos/mapa.avif': located };
    const { files } = await buildWith(pictures);
    const images = [...files.keys()].filter((path) => /^assets\/.*\.avif$/.test(path));
    expect(images.map((path) => path.replace(/-[0-9a-f]{8}/, '')).sort()).toEqual([
      'assets/geoapp-1-640.avif', 'assets/geoapp-1.avif', 'assets/geoapp-2-640.avif', 'assets/geoapp-2.avif',
      'assets/geoapp-3-640.avif', 'assets/geoapp-3.avif', 'assets/mapa.avif',
    ]);
  });

  test('refuses a picture with the notes of a camera, in one sentence with the line of the import', async () => {
    const sentence = 'assets/casa.avif may say where it was taken; put the original into assets/photos/, '
      + 'run npm run images, and import what that writes';
    await expect(buildWith({ 'assets/casa.avif': located })).rejects.toThrow(`content.ts:1: ${sentence}`);
  });
});
