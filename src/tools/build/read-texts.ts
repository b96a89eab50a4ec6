import type { Plugin } from 'esbuild';
import { checkContent } from '../../team/check-content';
import { checkLanguages } from '../../team/check-languages';
import type { Content, Texts } from '../../team/types';
import { parseUrl } from '../../model/urls';
import { type AssetFiles, assetsPlugin } from './read-asset';
import { languageFolders } from '../languages';
import { refuse } from '../mistake';
import { load } from './bundle';
import { teamPlugins } from './team-plugins';

/** The data of the kit is made of these files. esbuild removes imports of types alone. */
const noKit: Plugin = {
  name: 'no-kit',
  setup(build) {
    build.onResolve({ filter: /\/kit$/ }, () => ({
      errors: [{ text: 'The exports of the kit are made from this file. Import only types from the kit.' }],
    }));
  },
};

const pathPlaceholder = 'site-path:/'; // until the URL in the content is known

/** Reads and checks the texts of all languages, the default language first. Adds the assets they import to `files`. */
export async function readTexts(root: string, files: AssetFiles) {
  const plugins = [...await teamPlugins(root), noKit, assetsPlugin(pathPlaceholder, files)];
  const loaded = [];
  for (const folder of languageFolders(root)) { // in order, so that mistakes of the default language come first
    const entry = 'src/tools/build/team-files.ts';
    loaded.push({ folder, ...await load<typeof import('./team-files')>(root, entry, folder, { plugins }) });
  }
  const sitePath = parseUrl(loaded[0]!.content.site.url)?.pathname ?? '/';
  const texts = loaded.map(({ folder, content, settings, words }): Texts => {
    const { site, members, projects }: Content =
      JSON.parse(JSON.stringify(content).replaceAll(pathPlaceholder, sitePath));
    return { folder, site, members, projects, words, settings, projectsPath: settings.projectsPath ?? 'proyectos' };
  });
  refuse([
    ...texts.flatMap((language) => checkContent(language).map((mistake) => language.folder + mistake)),
    ...checkLanguages(texts),
  ]);
  return { texts, sitePath };
}
