import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

const isIn = (folder: string, path: string) => path.startsWith(folder + sep);

/** Lets src/site/ import only src/kit.ts and src/words/ of the program: upgrades may change or move other files. */
export const kitOnly = (root: string): Plugin => ({
  name: 'kit-only',
  setup(build) {
    const [src, assets] = ['src', 'assets'].map((name) => join(realpathSync(root), name)) as [string, string];
    const site = join(src, 'site');
    build.onResolve({ filter: /^(\.|model$|site\/)/ }, ({ path, resolveDir, importer }) => {
      if (!isIn(site, importer)) return;
      const target = join(resolveDir, path);
      const isOwn = path.startsWith('.') && [site, assets, join(src, 'words')].some((folder) => isIn(folder, target));
      if (isOwn || relative(src, target).replace(/\.ts$/, '') === 'kit') return;
      const text = `${path} is a file of the program; import what src/kit.ts has, or a copy in src/site/`;
      return { errors: [{ text }] };
    });
  },
});
