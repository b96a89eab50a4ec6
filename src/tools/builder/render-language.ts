import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf, notFoundDocument } from '../../html/documents';
import { policyHash } from '../../html/policy';
import { sitemap } from '../../html/site-files';
import { projectsMark } from '../common/file-for';
import { shortHash } from '../common/hash';
import type { Brand } from '../css/brand';
import { stylesOf } from '../css/styles';
import { bundleScript } from './bundle-script';
import type { LoadedLanguage } from './load-components';
import type { Mode } from './mode';

/** Some hosts find a page by `NAME.html`, others by `NAME/index.html`. */
const namesOf = (file: string) => (file === 'index' ? ['index.html'] : [`${file}.html`, `${file}/index.html`]);

/** The files of a language, by path. `images` are the paths of favicons and share images. */
export async function renderLanguage(
  root: string, language: LoadedLanguage, brand: Brand, images: ReadonlySet<string>, mode: Mode,
) {
  const { folder, pages, components, projectsPath } = language;
  const code = await bundleScript(root, language, mode);
  const { css, lateCss } = stylesOf(root, language, brand);
  const script = `assets/main-${shortHash(code)}.js`;
  const lateSheet = `assets/late-${shortHash(lateCss)}.css`;
  const bundle = { css, lateSheet, script, scriptHash: policyHash(code), images };
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const year = new Date().getFullYear();
  const htmlFiles = new Map([
    ...pages.flatMap((page) => {
      const html = documentOf(template, page, language, components.render(page, year), bundle);
      return namesOf(page.file).map((name) => [folder + name, html] as const);
    }),
    [`${folder}404.html`, notFoundDocument(template, language)] as const,
  ]);
  const files = new Map<string, string | Buffer>([
    [script, code],
    [`${script}.LICENSE.txt`, readFileSync(join(root, 'node_modules/react/LICENSE'))], // must accompany React
    [lateSheet, lateCss],
    [`${folder}sitemap.xml`, sitemap(language)],
    [`${folder}${projectsPath}/${projectsMark}`, 'Servers answer ?id=ID with ID.html in this folder.'],
    ...htmlFiles,
  ]);
  return { files, htmlFiles };
}
