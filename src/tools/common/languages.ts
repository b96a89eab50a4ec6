// A folder of src/site/ that is named like a language, and has a words.ts, is the site in that language: `en/`. What
// the folder lacks is that of the first language, which is in src/site/ itself.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { listFiles } from './folder';
import { Mistake } from './mistake';

const isLanguage = (name: string) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?$/.test(name);

/** Such as `en/`. That of the first language is empty. Throws a Mistake for a folder that may be meant as one. */
export function languageFolders(root: string) {
  const site = join(root, 'src/site');
  const has = (name: string, file: string) => existsSync(join(site, name, file));
  const names = readdirSync(site).sort();
  const misnamed = names.find((name) => !isLanguage(name) && has(name, 'words.ts'));
  if (misnamed) throw new Mistake(`src/site/${misnamed}/ has a words.ts; name it like a language: en, pt-BR, zh-Hant`);
  const languages = names.filter(isLanguage);
  const wordless = languages.find((name) => has(name, 'content.ts') && !has(name, 'words.ts'));
  if (wordless) throw new Mistake(`src/site/${wordless}/ has no words.ts; add export * from '../../words/en'`);
  return ['', ...languages.filter((name) => has(name, 'words.ts')).map((name) => `${name}/`)];
}

/** The files of src/site/ but those of other languages. */
export function siteFiles(root: string, folder: string) {
  const others = languageFolders(root).filter((other) => other && other !== folder);
  return listFiles(join(root, 'src/site'))
    .filter((file) => !others.some((other) => file.startsWith(other))).map((file) => `src/site/${file}`);
}

/**
 * An import of a file of src/site/ gets the language's own file of that name, if there is one. The language's own files
 * import what they name, so `en/content.ts` can import `../content`.
 */
export const languageFiles = (root: string, folder: string): Plugin => ({
  name: 'language-files',
  setup(build) {
    if (!folder) return;
    const site = join(realpathSync(root), 'src/site');
    const inSite = (path: string) => relative(site, path).replaceAll(sep, '/');
    build.onResolve({ filter: /^(\.|site\/)/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === folder || inSite(options.importer).startsWith(folder)) return undefined;
      const found = await build.resolve(path, { ...options, pluginData: folder }); // does not come here again
      const own = join(site, folder, inSite(found.path));
      return found.path.startsWith(site + sep) && existsSync(own) ? { path: own } : undefined;
    });
  },
});
