import { parse } from 'node:path';
import { policyHash } from '../../html/policy';
import { oldestBrowsers } from '../css/compile-sheet';
import { shortHash } from '../files';
import { bundle } from './bundle';
import type { Context } from './context';
import { dataModule, type LoadedLanguage } from './load-languages';

/** Bundles a script of a language: `main.tsx` or, for static pages, `static.ts`. */
export async function makeScript({ root, devScript, plugins }: Context, language: LoadedLanguage, entry: string) {
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
