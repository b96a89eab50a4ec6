import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { documentOf, notFoundDocument } from '../../html/documents';
import { policyHash } from '../../html/policy';
import { manifest, sitemap } from '../../html/site-files';
import type { Language, SiteData } from '../../model/types';
import type { Components } from '../../page/render';
import { type AssetFiles, assetsPlugin } from '../assets/read-asset';
import { shortHash } from '../common/hash';
import { languageFiles } from '../common/languages';
import type { Brand } from '../css/brand';
import { oldestBrowsers } from '../css/compile-sheet';
import { sheetsOf } from '../css/sheets';
import { stylesOf } from '../css/styles';
import { bundle, load } from './bundle';

/** Modules that are data. */
const dataModules = (modules: { [name: string]: unknown }): Plugin => ({
  name: 'data-modules',
  setup(build) {
    const filter = RegExp(`^(${Object.keys(modules).join('|')})$`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'data' }));
    build.onLoad({ filter, namespace: 'data' }, ({ path }) =>
      ({ contents: JSON.stringify(modules[path]), loader: 'json' }));
  },
});

/** Bundles and runs the components of a language. Adds the files that these load to `files`. */
export async function loadComponents(
  root: string, folder: string, sitePath: string, data: SiteData, files: AssetFiles, isDevelopment = false,
) {
  const sheets = sheetsOf(root, sitePath, files);
  const plugins = [sheets.plugin, assetsPlugin(sitePath, files)];
  const components = await load<Components>(root, 'src/page/render.tsx', folder, {
    plugins: [...plugins, dataModules({ 'site-data': data })],
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
  });
  return { components, sheets, plugins };
}

export type LoadedLanguage = Language & Awaited<ReturnType<typeof loadComponents>>;

/** The client's script. `devScript` makes it a development build, and is put before it. */
async function bundleScript(root: string, { folder, plugins, data, pages }: LoadedLanguage, devScript?: string) {
  const isDevelopment = devScript !== undefined;
  const shortPages = pages.map(({ title, description, versions, ...page }) => page);
  const { contents } = await bundle(root, 'src/browser/main.tsx', {
    alias: languageFiles(root, folder),
    plugins: [...plugins, dataModules({ 'site-data': data, 'site-pages': shortPages })],
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

/** Some hosts find a page by `NAME.html`, others by `NAME/index.html`. */
const namesOf = (file: string) => (file === 'index' ? ['index.html'] : [`${file}.html`, `${file}/index.html`]);

/** The files of a language, by path. `images` are those of `npm run images`, by path. */
export async function renderLanguage(
  root: string, language: LoadedLanguage, brand: Brand, images: ReadonlySet<string>, devScript?: string,
) {
  const { folder, pages, components } = language;
  const code = await bundleScript(root, language, devScript);
  const { css, lateCss } = stylesOf(root, language, brand);
  const script = `assets/main-${shortHash(code)}.js`;
  const lateSheet = `assets/late-${shortHash(lateCss)}.css`;
  const bundle = { css, lateSheet, script, scriptHash: policyHash(code), images };
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const year = new Date().getFullYear();
  const htmlFiles = [
    ...pages.flatMap((page) => {
      const html = documentOf(template, page, language, components.render(page, year), bundle);
      return namesOf(page.file).map((name) => [folder + name, html] as const);
    }),
    [`${folder}404.html`, notFoundDocument(template, language)] as const,
  ];
  const texts = [
    ...htmlFiles,
    [`${folder}sitemap.xml`, sitemap(language)] as const,
    [`${folder}site.webmanifest`, manifest(language, brand.fill)] as const,
    [lateSheet, lateCss] as const,
  ];
  const licence = readFileSync(join(root, 'node_modules/react/LICENSE')); // it must be with every copy of React
  const files = new Map<string, Buffer>([
    [script, code], [`${script}.LICENSE.txt`, licence],
    ...texts.map(([path, text]) => [path, Buffer.from(text)] as const),
  ]);
  return { files, htmlFiles };
}
