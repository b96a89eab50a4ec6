import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/tools/common/files';
import { root } from './root';

test.each(['assets', 'src/site'])('in copies, %s is that of the tests, not of the team (U3)', (folder) => {
  const [copy, own] = [join(root, folder), join(import.meta.dirname, '../site', folder)];
  expect(listFiles(copy)).toEqual(listFiles(own));
  for (const file of listFiles(own)) {
    expect(readFileSync(join(copy, file)).equals(readFileSync(join(own, file))), file).toBe(true);
  }
});
