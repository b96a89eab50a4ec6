import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { assetFilter } from '../assets/read-asset';

const allowed = /^(src\/site\/|src\/words\/|src\/kit(\.ts)?$|assets\/)/;

/** Lets src/site/ import only src/kit.ts and src/words/ of the program: upgrades may change or move other files. */
export const kitOnly = (root: string): Plugin => ({
  name: 'kit-only',
  setup(build) {
    const realRoot = realpathSync(root);
    const inRoot = (path: string, folder = realRoot) => relative(folder, path).replaceAll(sep, '/');
    build.onResolve({ filter: /^(\.|model$|site\/|\/?assets\/)/ }, ({ path, resolveDir, importer }) => {
      const isAsset = assetFilter.test(path) || path.includes('assets/');
      const target = isAsset || path.startsWith('.') ? inRoot(join(resolveDir, path)) : path;
      const leadsNowhere = isAsset && !existsSync(join(resolveDir, dirname(path)));
      if (!inRoot(importer).startsWith('src/site/') || (allowed.test(target) && !leadsNowhere)) return;
      const right = inRoot(join(realRoot, 'assets', basename(path)), resolveDir);
      const text = isAsset ? `${path} is a wrong path; write '${right}'`
        : `${path} is a file of the program; import what src/kit.ts has, or a copy in src/site/`;
      return { errors: [{ text }] };
    });
  },
});
