import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { brandImages } from '../../pictures';
import { readBrandImage } from '../assets/brand';
import { assetsPlugin } from '../assets/read-asset';
import { readRootFiles } from '../assets/root-files';
import { oldestBrowsers } from '../common/browsers';
import { readText } from '../common/folder';
import { policyHash, shortHash } from '../common/hash';
import { languageFiles } from '../common/languages';
import { Mistake } from '../common/mistake';
import { checkSheets } from '../css/check-sheets';
import { compileStyles, derivedStyles, lateTexts } from '../css/styles';
import { bundle, load } from './bundle';
import { checkPages } from './check-html';
import { modelPlugin } from './model-plugin';
import { findOthers } from './other-languages';
import { refuseMessages } from './react-messages';
import { readSources, type SourceOptions } from './read-sources';
import { warningsOf } from './warnings';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

/** `devScript` makes it a development build, with that before its script. */
type Options = SourceOptions & { devScript?: string };

async function bundleScript(root: string, plugins: Plugin[], hasLanguages: boolean, devScript?: string) {
  const isDevelopment = devScript !== undefined;
  const { contents } = await bundle(root, 'src/browser/main.tsx', {
    plugins,
    jsx: 'transform',
    jsxFactory: 'jsxElement',
    jsxFragment: 'jsxFragment',
    inject: ['src/browser/jsx.ts'],
    minify: !isDevelopment,
    target: oldestBrowsers.map((browser) => browser.replace(' ', '')),
    // Removes React's code for its developer tools: https://github.com/facebook/react-devtools
    define: {
      hasLanguages: `${hasLanguages}`,
      ...(!isDevelopment && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    legalComments: 'none',
    charset: 'utf8',
    // Has Chromium compile all functions off the main thread, not on their first call:
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: `//# allFunctionsCalledOnLoad\n${devScript ?? ''}` },
  });
  return Buffer.from(contents);
}

type Prerenderer = typeof import('../../prerender/entry');

export type Prepared = Awaited<ReturnType<typeof loadSite>>[number];

/**
 * Reads and checks the sources of all languages. `files` are what they import, by address. Throws a Mistake for invalid
 * ones.
 */
export async function loadSite({ devScript, ...options }: Options) {
  const { root } = options;
  const languages = (await readSources(options)).map((sources) => {
    const styles = compileStyles(root, sources.model.root, sources.folder);
    const assets = new Map<string, Buffer>();
    const shared = [languageFiles(root, sources.folder), styles.plugin, assetsPlugin(assets, sources.model.root)];
    return { sources, styles, assets, shared, plugins: [...shared, modelPlugin(sources.model)] };
  });
  const others = await findOthers(root, languages);
  const loaded = [];
  for (const [index, { sources, styles, assets, shared }] of languages.entries()) { // the first one's mistakes first
    const { folder } = sources;
    const model = { ...sources.model, others: others[index]! };
    const plugins = [...shared, modelPlugin(model)];
    const prerenderer = await load<Prerenderer>(root, 'src/prerender/entry.ts', plugins, devScript !== undefined);
    const { mistakes } = prerenderer;
    if (mistakes.length > 0) throw new Mistake(mistakes.map((mistake) => folder + mistake).join('\n'));
    const derived = derivedStyles(root, sources, prerenderer.headings());
    const lateSheet = lateTexts(sources) + styles.lateSheet;
    const css = styles.sheetWith(derived, Object.keys(prerenderer.pages).length > 0);
    checkSheets(root, css + lateSheet, folder);
    const files = new Map([...sources.files, ...styles.files, ...assets]);
    loaded.push({ sources: { ...sources, model }, css, lateSheet, plugins, prerenderer, files });
  }
  return loaded;
}

/** Renders a language. `files` are those of `dist/`, and `pages` those of its pages, by path below its home. */
async function render(root: string, language: Prepared, devScript?: string) {
  const { sources, css, lateSheet, plugins, prerenderer } = language;
  const { folder, brand, model, shareImages } = sources;
  const code = await bundleScript(root, plugins, model.others !== null, devScript);
  const script = `assets/main-${shortHash(code)}.js`;
  const lateCss = `assets/late-${shortHash(lateSheet)}.css`;
  const rendered = refuseMessages(prerenderer.captureOwnerStack, () => prerenderer.prerender({
    css, lateCss, script, scriptHash: policyHash(code), hash: policyHash,
    template: readText(join(root, 'index.html')), year: new Date().getFullYear(), themeColor: brand.fill,
  }));
  const licence = readFileSync(join(root, 'node_modules/react/LICENSE')); // it must accompany every copy of React
  const files = new Map([
    [script, code], [`${script}.LICENSE.txt`, licence], [lateCss, Buffer.from(lateSheet)], ...language.files,
  ]);
  for (const [path, text] of rendered) files.set(folder + path, Buffer.from(text));
  for (const { file, isMade } of shareImages) {
    if (isMade) files.set(file, readFileSync(join(root, 'assets', file)));
  }
  const pages = new Map([...rendered].filter(([path]) => path.endsWith('.html')));
  return { ...language, folder, script, files, pages };
}

/** Joins what each language has for servers. Apache has a file in each folder. */
function serverFilesOf(languages: Prepared[]) {
  const files = new Map<string, string>();
  for (const { sources: { folder }, prerenderer } of languages) {
    for (const [name, text] of prerenderer.serverFiles()) {
      const path = name === '.htaccess' ? folder + name : name;
      files.set(path, (files.get(path) ?? '') + text);
    }
  }
  return files;
}

/** Builds the files of `dist/` and `hosting/` in memory. Throws a Mistake for invalid sources. */
export async function buildSite({ devScript, ...options }: Options) {
  const { root } = options;
  const prepared = await loadSite({ devScript, ...options });
  const languages = await Promise.all(prepared.map((language) => render(root, language, devScript)));
  const [first] = languages as [typeof languages[0], ...typeof languages];
  const files = new Map(languages.flatMap((language) => [...language.files]));
  files.set('_headers', Buffer.from(languages.map(({ prerenderer }) => prerenderer.headersFile()).join('')));

  const drawn = [...brandImages, ...languages.slice(1).map(({ folder }) => `${folder}share.png`)];
  const rootFiles = readRootFiles(root, new Set(files.keys()), drawn);
  for (const name of drawn) if (!rootFiles.has(name)) files.set(name, readBrandImage(root, name));
  for (const [path, bytes] of rootFiles) files.set(path, bytes);
  for (const { folder, prerenderer } of languages) {
    for (const [path, { shareImage }] of Object.entries(prerenderer.pages)) {
      if (!shareImage || rootFiles.has(shareImage)) continue;
      throw new Mistake(`${folder}sections.tsx: pages.${path}.shareImage: there is no assets/root/${shareImage}`);
    }
  }

  const { model } = first.sources;
  const projectsPaths = languages.map(({ folder, sources }) => folder + sources.model.projectsPath);
  const served = { files, base: model.base, projectsPaths };
  const pages = languages.map(({ folder, pages, sources: { settings } }) =>
    ({ pages: new Map([...pages].map(([path, html]) => [folder + path, html])), allowed: settings.allowed ?? {} }));
  await checkPages(pages, served);

  const { common, otherwise } = first.prerenderer.headers;
  const rules = languages.flatMap(({ folder, prerenderer }) => prerenderer.headers.rules.map(({ paths, headers }) =>
    ({ paths: paths.map((path) => folder + path), headers })));
  return {
    ...served, url: model.home.url, hosting: serverFilesOf(prepared), headers: { common, otherwise, rules },
    script: first.script, pages: new Map(pages.flatMap(({ pages }) => [...pages])), languages,
    warnings: warningsOf(root, prepared, devScript !== undefined),
  };
}
