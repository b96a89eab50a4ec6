import { type BinaryToTextEncoding, createHash } from 'node:crypto';
import { join } from 'node:path';
import { fewLetters, lettersOf } from '../pages/letters';
import { contentWarnings } from '../prepare/content-warnings';
import { fingerprint, logoWarnings, markStyle, readBrand } from './brand';
import { bundle, load, modulesOf } from './bundle';
import { preparedPlugin } from './content-plugins';
import { cssModules, cssString } from './css/css-modules';
import { urlResolver } from './css/css-urls';
import { valueRules } from './css/value-rules';
import { checkSvg, imagePlugin } from './images';
import { defined, Mistake, readNeeded, readText } from './mistake';
import { readContent } from './read-content';
import { misplaced, readRootFiles } from './root-files';
import { checkTemplate } from './template';

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

const digest = (data: string | Uint8Array, encoding: BinaryToTextEncoding) => createHash('sha256').update(data).digest(encoding);

const brandImages = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'share.png'];

function readBrandImage(root: string, name: string) {
  const bytes = readNeeded(root, `assets/${name}`, 'make it with npm run images');
  checkSvg(name, bytes, 'delete it and run npm run images.');
  return bytes;
}

type Options = { root: string; content?: string; hasStaticAddresses?: boolean; isDev?: boolean; year?: number };

/**
 * Builds the site of the content file `content`, in memory. Returns the `files` of `dist/` and of `hosting/`, by path, the
 * header `rules`, the `base` path, the `projectsPath`, the `redirects`, the path of the `script` and the sizes of its
 * `modules`, the `counts` of members and projects, and `warnings`. With `hasStaticAddresses`, links and the address bar use
 * `proyectos/ID` instead of a query. Throws a Mistake if the content or a source file has one, or if a file of
 * `assets/root/` is in the way of another.
 */
export async function buildSite({
  root, content: path = join(root, 'src/content.ts'), hasStaticAddresses = false, isDev = false, year = new Date().getFullYear(),
}: Options) {
  const images = imagePlugin();
  const { content, words, prepared } = await readContent(root, path, images, hasStaticAddresses);
  const { site, projects } = content;

  const brand = readBrand(root, site);
  const { base, policy } = prepared;
  const css = cssModules(join(root, 'styles'), !isDev, {
    origin: cssString(new URL(site.url).origin),
    loading: cssString(words.loading),
    nothingYet: cssString(words.nothingYet),
    opensTab: cssString(words.opensTab),
    ...markStyle(brand, base),
    letters: fewLetters,
    'mail-letters': site.email.length,
  }, urlResolver({
    root,
    publish: (path) => base + images.publish(path),
    isAllowed: (address) => brandImages.some((name) => address === base + name) || Object.values(policy).flat().some((source) => address.startsWith(`${source}/`)),
  }));
  const headings = Object.values(words.sections).map(({ heading }) => heading);
  const titles = [site.headline, prepared.home.contact[0], ...headings, ...projects.map(({ title }) => title)];
  const captures = prepared.projects.flatMap(({ captures }) => captures);
  const sheet = css.sheet + valueRules('letters', titles.map(lettersOf)) + valueRules('average', captures.map((capture) => capture['data-average']));
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
  const [missing] = prerender.missingSections;
  if (missing !== undefined) {
    throw new Mistake(`words.ts: sections.${missing}: no component in src/pages/Home.tsx shows it; those there show ${prerender.sectionNames.join(', ')}`);
  }
  const script = Buffer.from(defined(outputFiles[0], 'script').contents);
  const template = readText(root, 'index.html');
  checkTemplate(template, policy['script-src'] ?? []);
  const options = {
    template,
    year,
    css: sheet,
    cssHash: `sha256-${digest(sheet, 'base64')}`,
    printCss: `assets/print-${digest(css.printSheet, 'hex').slice(0, 8)}.css`,
    script: `assets/main-${digest(script, 'hex').slice(0, 8)}.js`,
    scriptHash: `sha256-${digest(script, 'base64')}`,
    isStrict: !isDev,
    themeColor: brand.fill,
  };
  const files = new Map([[options.script, script], [options.printCss, Buffer.from(css.printSheet)], ...images.files]);
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
    counts: { members: content.members.length, projects: projects.length },
    warnings: [
      ...logoWarnings(brand),
      ...misplaced(rootFiles.keys(), site.url),
      ...(areImagesOld ? ['The share image and the icons are older than what they show; make them anew with npm run images.'] : []),
      ...contentWarnings(content, images.assets),
    ],
  };
}
