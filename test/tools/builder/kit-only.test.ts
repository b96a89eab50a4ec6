import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../../../src/tools/builder/bundle';
import { makeFolder, writeFiles } from '../../copies/root';

const root = makeFolder({
  'src/kit.ts': "export { a } from './page/part'; export type { T } from './types';",
  'src/page/part.ts': "import { own } from '../site/own'; export const a = () => own;",
  'src/words/es.ts': 'export const back = 1;',
  'src/site/own.ts': 'export const own = 1;',
  'src/site-b/other.ts': 'export const other = 1;',
  'assets/a.json': '{}',
});

function importing(path: string) {
  const file = 'src/site/parts/Own.ts';
  writeFiles(root, { [file]: `export * from '${path}';` });
  return bundle(root, file, { external: ['model', 'react'], format: 'esm' });
}

test.each(['../../kit', '../../kit.ts', '../../words/es', '../own', '../../../assets/a.json'])(
  'a file of the team may import %s (U1)',
  (path) => expect(importing(path)).resolves.toBeDefined(),
);

test.each(['../../page/part', '../../site-b/other', 'model', 'site/own'])(
  'a file of the team may not import %s (U1)',
  async (path) => {
    const sentence = 'is a file of the program; import what src/kit.ts has, or a copy in src/site/';
    await expect(importing(path)).rejects.toThrow(`parts/Own.ts:1: ${path} ${sentence}`);
  },
);

test.each([
  '../assets/x.avif', '../../../asset/x.avif', '../../assets/x.avif', 'assets/x.avif', '/assets/x.avif',
  '../assets/x.mp4', 'assets/x.ttf',
])(
  'a path of a file that leads elsewhere, %s, is refused with the right one',
  async (path) => {
    const sentence = `is a wrong path; write '../../../assets/${basename(path)}'`;
    await expect(importing(path)).rejects.toThrow(`parts/Own.ts:1: ${path} ${sentence}`);
  },
);

test('the program imports its own files, and those of the team', () =>
  expect(bundle(root, 'src/kit.ts', {})).resolves.toBeDefined());
