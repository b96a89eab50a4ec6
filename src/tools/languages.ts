// A folder of src/site/ that is named by a language tag and has a words.ts is the site in that language: `en/`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of languages, such as `en/`. The default language, with an empty folder, is the first. */
export function languageFolders(root: string) {
  const site = join(root, 'src/site');
  const names = readdirSync(site).filter((name) =>
    /^[a-z]{2,3}([-_]\w+)*$/i.test(name) && existsSync(join(site, name, 'words.ts')));
  return ['', ...names.sort().map((name) => `${name}/`)];
}

/** The aliases of a language for esbuild. Files that its folder lacks are taken from src/site/. */
export function languageFiles(root: string, folder: string): Record<string, string> {
  const site = join(root, 'src/site');
  const own = ['content.ts', 'sections.tsx', 'settings.ts', 'words.ts']
    .map((file) => [`site/${file.replace(/\.tsx?$/, '')}`, join(site, folder, file)] as const)
    .filter(([, path]) => existsSync(path));
  return { site, ...Object.fromEntries(own) };
}
