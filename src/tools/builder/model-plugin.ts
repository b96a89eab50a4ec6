import type { Plugin } from 'esbuild';
import type { Model } from '../../types';

/** The module `model`, which has what the pages show, as an esbuild plugin. */
export const modelPlugin = (model: Model): Plugin => ({
  name: 'model',
  setup(build) {
    build.onResolve({ filter: /^model$/ }, ({ path }) => ({ path, namespace: 'model' }));
    const loaded = { contents: JSON.stringify(model), loader: 'json' } as const;
    build.onLoad({ filter: /.*/, namespace: 'model' }, () => loaded);
  },
});
