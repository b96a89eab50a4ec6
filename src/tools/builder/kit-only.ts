import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { assetFilter } from '../assets/read-asset';

const allowed = /^(src\/site\/|src\/words\/|src\/kit(\.ts)?$|assets\/)/;

/** Lets src/site/ import only what upgrades do not change. */
export const kitOnly = (root: string): Plugin => ({
  name: 'kit-only',
  setup(build) {
    const realRoot = realpathSync(root);
    const pathFrom = (folder: string, path: string) => relative(folder, path).replaceAll(sep, '/');
    build.onResolve({ filter: /^(\.|model$|site\/|\/?assets\/)/ }, ({ path, resolveDir, importer }) => {
      if (!pathFrom(realRoot, importer).startsWith('src/site/')) return undefined;
      const isAsset = assetFilter.test(path) || path.includes('assets/');
      const file = join(resolveDir, path);
      const isAllowed = allowed.test(isAsset || path.startsWith('.') ? pathFrom(realRoot, file) : path);
      if (isAllowed && (!isAsset || existsSync(dirname(file)))) return undefined;
      const text = isAsset
        ? `${path} is a wrong path; write '${pathFrom(resolveDir, join(realRoot, 'assets', basename(path)))}'`
        : `${path} is a file of the program; import what src/kit.ts has, or a copy in src/site/`;
      return { errors: [{ text }] };
    });
  },
});
