import type { Plugin } from 'esbuild';
import type { Prepared } from '../types';

/** An esbuild plugin that resolves the module `prepared` to the prepared content. */
export const preparedPlugin = (prepared: Prepared): Plugin => ({
  name: 'prepared',
  setup(build) {
    const lines = Object.entries(prepared).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
    build.onResolve({ filter: /^prepared$/ }, ({ path }) => ({ path, namespace: 'prepared' }));
    build.onLoad({ filter: /.*/, namespace: 'prepared' }, () => ({ contents: lines.join('\n') }));
  },
});
