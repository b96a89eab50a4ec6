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

const modelPlugin = (model: Model): Plugin => ({
  name: 'model',
  setup(build) {
    build.onResolve({ filter: /^model$/ }, ({ path }) => ({ path, namespace: 'model' }));
    const loaded = { contents: JSON.stringify(model), loader: 'json' } as const;
    build.onLoad({ filter: /.*/, namespace: 'model' }, () => loaded);
  },
});

/** `files` are what the sources load, by address. */
async function loadLanguage(
  root: string, sources: Sources, folders: string[], isDevelopment: boolean, others: OtherLanguage[] | null = null,
) {
  const { folder, settings } = sources;
  const model = { ...sources.model, others };
  const styles = compileStyles(root, model.root, folder);
  const assets = new Map<string, Buffer>();
  const plugins = [languageFiles(root, folder), styles.plugin, assetsPlugin(assets, model.root), modelPlugin(model)];
  const prerenderer = await load<Prerenderer>(root, 'src/prerender/prerender.tsx', plugins, isDevelopment);
  const { hasOwnContent, sections, pages } = prerenderer;
  const mistakes = checkSections(sections, pages, model.projectsPath, folder ? [] : folders);
  if (mistakes.length > 0) throw new Mistake(mistakes.map((mistake) => folder + mistake).join('\n'));
  const css = styles.sheetWith(derivedStyles(root, sources, sections, pages), hasOwnContent);
  const lateSheet = lateTexts(sources) + styles.lateSheet;
  checkSheets(root, css + lateSheet, folder);
  const files = new Map([...sources.files, ...styles.files, ...assets]);
  return { ...sources, model, allowed: settings.allowed ?? {}, css, lateSheet, plugins, prerenderer, files };
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
  const folders = sources.map(({ folder }) => folder.slice(0, -1)).filter(Boolean);
  const loadOne = (one: Sources, others?: OtherLanguage[]) =>
    loadLanguage(options.root, one, folders, isDevelopment, others);
  const languages: Language[] = [];
  for (const one of sources) languages.push(await loadOne(one)); // in order: mistakes of the first one come first
  if (languages.length > 1) {
    checkTranslations(languages);
    const tags = sources.map(({ words }) => words.language);
    const { defaultLanguage = tags[0]! } = sources[0]!.settings;
    if (!tags.includes(defaultLanguage)) {
      throw new Mistake(`settings.ts: defaultLanguage: must be ${tags.join(' or ')}, not ${defaultLanguage}`);
    }
    const others = languages.map((language) => othersOf(language, languages, defaultLanguage));
    for (const [index, one] of sources.entries()) languages[index] = await loadOne(one, others[index]);
  }
  return languages as [Language, ...Language[]];
}
