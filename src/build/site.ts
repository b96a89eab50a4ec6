import { type BinaryToTextEncoding, createHash } from 'node:crypto';
import { join } from 'node:path';
import { fingerprint, readBrand } from './brand';
import { bundle, load, modulesOf } from './bundle';
import { preparedPlugin } from './content-plugins';
import { cssModules, cssString } from './css-modules';
import { imagePlugin } from './images';
import { defined, readNeeded } from './mistake';
import { readContent } from './read-content';
import { misplaced, readRootFiles } from './root-files';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

const digest = (data: string | Uint8Array, encoding: BinaryToTextEncoding) => createHash('sha256').update(data).digest(encoding);

/** The length of the longest word, in characters. */
const longestWord = (texts: string[]) => Math.max(...texts.join(' ').split(/\s+/).map((word) => word.length));

const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'share.png'];

const readBrandImage = (root: string, name: string) =>
  readNeeded(root, `assets/${name}`, 'make it with npm run images');

type Options = { root: string; content?: string; hasStaticAddresses?: boolean; isDev?: boolean; year?: number };

/**
 * Builds the site of the content file `content`, in memory. Returns the `files` of `dist/` and of `hosting/`, by path, the
 * header `rules`, the `base` path, the `projectsPath`, the `redirects`, the path of the `script` and the sizes of its
 * `modules`, and `warnings`. With `hasStaticAddresses`, links and the address bar use `proyectos/ID` instead of a query. Throws a Mistake if
 * the content or a source file has one, or a file of `assets/root/` is in the way of another.
 */
export async function buildSite({
  root, content = join(root, 'src/content.ts'), hasStaticAddresses = false, isDev = false, year = new Date().getFullYear(),
}: Options) {
  const images = imagePlugin();
  const { content: { site, projects }, words, prepared } = await readContent(root, content, images, hasStaticAddresses);

  const brand = readBrand(root, site);
  const css = cssModules(join(root, 'styles'), !isDev, {
    origin: cssString(new URL(site.url).origin),
    loading: cssString(words.loading),
    nothingYet: cssString(words.nothingYet),
    opensTab: cssString(words.opensTab),
    ...(brand.logo && { mark: `url(${prepared.base}icon.svg)`, 'mark-size': '1.5em' }),
    'title-letters': longestWord([site.headline, ...projects.map(({ title }) => title)]),
    'heading-letters': longestWord([site.contact, ...Object.values(words.sections).map(({ heading }) => heading)]),
    'mail-letters': site.email.length,
  });
  const plugins = [preparedPlugin(prepared), css.plugin];
  const { outputFiles, metafile } = await bundle(root, {
    entryPoints: ['src/main.tsx'],
    outfile: 'main.js',
    plugins,
    minify: !isDev,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production') },
    legalComments: 'none',
    charset: 'utf8',
    // Chromium then compiles the whole script off the main thread, instead of each function on its first call:
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: '//# allFunctionsCalledOnLoad' },
  });
  const { prerender } = await load<{ prerender: typeof import('../prerender/prerender') }>(root, { prerender: 'src/prerender/prerender.tsx' }, plugins);
  const script = Buffer.from(defined(outputFiles[0], 'script').contents);
  const options = {
    template: readNeeded(root, 'index.html').toString(),
    year,
    css: css.sheet,
    cssHash: `sha256-${digest(css.sheet, 'base64')}`,
    script: `assets/main-${digest(script, 'hex').slice(0, 8)}.js`,
    scriptHash: `sha256-${digest(script, 'base64')}`,
    isStrict: !isDev,
    themeColor: brand.fill,
  };
  const files = new Map([[options.script, script], ...images.files]);
  for (const [path, text] of prerender.prerender(options)) files.set(path, Buffer.from(text));
  for (const name of brandImages) files.set(name, readBrandImage(root, name));
  const rootFiles = readRootFiles(root, files.keys());
  for (const [path, bytes] of rootFiles) files.set(path, bytes);
  const areImagesOld = !defined(files.get('icon.svg'), 'icon.svg').includes(`data-made-from="${fingerprint(brand)}"`);
  return {
    files,
    hosting: prerender.serverFiles(),
    rules: isDev ? [] : prerender.headerRules,
    base: prerender.base,
    projectsPath: prerender.projectsPath,
    redirects: prerender.redirects,
    script: options.script,
    modules: modulesOf(metafile),
    warnings: [
      ...misplaced(rootFiles.keys(), site.url),
      ...(areImagesOld ? ['The share image and the icons are older than what they show; make them anew with npm run images.'] : []),
      ...(new URL(site.url).hostname === 'example.com' ? [`content.ts: site.url is still ${site.url}; write where the site will live, which search engines and previews read.`] : []),
    ],
  };
}
