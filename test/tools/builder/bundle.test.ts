import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '../../copies/root';

test('the tools contain neither words nor content, which may change while they run', async () => {
  const { metafile } = await build({
    entryPoints: ['src/cli/main.ts'], absWorkingDir: root, write: false, metafile: true,
    bundle: true, packages: 'external', platform: 'node', format: 'esm',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('src/serve/handler.ts');
  expect(inputs.filter((path) => ['src/words.ts', 'src/content.ts', 'model'].includes(path))).toEqual([]);
});
