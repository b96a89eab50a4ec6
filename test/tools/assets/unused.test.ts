import { expect, test } from 'vitest';
import { unusedAssets } from '../../../src/tools/assets/unused';
import { makeFolder } from '../../copies/root';

test('pictures and documents that no file of the team names are found, but not those of the brand', () => {
  const names = [
    'a.avif', 'a-640.avif', 'aa.avif', 'avatar-b.avif', 'logo.svg', 'logo-dark.svg', 'icon.svg', 'cv.pdf', 'CV 2.PDF',
    'share.png', 'icon.avif', 'icon-640.avif', 'mapa-640.svg', '._aa.avif', 'jose\u0301.pdf', // as macOS writes accents
  ];
  const root = makeFolder({
    ...Object.fromEntries(names.map((name) => [`assets/${name}`, ''])),
    'src/site/content.ts': "import a from '../../assets/a.avif'; import cv from '../../assets/jos\u00E9.pdf';",
    'src/site/legal/Own.module.css': ".a { background: url('../../../assets/cv.pdf') }",
    'src/site/notes.md': '/assets/aa.avif',
  });
  expect(unusedAssets(root).sort()).toEqual(['CV 2.PDF', 'aa.avif', 'avatar-b.avif', 'icon.avif', 'mapa-640.svg']);
});
