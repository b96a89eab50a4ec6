import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { importFilter } from '../assets/read-asset';

const allowed = /^(src\/site\/|src\/words\/|src\/kit(\.ts)?$|assets\/)/;

/** Lets src/site/ import only src/kit.ts and src/words/ of the program: upgrades may change or move other files. */
export const kitOnly = (root: string): Plugin => ({
  name: 'kit-only',
  setup(build) {
    const realRoot = realpathSync(root);
    const inRoot = (path: string, folder = realRoot) => relative(folder, path).replaceAll(sep, '/');
    const refuse = (importer: string, text: string) =>
      (inRoot(importer).startsWith('src/site/') ? { errors: [{ text }] } : undefined);

    // Pictures first: their paths are mistyped most often, and then lead anywhere.
    build.onResolve({ filter: importFilter }, ({ path, resolveDir, importer }) => {
      const file = join(resolveDir, path);
      if (/^(assets|src\/site)\//.test(inRoot(file)) && existsSync(dirname(file))) return undefined;
      const meant = inRoot(join(realRoot, 'assets', basename(path)), resolveDir);
      return refuse(importer, `${path} leads to no folder of yours; write '${meant}'`);
    });
    build.onResolve({ filter: /^(\.|model$|site\/)/ }, ({ path, resolveDir, importer }) => {
      const target = path.startsWith('.') ? inRoot(join(resolveDir, path)) : path;
      if (allowed.test(target)) return undefined;
      return refuse(importer, `${path} is a file of the program; import what src/kit.ts has, or a copy in src/site/`);
    });
  },
});
