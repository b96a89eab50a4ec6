import type { OnLoadResult, Plugin } from 'esbuild';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageSource } from '../../schema/types';
import { type AssetFiles, assetsPlugin } from '../assets/read-asset';
import { runBundle } from './bundle';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Returns the language folders, such as `en/`: those in src/site/ that are named after a language tag and have a
 * words.ts. The default language comes first; its folder is an empty string.
 */
export function languageFolders(root: string) {
  const site = join(root, 'src/site');
  const names = readdirSync(site).filter((name) => /^[a-z]{2,3}([-_]\w+)*$/i.test(name)
    && languageNames.of(name.split(/[-_]/)[0]!) && existsSync(join(site, name, 'words.ts')));
  return ['', ...names.sort().map((name) => `${name}/`)];
}

/** Returns a plugin that resolves imports of `name` to the given module. */
export const virtualModule = (name: string, module: OnLoadResult): Plugin => ({
  name,
  setup(build) {
    const filter = RegExp(`^${name}$`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'virtual' }));
    build.onLoad({ filter, namespace: 'virtual' }, () => module);
  },
});

const noKit = virtualModule('.*/kit', { errors: [{
  text: 'content.ts, settings.ts and words.ts may import only types from the kit, because its data is made from them.',
}] });

/** Loads the team's files for a language, except components. */
export async function loadSource(
  root: string, folder: string, sitePath: string, files: AssetFiles,
): Promise<LanguageSource> {
  type TeamFiles = Omit<LanguageSource, 'folder' | 'projectsPath'>; // the compiler has checked most of it
  const { exports } = await runBundle<TeamFiles>(root, 'src/tools/build/team-files.ts', folder, {
    plugins: [noKit, assetsPlugin(sitePath, files)],
  });
  return { ...exports, folder, projectsPath: exports.settings.projectsPath ?? 'proyectos' };
}
