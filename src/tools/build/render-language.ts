import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf, notFoundDocument } from '../../html/documents';
import { feed, sitemap } from '../../html/site-files';
import type { FullPage } from '../../model/types';
import { shortHash } from '../files';
import { projectsMarkerFile } from '../serve/server';
import type { Context } from './context';
import type { LoadedLanguage } from './load-languages';
import { makeScript } from './make-script';
import { renderPages } from './render-pages';
import { deferredStyles, inlineStyles, ownSheets } from './styles';

/** Some hosts look up pages as `NAME.html`, others as `NAME/index.html`. A `blog/404.html` would be an error page. */
const outputFilesOf = (file: string) =>
  [`${file}.html`, `${file}/index.html`].filter((name) => !/^(index|404)\/|\/404\.html$/.test(name));

/** Returns the files of a language, by path. */
export async function renderLanguage(context: Context, language: LoadedLanguage, languages: LoadedLanguage[]) {
  const { root, assets } = context;
  const { folder, projectsPath } = language;
  const { rendered, contents } = renderPages(context, language, languages);
  const deferredCss = deferredStyles(context);
  const shared = { deferredSheet: `assets/deferred-${shortHash(deferredCss)}.css`, images: assets };
  const app = {
    ...shared,
    ...await makeScript(context, language, 'main.tsx'),
    css: inlineStyles(context, language, false),
    // The router can show any page of the app under the policy of any other.
    html: rendered.map(({ page, body }) => (page.kind === 'static' ? '' : body.main)).join(''),
  };
  const statics = contents.size === 0 ? app
    : { ...shared, ...await makeScript(context, language, 'static.ts'), css: inlineStyles(context, language, true) };

  function bundleOf(page: FullPage, main: string) {
    if (page.kind !== 'static') return app;
    const own = ownSheets(language, page);
    return { ...statics, html: main, css: own.length > 0 ? inlineStyles(context, language, true, own) : statics.css };
  }

  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const htmlFiles = new Map([
    [`${folder}404.html`, notFoundDocument(template, language)] as const, // unless the team has a page for this
    ...rendered.flatMap(({ page, body }) => {
      const html = documentOf(template, page, language, body, bundleOf(page, body.main));
      return outputFilesOf(page.file).map((name) => [folder + name, html] as const);
    }),
  ]);
  const articles = feed(language, contents);
  const files = new Map<string, string | Buffer>([
    [app.script, app.code],
    [statics.script, statics.code],
    [shared.deferredSheet, deferredCss],
    [`${app.script}.LICENSE.txt`, readFileSync(join(root, 'node_modules/react/LICENSE'))], // must accompany React
    [`${folder}sitemap.xml`, sitemap(language)],
    [`${folder}${projectsPath}/${projectsMarkerFile}`, 'Servers answer ?id=ID with ID.html in this folder.'],
    ...(articles ? [[`${folder}feed.xml`, articles] as const] : []),
    ...htmlFiles,
  ]);
  return { files, htmlFiles };
}
