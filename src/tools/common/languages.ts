// A folder of src/site/ that is named like a language, and has a words.ts, is the site in that language: `en/`. What
// the folder lacks is that of the first language, which is in src/site/ itself.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** Such as `en/`. That of the first language is empty. */
export function languageFolders(root: string) {
  const site = join(root, 'src/site');
  const names = readdirSync(site).filter((name) =>
    /^[a-z]{2,3}(-\w+)*$/.test(name) && existsSync(join(site, name, 'words.ts')));
  return ['', ...names.sort().map((name) => `${name}/`)];
}

/** Imports of a file of src/site/ get the language's own file of that name, if there is one, except in its folder. */
export const languageFiles = (root: string, folder: string): Plugin => ({
  name: 'language-files',
  setup(build) {
    const site = join(root, 'src/site', sep);
    const own = join(site, folder);
    build.onResolve({ filter: /^(\.|site\/)/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === folder || options.importer.startsWith(own)) return undefined;
      const found = await build.resolve(path, { ...options, pluginData: folder }); // does not come here again
      const replacement = join(own, relative(site, found.path));
      return found.path.startsWith(site) && existsSync(replacement) ? { path: replacement } : undefined;
    });
  },
});
