import type { Plugin } from 'esbuild';
import type { Prepared } from '../types';

/** The module `prepared`, with the prepared content, as an esbuild plugin. */
export const preparedPlugin = (prepared: Prepared): Plugin => ({
  name: 'prepared',
  setup(build) {
    const lines = Object.entries(prepared).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
    build.onResolve({ filter: /^prepared$/ }, ({ path }) => ({ path, namespace: 'prepared' }));
    build.onLoad({ filter: /.*/, namespace: 'prepared' }, () => ({ contents: lines.join('\n') }));
  },
});
