import type { Plugin } from 'esbuild';
import { checkSections } from '../../checks/other-files';
import type { Model, OtherLanguage } from '../../model';
import type { Sections } from '../../types';
import { assetsPlugin } from '../assets/read-asset';
import { languageFiles } from '../common/languages';
import { Mistake } from '../common/mistake';
import { checkSheets } from '../css/check-sheets';
import { compileStyles, derivedStyles, lateTexts } from '../css/styles';
import { load } from './bundle';
import { readSources, type SourceOptions, type Sources } from './read-sources';

type Prerenderer = typeof import('../../prerender/prerender');

/** A language of a site, before its pages are rendered. */
export type Language = Awaited<ReturnType<typeof loadLanguage>>;

type Languages = [Language, ...Language[]];

const modelPlugin = (model: Model): Plugin => ({
  name: 'model',
  setup(build) {
    build.onResolve({ filter: /^model$/ }, ({ path }) => ({ path, namespace: 'model' }));
    const loaded = { contents: JSON.stringify(model), loader: 'json' } as const;
    build.onLoad({ filter: /.*/, namespace: 'model' }, () => loaded);
  },
});

/** Loads what depends on the model. */
async function loadPrerenderer(root: string, shared: Plugin[], model: Model, isDevelopment: boolean) {
  const plugins = [...shared, modelPlugin(model)];
  const prerenderer = await load<Prerenderer>(root, 'src/prerender/prerender.tsx', plugins, isDevelopment);
  return { model, plugins, prerenderer };
}

/** `files` are what the sources load, by address. `shared` are the plugins that do not depend on the model. */
async function loadLanguage(root: string, sources: Sources, isDevelopment: boolean) {
  const { folder, folders, model, settings } = sources;
  const styles = compileStyles(root, model.root, folder);
  const assets = new Map<string, Buffer>();
  const shared = [languageFiles(root, folder), styles.plugin, assetsPlugin(assets, model.root)];
  const loaded = await loadPrerenderer(root, shared, model, isDevelopment);
  const { hasOwnContent, sections, pages } = loaded.prerenderer;
  const mistakes = checkSections(sections, pages, model.projectsPath, folders);
  if (mistakes.length > 0) throw new Mistake(mistakes.map((mistake) => folder + mistake).join('\n'));
  const css = styles.sheetWith(derivedStyles(root, sources, sections, pages), hasOwnContent);
  const lateSheet = lateTexts(sources) + styles.lateSheet;
  checkSheets(root, css + lateSheet, folder);
  const files = new Map([...sources.files, ...styles.files, ...assets]);
  return { ...sources, ...loaded, shared, allowed: settings.allowed ?? {}, css, lateSheet, files };
}

/** Such as `English`, in the language itself. */
function nameOf(tag: string) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The anchors of sections in another language, by those here. They belong together by name, or else by order. */
function anchorsIn(others: Sections, own: Sections) {
  const [anchors, names] = [Object.keys(others), Object.keys(own)];
  return Object.fromEntries(names.flatMap((name, index) => {
    if (anchors.includes(name)) return [[name, name]];
    return anchors.length === names.length ? [[name, anchors[index]!]] : [];
  }));
}

function othersOf(language: Language, all: Language[], defaultLanguage: string) {
  return all.filter((other) => other !== language).map(({ words, model, prerenderer }): OtherLanguage => {
    const files = prerenderer.filesByContent;
    const pages = [...language.prerenderer.filesByContent].flatMap(([content, file]) =>
      (files.has(content) ? [[file, files.get(content)!]] : []));
    return {
      tag: words.language, name: nameOf(words.language), base: model.base, pages: Object.fromEntries(pages),
      anchors: anchorsIn(prerenderer.sections, language.prerenderer.sections),
      isDefault: words.language === defaultLanguage,
    };
  });
}

/** Throws a Mistake for a language that is there twice, or a translation of no page. */
function checkTranslations([first, ...others]: Language[]) {
  const tags = [first!.words.language];
  for (const { folder, words, prerenderer } of others) {
    const { language } = words;
    if (tags.includes(language)) throw new Mistake(`${folder}words.ts: language: another folder has ${language} too`);
    tags.push(language);
    const translated = new Set<string>();
    for (const [path, { translationOf = path }] of Object.entries(prerenderer.pages)) {
      const isThere = translationOf === path || Object.hasOwn(first!.prerenderer.pages, translationOf);
      if (isThere && !translated.has(translationOf)) {
        translated.add(translationOf);
        continue;
      }
      const wrong = isThere ? 'another page is that of' : 'the first language has no page';
      throw new Mistake(`${folder}sections.tsx: pages.${path}.translationOf: ${wrong} ${translationOf}`);
    }
  }
}

/** Reads, checks and loads all languages, the first one first. Throws a Mistake for invalid sources. */
export async function loadLanguages(options: SourceOptions, isDevelopment = false) {
  const sources = await readSources(options);
  const { root } = options;
  const languages: Language[] = [];
  for (const one of sources) { // in order: mistakes of the first one come first
    languages.push(await loadLanguage(root, one, isDevelopment));
  }
  if (languages.length === 1) return languages as Languages;
  checkTranslations(languages);
  const tags = languages.map(({ words }) => words.language);
  const { defaultLanguage = tags[0]! } = languages[0]!.settings;
  if (!tags.includes(defaultLanguage)) {
    throw new Mistake(`settings.ts: defaultLanguage: must be ${tags.join(' or ')}, not ${defaultLanguage}`);
  }
  const withOthers = languages.map(async (language) => {
    const model = { ...language.model, others: othersOf(language, languages, defaultLanguage) };
    return { ...language, ...await loadPrerenderer(root, language.shared, model, isDevelopment) };
  });
  return await Promise.all(withOthers) as Languages;
}
