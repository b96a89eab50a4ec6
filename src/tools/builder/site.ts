import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { brandImages } from '../../pictures';
import { areImagesMade, readBrandImage } from '../assets/brand';
import { assetsPlugin } from '../assets/read-asset';
import { readRootFiles } from '../assets/root-files';
import { bundle, load } from './bundle';
import { checkPages } from './check-html';
import { compileStyles } from '../css/styles';
import { policyHash, shortHash } from './hash';
import { Mistake } from './mistake';
import { modelPlugin } from './model-plugin';
import { readSources } from './read-sources';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

// Cut out before the check: what the build adds, which the policy allows by hash, and data, which it does not concern.
const ownStyle = /<style>.*?<\/style>/s;

/**
 * `content` is another content file than `src/content.ts`. With `hasStaticAddresses`, links and the address bar use
 * `proyectos/ID` instead of a query. `devScript` is run by the pages of the development server, and by no others.
 */
type Options = { root: string; content?: string; hasStaticAddresses?: boolean; devScript?: string };

async function bundleScript(root: string, plugins: Plugin[], devScript = '') {
  const { contents } = await bundle(root, 'src/main.tsx', {
    plugins,
    minify: !devScript,
    target: 'es2022',
    // Without what React has for its development tools: https://github.com/facebook/react-devtools
    define: devScript
      ? { 'process.env.NODE_ENV': '"development"' }
      : { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    legalComments: 'none',
    charset: 'utf8',
    // Chromium then compiles the whole script off the main thread, instead of each function on its first call:
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: `//# allFunctionsCalledOnLoad\n${devScript}` },
  });
  return Buffer.from(contents);
}

/** Throws a Mistake if a section or page has no component. */
async function loadPrerenderer(root: string, plugins: Plugin[]) {
  type Prerenderer = typeof import('../../build/html/prerender');
  const prerenderer = await load<Prerenderer>(root, 'src/prerender/prerender.tsx', plugins);
  const missing = prerenderer.missingComponents.join(', ');
  if (missing) throw new Mistake(`words.ts: ${missing}: src/pages/registry.tsx has no component for it`);
  return prerenderer;
}

/**
 * Builds the site in memory. Returns the files of `dist/` and of `hosting/` by path, what the local server needs, and
 * `warnings`. Throws a Mistake if a source has one.
 */
export async function buildSite({ root, content, hasStaticAddresses, devScript }: Options) {
  const sources = await readSources(root, content, hasStaticAddresses);
  const { words, model, published, brand, shareImages } = sources;
  const { base, home } = model;
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const missing = ['<!--head-->', '<!--body-->'].find((slot) => !template.includes(slot));
  if (missing) throw new Mistake(`index.html: ${missing} is missing; write it where that part of a page belongs.`);

  const css = compileStyles(root, sources, !devScript);
  const plugins = [modelPlugin(model), css.plugin, assetsPlugin(published, base)];
  const code = await bundleScript(root, plugins, devScript);
  const { prerender, serverFiles, headers, allowed } = await loadPrerenderer(root, plugins);
  const script = `assets/main-${shortHash(code)}.js`;
  const lateCss = `assets/late-${shortHash(css.lateSheet)}.css`;
  const rendered = prerender({
    css: css.sheet, lateCss, script, scriptHash: policyHash(code), hash: policyHash,
    template, year: new Date().getFullYear(), themeColor: brand.fill,
  });
  // After all that add to `published`: styles and both bundles.
  const files = new Map([[script, code], [lateCss, Buffer.from(css.lateSheet)], ...published]);
  const ownScripts = new RegExp(`<script (type="application/ld\\+json"|src="${base}${script}").*?</script>`, 'gs');
  const pages = new Map<string, string>();
  for (const [path, text] of rendered) {
    if (path.endsWith('.html')) pages.set(path, text.replace(ownStyle, '').replaceAll(ownScripts, ''));
    files.set(path, Buffer.from(text));
  }

  for (const name of brandImages) files.set(name, readBrandImage(root, name));
  const old = areImagesMade(root, brand) ? [] : ['the share image and the icons'];
  for (const { brand: { headline }, file, isMade } of shareImages) {
    if (isMade) files.set(file, readFileSync(join(root, 'assets', file)));
    else old.push(`the share image of ${headline}`);
  }
  for (const [path, bytes] of readRootFiles(root, new Set(files.keys()))) files.set(path, bytes);

  const served = { files, base, projectsPath: words.projectsPath };
  checkPages(pages, allowed, served);

  const warnings: string[] = [];
  if (old.length > 0) warnings.push(`Missing or out of date: ${old.join(', ')}; make them with npm run images.`);
  if (/(^|\.)(example\.(com|net|org)|localhost)$/.test(new URL(home.url).hostname)) {
    warnings.push(`content.ts: site.url is still ${home.url}; write the address that search engines shall show.`);
  }
  return { ...served, hosting: serverFiles(), headers, script, warnings };
}
