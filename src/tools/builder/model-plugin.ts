import type { Plugin } from 'esbuild';
import type { Model } from '../../model';

/** Provides the model as the module `model`. */
export const modelPlugin = (model: Model): Plugin => ({
  name: 'model',
  setup(build) {
    build.onResolve({ filter: /^model$/ }, ({ path }) => ({ path, namespace: 'model' }));
    const loaded = { contents: JSON.stringify(model), loader: 'json' } as const;
    build.onLoad({ filter: /.*/, namespace: 'model' }, () => loaded);
  },
});
