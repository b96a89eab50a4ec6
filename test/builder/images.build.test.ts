import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/builder/site';
import { root } from '../root';

const content = join(root, 'src/content.ts');

describe('the build', () => {
  const plain = readFileSync(join(root, 'assets/geoapp-1-640.avif'));
  // AVIF lists its items in `infe` boxes: Exif by that name, XMP by its media type.
  const withItem = (item: string) =>
    Buffer.from(plain.toString('latin1').replace('infe', `infe\x02\0\0\0\0\x02\0\0${item}`), 'latin1');
  const located = withItem('Exif\0');
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'site-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

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

  const remedy = 'put the original into assets/photos/, run npm run images, and import what that writes';

  test.each<[string, Record<string, Buffer>, string]>([
    ['a picture with the notes of a camera', { 'assets/casa.avif': located },
      `assets/casa.avif may say where it was taken; ${remedy}`],
    ['one whose small sibling has any', { 'assets/casa.avif': plain, 'assets/casa-640.avif': located },
      `assets/casa-640.avif may say where it was taken; ${remedy}`],
    ['an SVG with code', { 'assets/plano.SVG': Buffer.from('<svg><script/></svg>') },
      'assets/plano.SVG could run code: it has <script/></svg> …; delete that part'],
  ])('refuses %s, in one sentence with the line of the import', async (_, files, sentence) => {
    const whole = new RegExp(`^\\S*content\\.ts:1: ${sentence.replaceAll('.', '\\.')}$`);
    await expect(buildWith(files)).rejects.toThrow(whole);
  });
});
