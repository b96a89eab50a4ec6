import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/tools/files';
import { makeFolder } from '../fixtures/root';

test('processes that replace the same folder at once wait for each other (S10)', async () => {
  const root = makeFolder({ 'many.ts': `
    import { writeFolder } from '${join(import.meta.dirname, '../../src/tools/files')}';
    for (let time = 0; time < 200; time++) writeFolder('dist', new Map([['_headers', ''], ['a/index.html', '']]));
  ` });
  const options = { bundle: true, platform: 'node', format: 'esm' } as const;
  buildSync({ ...options, entryPoints: [join(root, 'many.ts')], outfile: join(root, 'many.mjs') });
  await Promise.all([1, 2, 3, 4].map(() => promisify(execFile)('node', ['many.mjs'], { cwd: root })));
  expect(listFiles(root)).toEqual(['dist/_headers', 'dist/a/index.html', 'many.mjs', 'many.ts']);
});
