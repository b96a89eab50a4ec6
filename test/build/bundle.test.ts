// @vitest-environment node
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundle, load } from '../../src/build/bundle';
import * as words from '../site/src/words';
import { root } from '../root';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('load returns modules by name, and evaluates them each time', async () => {
  const again = () => load<{ words: typeof words; escape: typeof import('../../src/prerender/escape-html') }>(root, { words: 'src/words.ts', escape: 'src/prerender/escape-html.ts' }, []);
  const [first, second] = [await again(), await again()];
  expect([first.words.sections, first.escape.escapeHtml('<')]).toEqual([words.sections, '&lt;']);
  expect(first.words).not.toBe(second.words);
});

test('unused modules are garbage-collected', async () => {
  const modules = await Promise.all([1, 2, 3].map(async () => new WeakRef((await load<{ words: object }>(root, { words: 'src/words.ts' }, [])).words)));
  await setImmediate();
  collectGarbage();
  expect(modules.map((module) => module.deref())).toEqual([undefined, undefined, undefined]);
});

test('the tools contain neither words nor content, which may change while they run', async () => {
  const { metafile } = await bundle(root, { entryPoints: ['src/cli/main.ts'], outfile: 'tools.mjs', packages: 'external', platform: 'node', format: 'esm' });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('src/serve/find-file.ts');
  expect(inputs.filter((path) => ['src/words.ts', 'src/content.ts', 'prepared'].includes(path))).toEqual([]);
});
