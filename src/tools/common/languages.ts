// A folder of src/site/ that is named like a language, and has a words.ts, is the site in that language: `en/`. What is
// not in it is as in the first language, whose folder is src/site/ itself.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { isLanguageTag } from '../../checks/texts';
import { listFiles } from './folder';

const site = 'src/site/';

/** The folders of all languages in src/site/, with a slash at their end. That of the first language is empty. */
export const languageFolders = (root: string) => [
  '',
  ...readdirSync(join(root, site)).sort()
    .filter((name) => isLanguageTag(name) && existsSync(join(root, site, name, 'words.ts'))).map((name) => `${name}/`),
];

/** The file of this name for a language. */
export function siteFile(root: string, folder: string, name: string) {
  const own = site + folder + name;
  return existsSync(join(root, own)) ? own : site + name;
}

/** The files of src/site/ but those of other languages. */
export function siteFiles(root: string, folder: string) {
  const others = languageFolders(root).filter((other) => other && other !== folder);
  return listFiles(join(root, site)).filter((path) => !others.some((other) => path.startsWith(other)))
    .map((path) => site + path);
}

/** Imports the files of a language instead of those of the first one. Its own files may import those of the first. */
export const languageFiles = (root: string, folder: string): Plugin => ({
  name: 'language-files',
  setup(build) {
    if (!folder) return;
    const inSite = (path: string) => relative(join(realpathSync(root), site), path).replaceAll(sep, '/');
    build.onResolve({ filter: /^(\.|site\/)/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === site || inSite(importer).startsWith(folder)) return undefined;
      const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: site });
      const name = inSite(found.path);
      const own = join(realpathSync(root), site, folder, name);
      return found.path && !name.startsWith('..') && existsSync(own) ? { path: own } : undefined;
    });
  },
});
