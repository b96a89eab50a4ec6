import { type BinaryToTextEncoding, createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { fewLetters, lettersOf } from '../pages/letters';
import { contentWarnings } from '../prepare/content-warnings';
import { type Brand, fingerprint, markStyle, readBrand } from './brand';
import { bundle, load } from './bundle';
import { checkPage, checkTemplate } from './check-html';
import { cssModules, cssString } from './css/css-modules';
import { readPalette } from './css/palette';
import { urlResolver } from './css/css-urls';
import { valueRules } from './css/value-rules';
import { checkSvg, imagePlugin, type Images } from './images';
import { Mistake } from './mistake';
import { preparedPlugin } from './prepared';
import { readContent } from './read-content';
import { readRootFiles } from './root-files';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

const digest = (data: string | Uint8Array, encoding: BinaryToTextEncoding) =>
  createHash('sha256').update(data).digest(encoding);

const hash = (data: string | Uint8Array) => `sha256-${digest(data, 'base64')}`;

const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'share.png'];

function readBrandImage(root: string, name: string) {
  const path = join(root, 'assets', name);
  if (!existsSync(path)) throw new Mistake(`There is no assets/${name}; make it with npm run images.`);
  const bytes = readFileSync(path);
  checkSvg(path, bytes);
  return bytes;
}

/**
 * `content` is the path of the content file. With `hasStaticAddresses`, links and the address bar use `proyectos/ID`
 * instead of a query. `devScript` is run by the pages of the development server, and by no others.
 */
type Options = { root: string; content?: string; hasStaticAddresses?: boolean; devScript?: string; year?: number };

type Read = Awaited<ReturnType<typeof readContent>>;

/** Compiles the style sheets with the values that follow from the theme colour, the content and the words. */
function compileStyles(root: string, { content, words, prepared }: Read, brand: Brand, images: Images, isDev: boolean) {
  const { site, projects } = content;
  const { base, policy } = prepared;
  const pairs = Object.entries(readPalette(root));
  const values = {
    origin: cssString(new URL(site.url).origin),
    loading: cssString(words.loading),
    nothingYet: cssString(words.nothingYet),
    opensTab: cssString(words.opensTab),
    ...Object.fromEntries(pairs.map(([name, [light, dark]]) => [name, `light-dark(${light},${dark})`])),
    ...markStyle(brand, base),
    letters: fewLetters,
    'mail-letters': site.email.length,
  };
  const own = brandImages.map((name) => base + name);
  const allowed = Object.values(policy).flat().map((source) => `${source}/`);
  const { sheet, ...css } = cssModules(join(root, 'styles'), !isDev, values, urlResolver({
    root,
    publish: (path) => base + images.publish(path),
    isAllowed: (address) => own.includes(address) || allowed.some((source) => address.startsWith(source)),
  }));
  const headings = Object.values(words.sections).map(({ heading }) => heading);
  const titles = [site.headline, prepared.home.contact[0], ...headings, ...projects.map(({ title }) => title)];
  return { ...css, sheet: sheet + valueRules('letters', titles.map(lettersOf)) };
}

/** Bundles the script of the pages. */
async function bundleScript(root: string, plugins: Plugin[], devScript?: string) {
  const { contents } = await bundle(root, 'src/main.tsx', {
    plugins,
    minify: devScript === undefined,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': devScript === undefined ? '"production"' : '"development"' },
    legalComments: 'none',
    charset: 'utf8',
    // Chromium then compiles the whole script off the main thread, instead of each function on its first call:
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: ['//# allFunctionsCalledOnLoad', devScript ?? []].flat().join('\n') },
  });
  return Buffer.from(contents);
}

/** Loads the prerenderer. Throws a Mistake if it has no component for a section. */
async function loadPrerenderer(root: string, plugins: Plugin[]) {
  type Prerenderer = typeof import('../prerender/prerender');
  const prerender = await load<Prerenderer>(root, 'src/prerender/prerender.tsx', plugins);
  const [missing] = prerender.missingSections;
  if (missing) throw new Mistake(`words.ts: sections.${missing}: src/pages/sections.tsx has no component for it`);
  return prerender;
}

/**
 * Builds the site in memory. Returns the `files` of `dist/` and of `hosting/`, by path, the header `rules`, the `base`
 * path, the `projectsPath`, the path of the `script`, and `warnings`. Throws a Mistake if the content or a source file has
 * one, or if a file of `assets/root/` is in the way of another.
 */
export async function buildSite({ root, hasStaticAddresses, devScript, ...options }: Options) {
  const { content: path = join(root, 'src/content.ts'), year = new Date().getFullYear() } = options;
  const images = imagePlugin();
  const read = await readContent(root, path, images, hasStaticAddresses);
  const { content: { site }, words: { projectsPath }, prepared: { base, policy } } = read;
  const brand = readBrand(root, site);
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  checkTemplate(template, policy);

  const css = compileStyles(root, read, brand, images, devScript !== undefined);
  const plugins = [preparedPlugin(read.prepared), css.plugin];
  const script = await bundleScript(root, plugins, devScript);
  const prerender = await loadPrerenderer(root, plugins);
  const bundled = {
    css: css.sheet,
    lateCss: `assets/late-${digest(css.lateSheet, 'hex').slice(0, 8)}.css`,
    script: `assets/main-${digest(script, 'hex').slice(0, 8)}.js`,
    scriptHash: hash(script),
    hash,
  };
  const files = new Map([[bundled.script, script], [bundled.lateCss, Buffer.from(css.lateSheet)], ...images.files]);

  for (const [path, text] of prerender.prerender({ ...bundled, template, year, themeColor: brand.fill })) {
    if (path.endsWith('.html')) checkPage(path, text, policy);
    files.set(path, Buffer.from(text));
  }
  for (const name of brandImages) files.set(name, readBrandImage(root, name));
  for (const [path, bytes] of readRootFiles(root, new Set(files.keys()))) files.set(path, bytes);
  const areImagesOld = !files.get('icon.svg')!.includes(`data-made-from="${fingerprint(brand)}"`);
  return {
    files,
    hosting: prerender.serverFiles(),
    rules: prerender.headerRules,
    base,
    projectsPath,
    script: bundled.script,
    warnings: [
      ...(areImagesOld ? ['The share image and the icons are out of date; make them anew with npm run images.'] : []),
      ...contentWarnings(read.content, images.assets),
    ],
  };
}
