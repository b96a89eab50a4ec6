import type { Plugin } from 'esbuild';
import { checkContent } from '../../team/check-content';
import { checkLanguages } from '../../team/check-languages';
import type { Content, Texts } from '../../team/types';
import { parseUrl } from '../../urls';
import { type AssetFiles, assetsPlugin } from '../assets/read-asset';
import { languageFolders } from '../common/languages';
import { refuse } from '../common/mistake';
import { load } from './bundle';

/** The kit is made of these files: only its types, which esbuild removes, can be imported here. */
const noKit: Plugin = {
  name: 'no-kit',
  setup(build) {
    build.onResolve({ filter: /\/kit$/ }, () => ({
      errors: [{ text: 'What the kit exports is made of this file. Import only types from it.' }],
    }));
  },
};

const unknownPath = 'site-path:/'; // stands for the path of the site, which is in the content

/** Reads and checks the texts of all languages, the first one first. Adds the files that these import to `files`. */
export async function readTexts(root: string, files: AssetFiles) {
  const plugins = [noKit, assetsPlugin(unknownPath, files)];
  const loaded = [];
  for (const folder of languageFolders(root)) { // in order: mistakes of the first one come first
    const entry = 'src/tools/builder/team-files.ts';
    loaded.push({ folder, ...await load<typeof import('./team-files')>(root, entry, folder, { plugins }) });
  }
  const sitePath = parseUrl(loaded[0]!.content.site.url)?.pathname ?? '/';
  const texts = loaded.map(({ folder, content, settings, words }): Texts => {
    const { site, members, projects }: Content =
      JSON.parse(JSON.stringify(content).replaceAll(unknownPath, sitePath));
    return { folder, site, members, projects, words, settings, projectsPath: settings.projectsPath ?? 'proyectos' };
  });
  refuse([
    ...texts.flatMap((language) => checkContent(language).map((mistake) => language.folder + mistake)),
    ...checkLanguages(texts),
  ]);
  return { texts, sitePath };
}
