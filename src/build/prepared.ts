import type { Plugin } from 'esbuild';
import type { Prepared } from '../types';

/** The module `prepared`, with the prepared content, as an esbuild plugin. */
export const preparedPlugin = (prepared: Prepared): Plugin => ({
  name: 'prepared',
  setup(build) {
    build.onResolve({ filter: /^prepared$/ }, ({ path }) => ({ path, namespace: 'prepared' }));
    const loaded = { contents: JSON.stringify(prepared), loader: 'json' } as const;
    build.onLoad({ filter: /.*/, namespace: 'prepared' }, () => loaded);
  },
});
