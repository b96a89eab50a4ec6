import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type AssetFiles, assetsPlugin } from '../assets/read-asset';
import type { Brand } from '../assets/brand';
import { shortHash } from '../common/hash';
import { languageFiles } from '../common/languages';
import { oldestBrowsers } from '../css/compile-sheet';
import { compileStyles } from '../css/styles';
import { bundle, load } from './bundle';

type Prerenderer = typeof import('../../prerender/prerender');

export type Language = Awaited<ReturnType<typeof loadLanguage>>;

/** Bundles and runs all that renders a language: content, components, model. `files` are what these load, by path. */
export async function loadLanguage(root: string, folder: string, base: string, isDevelopment: boolean) {
  const files: AssetFiles = new Map();
  const styles = compileStyles(root, folder, base, files);
  const plugins = [languageFiles(root, folder), styles.plugin, assetsPlugin(base, files)];
  const prerenderer = await load<Prerenderer>(root, 'src/prerender/prerender.tsx', {
    plugins,
    define: {
      'languageFolder': JSON.stringify(folder),
      'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
    },
  });
  return { folder, files, plugins, prerenderer, sheets: styles.sheets };
}

/** `devScript` makes it a development build. */
async function bundleScript(root: string, { plugins, prerenderer: { model } }: Language, devScript?: string) {
  const isDevelopment = devScript !== undefined;
  const data = {
    name: 'model',
    setup: (build) => {
      build.onResolve({ filter: /^model$/ }, ({ path }) => ({ path, namespace: 'model' }));
      build.onLoad({ filter: /^model$/, namespace: 'model' }, () =>
        ({ contents: JSON.stringify(model), loader: 'json' }));
    },
  } satisfies Plugin;
  const { contents } = await bundle(root, 'src/browser/main.tsx', {
    plugins: [...plugins, data],
    jsx: 'transform',
    jsxFactory: 'jsxElement',
    jsxFragment: 'jsxFragment',
    inject: ['src/browser/jsx.ts'],
    minify: !isDevelopment,
    target: oldestBrowsers.map((browser) => browser.replace(' ', '')),
    define: {
      hasLanguages: `${model.others !== null}`,
      ...(!isDevelopment && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }), // removes React's code for them
    },
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
  const [css, lateSheet] = language.sheets(prerenderer, brand);
  const script = `assets/main-${shortHash(code)}.js`;
  const lateCss = `assets/late-${shortHash(lateSheet)}.css`;
  const texts = prerenderer.prerender({
    css, lateCss, script, scriptHash: `sha256-${hash('sha256', code, 'base64')}`, images,
    template: readFileSync(join(root, 'index.html'), 'utf8'), year: new Date().getFullYear(), themeColor: brand.fill,
  });
  const licence = readFileSync(join(root, 'node_modules/react/LICENSE')); // it must be with every copy of React
  const files = new Map([
    ...language.files, [script, code], [`${script}.LICENSE.txt`, licence], [lateCss, Buffer.from(lateSheet)],
    ...[...texts].map(([path, text]) => [folder + path, Buffer.from(text)] as const),
  ]);
  const pages = [...texts].filter(([path]) => path.endsWith('.html'))
    .map(([path, html]) => [folder + path, html] as const);
  return { files, pages, script };
}
