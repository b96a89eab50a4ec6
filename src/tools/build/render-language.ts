import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { documentOf, notFoundDocument } from '../../html/documents';
import { policyHash } from '../../html/policy';
import { feed, sitemap } from '../../html/site-files';
import type { FullPage } from '../../model/types';
import { textFilter } from '../../model/urls';
import { oldestBrowsers } from '../css/compile-sheet';
import { shortHash } from '../files';
import { bundle } from './bundle';
import type { Context } from './context';
import { projectsMarkerFile } from '../serve/server';
import { dataModule, type LoadedLanguage } from './load-languages';
import { deferredStyles, inlineStyles, ownSheets } from './styles';
import { resolveUrls } from './text-urls';

/** Some hosts look up pages as `NAME.html`, others as `NAME/index.html`. A `blog/404.html` would be an error page. */
const outputFilesOf = (file: string) =>
  [`${file}.html`, `${file}/index.html`].filter((name) => !/^(index|404)\/|\/404\.html$/.test(name));

/** Bundles a script: `main.tsx` or, for static pages, `static.ts`. */
async function makeScript({ root, devScript, plugins }: Context, language: LoadedLanguage, entry: string) {
  const { folder, data, pages, components } = language;
  const clientPages = pages.filter(({ kind }) => kind !== 'static').map(({ meta, ...page }) => page);
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
    banner: { js: `//# allFunctionsCalledOnLoad\n${devScript ?? ''}` },
  });
  const code = Buffer.from(output.contents);
  return { script: `assets/${parse(entry).name}-${shortHash(code)}.js`, scriptHash: policyHash(code), code };
}

/** Calls `render`. Names the page in an error that one of its components throws. */
function namePageInErrors<Rendered>(page: FullPage, render: () => Rendered) {
  try {
    return render();
  } catch (error) {
    // The source maps of MDX files have gaps, for which Node names positions in other pages.
    const isOfOther = (line: string) => /[\\/]pages[\\/]/.test(line) && !line.includes(page.meta.source ?? page.file);
    const lines = `${Object(error).stack}`.split('\n').filter((line) => !isOfOther(line));
    throw Object.assign(new Error(), { stack: `${page.path}: ${lines.join('\n')}` });
  }
}

/** Returns the files of a language, by path. `first` is the default language. */
export async function renderLanguage(context: Context, language: LoadedLanguage, first: LoadedLanguage) {
  const { root } = context;
  const { folder, pages, components, projectsPath } = language;
  const main = await makeScript(context, language, 'main.tsx');
  const isStatic = ({ kind }: FullPage) => kind === 'static';
  const contents = new Map(pages.filter(isStatic).map((page) => {
    const { file, meta: { source = '' } } = page;
    const html = namePageInErrors(page, () => components.renderContent(file));
    return [file, textFilter.test(source) ? resolveUrls({ context, language, first, source }, html) : html];
  }));
  const articles = feed(language, contents);
  const year = new Date().getFullYear();
  const rendered = pages.map((page) =>
    ({ page, body: namePageInErrors(page, () => components.render(page, year, contents.get(page.file) ?? '')) }));

  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const deferredCss = deferredStyles(context);
  const shared = { deferredSheet: `assets/deferred-${shortHash(deferredCss)}.css`, images: context.assets };
  // The router can show any page of the app under the policy of any other.
  const app = {
    ...shared,
    ...main,
    css: inlineStyles(context, language, false),
    html: rendered.map(({ page, body }) => (isStatic(page) ? '' : body.main)).join(''),
  };
  const statics = !pages.some(isStatic) ? app
    : { ...shared, ...await makeScript(context, language, 'static.ts'), css: inlineStyles(context, language, true) };
  const htmlFiles = new Map([
    [`${folder}404.html`, notFoundDocument(template, language)] as const, // unless the team has a page for this
    ...rendered.flatMap(({ page, body }) => {
      const own = isStatic(page) ? ownSheets(language, page) : [];
      const css = own.length > 0 ? inlineStyles(context, language, true, own) : statics.css;
      const bundle = isStatic(page) ? { ...statics, css, html: body.main } : app;
      const html = documentOf(template, page, language, body, bundle);
      return outputFilesOf(page.file).map((name) => [folder + name, html] as const);
    }),
  ]);
  const files = new Map<string, string | Buffer>([
    [main.script, main.code],
    [statics.script, statics.code],
    [shared.deferredSheet, deferredCss],
    [`${main.script}.LICENSE.txt`, readFileSync(join(root, 'node_modules/react/LICENSE'))], // must accompany React
    [`${folder}sitemap.xml`, sitemap(language)],
    [`${folder}${projectsPath}/${projectsMarkerFile}`, 'Servers answer ?id=ID with ID.html in this folder.'],
    ...(articles ? [[`${folder}feed.xml`, articles] as const] : []),
    ...htmlFiles,
  ]);
  return { files, htmlFiles };
}
