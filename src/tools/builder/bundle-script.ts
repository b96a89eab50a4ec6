import { languageFiles } from '../common/languages';
import { oldestBrowsers } from '../css/compile-sheet';
import { bundle } from './bundle';
import { dataModules, type LoadedLanguage } from './load-components';
import type { Mode } from './mode';

/** Bundles a script of a language: `main.tsx` or, for static pages, `static.ts`. */
export async function bundleScript(
  root: string, entry: string, { folder, plugins, data, pages }: LoadedLanguage, { isDevelopment, devScript }: Mode,
) {
  const shortPages = pages.filter(({ kind }) => kind !== 'static')
    .map(({ title, description, date, image, versions, ...page }) => page);
  const { contents } = await bundle(root, `src/browser/${entry}`, {
    alias: languageFiles(root, folder),
    plugins: [...plugins, dataModules({ 'site-data': data, 'site-pages': shortPages })],
    minify: !isDevelopment,
    target: oldestBrowsers.map((browser) => browser.replace(' ', '')),
    legalComments: 'none',
    charset: 'utf8',
    // Makes Chromium compile all functions off the main thread: https://v8.dev/blog/explicit-compile-hints
    banner: { js: `//# allFunctionsCalledOnLoad\n${devScript}` },
  });
  return Buffer.from(contents);
}
