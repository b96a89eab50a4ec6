import { assetsPlugin } from '../assets/read-asset';
import { languageFiles } from '../common/languages';
import { Mistake } from '../common/mistake';
import { checkSheets } from '../css/check-sheets';
import { compileStyles, derivedStyles, lateTexts } from '../css/styles';
import { load } from './bundle';
import { modelPlugin } from './model-plugin';
import { findOthers } from './other-languages';
import { readSources, type SourceOptions } from './read-sources';

/** A language of a site, before its pages are rendered. */
export type Language = Awaited<ReturnType<typeof loadLanguages>>[number];

type Prerenderer = typeof import('../../prerender/entry');

/**
 * Reads and checks the sources of all languages. `files` are what they import, by address. Throws a Mistake for invalid
 * ones.
 */
export async function loadLanguages(options: SourceOptions, isDevelopment = false) {
  const { root } = options;
  const drafts = (await readSources(options)).map((sources) => {
    const styles = compileStyles(root, sources.model.root, sources.folder);
    const assets = new Map<string, Buffer>();
    const shared = [languageFiles(root, sources.folder), styles.plugin, assetsPlugin(assets, sources.model.root)];
    return { sources, styles, assets, shared, plugins: [...shared, modelPlugin(sources.model)] };
  });
  const others = await findOthers(root, drafts);
  const languages = [];
  for (const [index, { sources, styles, assets, shared }] of drafts.entries()) { // mistakes of the first one come first
    const { folder, settings } = sources;
    const model = { ...sources.model, others: others[index]! };
    const plugins = [...shared, modelPlugin(model)];
    const prerenderer = await load<Prerenderer>(root, 'src/prerender/entry.ts', plugins, isDevelopment);
    const { mistakes, headings, hasOwnContent } = prerenderer;
    if (mistakes.length > 0) throw new Mistake(mistakes.map((mistake) => folder + mistake).join('\n'));
    const lateSheet = lateTexts(sources) + styles.lateSheet;
    const css = styles.sheetWith(derivedStyles(root, sources, headings()), hasOwnContent);
    checkSheets(root, css + lateSheet, folder);
    const files = new Map([...sources.files, ...styles.files, ...assets]);
    languages.push({ ...sources, model, allowed: settings.allowed ?? {}, css, lateSheet, plugins, prerenderer, files });
  }
  return languages as [typeof languages[number], ...typeof languages];
}
