import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/build/read-content';
import { Mistake } from '../../src/build/mistake';
import { makeCopy } from '../root';

test.each([
  ['assets/icon.svg', 'src/assets/icon.svg'],
  ['./assets/icon.svg', 'src/assets/icon.svg'],
  ['/assets/icon.svg', '/assets/icon.svg'],
  ['./icon.svg', 'src/icon.svg'],
])('the mistake for an import of %s suggests the right path', async (path, shown) => {
  const site = makeCopy();
  writeFileSync(join(site, 'src/content.ts'), `import icon from '${path}'; console.log(icon);`);
  await expect(readContent(site, join(site, 'src/content.ts'))).rejects.toThrow(
    new Mistake(`content.ts:1: there is no file ${shown}; write '../assets/icon.svg'`),
  );
});
