import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { documentOf, notFoundDocument } from '../../html/documents';
import { policyHash } from '../../html/policy';
import { feed, sitemap } from '../../html/site-files';
import { pathOf } from '../../model/urls';
import type { Brand } from '../css/brand';
import { oldestBrowsers } from '../css/sheets';
import { shortHash } from '../files';
import { bundle } from './bundle';
import { projectsMarkerFile } from '../serve/server';
import { dataModule, type LoadedLanguage } from './load-languages';
import { stylesOf } from './styles';

/** Some hosts look up pages as `NAME.html`, others as `NAME/index.html`. A `blog/404.html` would be an error page. */
const outputFilesOf = (file: string) =>
  [`${file}.html`, `${file}/index.html`].filter((name) => !/^(index|404)\/|\/404\.html$/.test(name));

/** Makes the files that pages load. The entry point of the script is `main.tsx` or, for static pages, `static.ts`. */
async function makeBundle(root: string, entry: string, language: LoadedLanguage, brand: Brand, devScript: string) {
  const { folder, plugins, data, pages, components } = language;
  const clientPages = pages.filter(({ kind }) => kind !== 'static')
    .map(({ title, description, date, shareImage, versions, ...page }) => page);
  const { output } = await bundle(root, `src/browser/${entry}`, folder, {
    plugins: [...plugins, dataModule('site-data', data), dataModule('site-pages', clientPages),
      dataModule('site-articles', { articles: components.articles })],
    minify: !devScript,
    target: oldestBrowsers.map((browser) => browser.replace(' ', '')),
    legalComments: 'none',
    charset: 'utf8',
    // React needs these only for its browser extension, in Node, and in browsers without `reportError`.
    define: devScript ? {} : {
      '__REACT_DEVTOOLS_GLOBAL_HOOK__': 'undefined', 'window.ErrorEvent': 'undefined', 'process.emit': 'undefined',
    },
    // Makes Chromium compile all functions off the main thread: https://v8.dev/blog/explicit-compile-hints
    banner: { js: `//# allFunctionsCalledOnLoad\n${devScript}` },
  });
  const code = Buffer.from(output.contents);
  const { css, deferredCss } = stylesOf(root, language, brand, entry === 'static.ts');
  const script = `assets/${parse(entry).name}-${shortHash(code)}.js`;
  const deferredSheet = `assets/deferred-${shortHash(deferredCss)}.css`;
  const files: [string, string | Buffer][] = [[script, code], [deferredSheet, deferredCss]];
  return { css, deferredSheet, script, scriptHash: policyHash(code), files };
}

/** Returns the files of a language, by path. `images` are the paths of favicons and share images. */
export async function renderLanguage(
  root: string, language: LoadedLanguage, brand: Brand, images: ReadonlySet<string>, devScript: string,
) {
  const { folder, pages, components, projectsPath } = language;
  const main = await makeBundle(root, 'main.tsx', language, brand, devScript);
  const hasStatic = pages.some(({ kind }) => kind === 'static');
  const staticBundle = hasStatic ? await makeBundle(root, 'static.ts', language, brand, devScript) : main;
  const articles = feed(language, components.renderContent);
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const year = new Date().getFullYear();
  const rendered = pages.map((page) => {
    try {
      return { page, body: components.render(page, year) };
    } catch (error) {
      // The source maps of MDX files have gaps, for which Node names positions in other pages.
      const stack = `${Object(error).stack}`.replace(/\n.*[\\/]pages[\\/](.+?)(:\d+){2}.*/g, (line, file: string) =>
        (pathOf(file) === page.file ? line : ''));
      throw Object.assign(new Error(), { stack: `${page.path}: ${stack}` });
    }
  });
  const appHtml = rendered.map(({ page, body }) => (page.kind === 'static' ? '' : body.main)).join('');
  const htmlFiles = new Map([
    [`${folder}404.html`, notFoundDocument(template, language)] as const, // unless the team has a page for this
    ...rendered.flatMap(({ page, body }) => {
      const { css } = language.importedSheets(page.file).length > language.importedSheets().length
        ? stylesOf(root, language, brand, true, page.file) : staticBundle;
      const bundle = page.kind === 'static' ? { ...staticBundle, css, html: body.main } : { ...main, html: appHtml };
      const html = documentOf(template, page, language, body, { ...bundle, images });
      return outputFilesOf(page.file).map((name) => [folder + name, html] as const);
    }),
  ]);
  const files = new Map<string, string | Buffer>([
    ...main.files,
    ...staticBundle.files,
    [`${main.script}.LICENSE.txt`, readFileSync(join(root, 'node_modules/react/LICENSE'))], // must accompany React
    [`${folder}sitemap.xml`, sitemap(language)],
    [`${folder}${projectsPath}/${projectsMarkerFile}`, 'Servers answer ?id=ID with ID.html in this folder.'],
    ...(articles ? [[`${folder}feed.xml`, articles] as const] : []),
    ...htmlFiles,
  ]);
  return { files, htmlFiles };
}
