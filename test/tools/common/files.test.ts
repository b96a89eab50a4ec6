import { expect, test } from 'vitest';
import { listFiles, writeFolder } from '../../../src/tools/common/files';
import { makeFolder } from '../../copies/root';

test('a folder is replaced by the new one as a whole, or stays the old one, and nothing else is left (S10)', () => {
  const parent = makeFolder();
  const dist = `${parent}/dist`;
  writeFolder(dist, new Map([['index.html', 'old'], ['old.html', '']]));
  writeFolder(dist, new Map([['index.html', 'new'], ['en/index.html', '']]));
  expect(listFiles(parent)).toEqual(['dist/en/index.html', 'dist/index.html']);
  expect(() => writeFolder(dist, new Map([['new.html', ''], ['new.html/below-a-file', '']]))).toThrow();
  expect(listFiles(parent)).toEqual(['dist/en/index.html', 'dist/index.html']);
});
