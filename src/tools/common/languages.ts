// A folder of src/site/ that is named like a language, and has a words.ts, is the site in that language: `en/`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Such as `en/`. That of the first language is empty. */
export function languageFolders(root: string) {
  const site = join(root, 'src/site');
  const names = readdirSync(site).filter((name) =>
    /^[a-z]{2,3}([-_]\w+)*$/i.test(name) && existsSync(join(site, name, 'words.ts')));
  return ['', ...names.sort().map((name) => `${name}/`)];
}

/** The files of a language by the names of their imports, for esbuild: what its folder lacks is in src/site/. */
export function languageFiles(root: string, folder: string) {
  const site = join(root, 'src/site');
  return Object.fromEntries(['content.ts', 'sections.tsx', 'settings.ts', 'words.ts'].map((file) => {
    const own = join(site, folder, file);
    return [`site/${file.replace(/\.tsx?$/, '')}`, existsSync(own) ? own : join(site, file)];
  }));
}
