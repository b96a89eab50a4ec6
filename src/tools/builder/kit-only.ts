import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

const allowed = /^(src\/site\/|src\/words\/|src\/kit(\.ts)?$|assets\/)/;

/** Lets src/site/ import only src/kit.ts and src/words/ of the program: upgrades may change or move other files. */
export const kitOnly = (root: string): Plugin => ({
  name: 'kit-only',
  setup(build) {
    const realRoot = realpathSync(root);
    const inRoot = (path: string) => relative(realRoot, path).replaceAll(sep, '/');
    build.onResolve({ filter: /^(\.|model$|site\/)/ }, ({ path, resolveDir, importer }) => {
      const target = path.startsWith('.') ? inRoot(join(resolveDir, path)) : path;
      if (!inRoot(importer).startsWith('src/site/') || allowed.test(target)) return;
      const text = `${path} is a file of the program; import what src/kit.ts has, or a copy in src/site/`;
      return { errors: [{ text }] };
    });
  },
});
