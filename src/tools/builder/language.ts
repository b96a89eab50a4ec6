import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { refuse } from '../common/mistake';
import { checkPages } from '../../team/check-pages';
import { policyHash } from '../../html/policy';
import type { Prerenderer } from '../../html/prerender';
import { type AssetFiles, assetsPlugin } from '../assets/read-asset';
import { shortHash } from '../common/hash';
import { languageFiles, languageFolders } from '../common/languages';
import type { Brand } from '../css/brand';
import { oldestBrowsers } from '../css/compile-sheet';
import { sheetsOf } from '../css/sheets';
import { stylesOf } from '../css/styles';
import { bundle, load } from './bundle';

export type Language = Awaited<ReturnType<typeof loadLanguage>>;

/** Bundles and runs all that renders a language: content, components, model. `files` are what these load, by path. */
export async function loadLanguage(root: string, folder: string, sitePath: string, isDevelopment = false) {
  const files: AssetFiles = new Map();
  const sheets = sheetsOf(root, sitePath, files);
  const plugins = [languageFiles(root, folder), sheets.plugin, assetsPlugin(sitePath, files)];
  const prerenderer = await load<Prerenderer>(root, 'src/html/prerender.tsx', {
    plugins,
    define: {
      'languageFolder': JSON.stringify(folder),
      'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
    },
  }, folder);
  const { model, pages, sections } = prerenderer;
  const folders = languageFolders(root).map((name) => name.slice(0, -1));
  refuse(checkPages(sections, pages, model.projectsPath, folders).map((mistake) => folder + mistake));
  return { folder, files, plugins, sheets, prerenderer };
}

/** In the browser, `model` is what it is at build, as JSON. */
const modelAsJson = (model: object): Plugin => ({
  name: 'model',
  setup(build) {
    build.onResolve({ filter: /^model$/ }, ({ path }) => ({ path, namespace: 'model' }));
    build.onLoad({ filter: /^/, namespace: 'model' }, () => ({ contents: JSON.stringify(model), loader: 'json' }));
  },
});

/** The client's script. `devScript` makes it a development build, and is put before it. */
async function bundleScript(root: string, { plugins, prerenderer: { model } }: Language, devScript?: string) {
  const isDevelopment = devScript !== undefined;
  const { contents } = await bundle(root, 'src/browser/main.tsx', {
    plugins: [...plugins, modelAsJson(model)],
    jsx: 'transform',
    jsxFactory: 'jsxElement',
    jsxFragment: 'jsxFragment',
    inject: ['src/browser/jsx.ts'],
    minify: !isDevelopment,
    target: oldestBrowsers.map((browser) => browser.replace(' ', '')),
    define: isDevelopment ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }, // removes React's code for them
    legalComments: 'none',
    charset: 'utf8',
    // Chromium then compiles all functions off the main thread: https://v8.dev/blog/explicit-compile-hints
    banner: { js: `//# allFunctionsCalledOnLoad\n${devScript ?? ''}` },
  });
  return Buffer.from(contents);
}

/** The files of a language, with those that it loads. `images` are those of `npm run images`, by path. */
export async function renderLanguage(
  root: string, language: Language, brand: Brand, images: ReadonlySet<string>, devScript?: string,
) {
  const { folder, prerenderer } = language;
  const code = await bundleScript(root, language, devScript);
  const { css, lateCss } = stylesOf(root, folder, prerenderer, brand, language.sheets);
  const script = `assets/main-${shortHash(code)}.js`;
  const lateSheet = `assets/late-${shortHash(lateCss)}.css`;
  const texts = [...prerenderer.prerender({
    css, lateSheet, script, scriptHash: policyHash(code), images,
    template: readFileSync(join(root, 'index.html'), 'utf8'), year: new Date().getFullYear(), themeColor: brand.fill,
  })].map(([path, text]) => [folder + path, text] as const);
  const licence = readFileSync(join(root, 'node_modules/react/LICENSE')); // it must be with every copy of React
  const files = new Map<string, Buffer>([
    ...language.files, [script, code], [`${script}.LICENSE.txt`, licence], [lateSheet, Buffer.from(lateCss)],
    ...texts.map(([path, text]) => [path, Buffer.from(text)] as const),
  ]);
  return { files, htmlFiles: texts.filter(([path]) => path.endsWith('.html')) };
}
