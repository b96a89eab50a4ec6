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
import { Mistake } from '../common/mistake';
import { checkSheets } from '../css/check-sheets';
import { compileStyles, derivedStyles, lateTexts } from '../css/styles';
import { bundle, load } from './bundle';
import { checkPages } from './check-html';
import { modelPlugin } from './model-plugin';
import { refuseMessages } from './react-messages';
import { readSources } from './read-sources';
import { warningsOf } from './warnings';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

/**
 * `content` replaces `src/site/content.ts`. With `hasStaticAddresses`, links are `proyectos/ID` instead of a query.
 * `devScript` makes it a development build, with that before its script.
 */
type Options = { root: string; content?: string; hasStaticAddresses?: boolean; devScript?: string };

async function bundleScript(root: string, plugins: Plugin[], devScript?: string) {
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
    define: isDevelopment ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    legalComments: 'none',
    charset: 'utf8',
    // Has Chromium compile all functions off the main thread, not on their first call:
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: `//# allFunctionsCalledOnLoad\n${devScript ?? ''}` },
  });
  return Buffer.from(contents);
}

type Prerenderer = typeof import('../../prerender/entry');

/** Reads and checks all sources. `files` are what they import, by address. Throws a Mistake for invalid sources. */
export async function loadSite({ root, content, hasStaticAddresses, devScript }: Options) {
  const sources = await readSources(root, content, hasStaticAddresses);
  const { model } = sources;
  const isDevelopment = devScript !== undefined;
  const styles = compileStyles(root, model.base);
  const assets = new Map<string, Buffer>();
  const plugins = [modelPlugin(model), styles.plugin, assetsPlugin(assets, model.base)];
  const prerenderer = await load<Prerenderer>(root, 'src/prerender/entry.ts', plugins, isDevelopment);
  if (prerenderer.mistakes.length > 0) throw new Mistake(prerenderer.mistakes.join('\n'));
  const derived = derivedStyles(root, sources, prerenderer.headings());
  const lateSheet = lateTexts(sources) + styles.lateSheet;
  const css = styles.sheetWith(derived, Object.keys(prerenderer.pages).length > 0);
  checkSheets(root, css + lateSheet);
  const files = new Map([...sources.files, ...styles.files, ...assets]);
  return { sources, css, lateSheet, plugins, prerenderer, files };
}

/** Builds the files of `dist/` and `hosting/` in memory. Throws a Mistake for invalid sources. */
export async function buildSite(options: Options) {
  const { root, devScript } = options;
  const { sources, css, lateSheet, plugins, prerenderer, files: named } = await loadSite(options);
  const { model, settings, brand, shareImages } = sources;
  const { base, projectsPath } = model;
  const template = readText(join(root, 'index.html'));
  const code = await bundleScript(root, plugins, devScript);
  const script = `assets/main-${shortHash(code)}.js`;
  const lateCss = `assets/late-${shortHash(lateSheet)}.css`;
  const rendered = refuseMessages(prerenderer.captureOwnerStack, () => prerenderer.prerender({
    css, lateCss, script, scriptHash: policyHash(code), hash: policyHash,
    template, year: new Date().getFullYear(), themeColor: brand.fill,
  }));
  const licence = readFileSync(join(root, 'node_modules/react/LICENSE')); // it must accompany every copy of React
  const files = new Map([
    [script, code], [`${script}.LICENSE.txt`, licence], [lateCss, Buffer.from(lateSheet)], ...named,
  ]);
  for (const [path, text] of rendered) files.set(path, Buffer.from(text));

  for (const { file, isMade } of shareImages) {
    if (isMade) files.set(file, readFileSync(join(root, 'assets', file)));
  }
  const rootFiles = readRootFiles(root, new Set(files.keys()));
  for (const name of brandImages) if (!rootFiles.has(name)) files.set(name, readBrandImage(root, name));
  for (const [path, bytes] of rootFiles) files.set(path, bytes);
  for (const [path, { shareImage }] of Object.entries(prerenderer.pages)) {
    if (!shareImage || rootFiles.has(shareImage)) continue;
    throw new Mistake(`sections.tsx: pages.${path}.shareImage: there is no assets/root/${shareImage}`);
  }

  const served = { files, base, projectsPath };
  const pages = new Map([...rendered].filter(([path]) => path.endsWith('.html')));
  await checkPages(pages, settings.allowed ?? {}, served);

  return {
    ...served, url: model.home.url, hosting: prerenderer.serverFiles(), headers: prerenderer.headers,
    script, warnings: warningsOf(root, sources, devScript !== undefined), pages, plugins,
  };
}
