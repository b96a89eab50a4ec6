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
  'src/site/ may import %s (U1)', (path) => expect(importing(path)).resolves.toBeDefined());

const notKit = 'is a file of the program; import what src/kit.ts has, or a copy in src/site/';
const wrongPath = "is a wrong path; write '../../../assets/x.avif'";

test.each([
  ['../../page/part', notKit], ['../../site-b/other', notKit], ['model', notKit], ['site/own', notKit],
  ['../assets/x.avif', wrongPath], ['../../../asset/x.avif', wrongPath], ['../../assets/x.avif', wrongPath],
  ['assets/x.avif', wrongPath], ['/assets/x.avif', wrongPath],
  ['assets/x.mp4', "is a wrong path; write '../../../assets/x.mp4'"],
])('src/site/ may not import %s (U1)', (path, sentence) =>
  expect(importing(path)).rejects.toThrow(`parts/Own.ts:1: ${path} ${sentence}`));

test('the program imports its own files, and those of the team', () =>
  expect(bundle(root, 'src/kit.ts', {})).resolves.toBeDefined());
