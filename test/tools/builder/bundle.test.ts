import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '../../copies/root';

test('the tools contain nothing of the team, which may change while they run', async () => {
  const { metafile } = await build({
    entryPoints: ['src/tools/cli/main.ts'], absWorkingDir: root, write: false, metafile: true,
    bundle: true, packages: 'external', platform: 'node', format: 'esm',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('src/tools/serve/server.ts');
  expect(inputs.filter((path) => path.startsWith('src/site/') || path === 'model')).toEqual([]);
});
