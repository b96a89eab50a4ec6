import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Brand, markStyle } from '../assets/brand';
import { type AssetFiles, readAsset } from '../assets/read-asset';
import { listFiles } from '../common/files';
import { siteFiles } from '../common/languages';
import { compileColours } from './colours';
import { classesModule, compileSheet, moduleSuffix } from './compile-sheet';
import { headlineStyle, partsOf } from './headline';

type Prerenderer = typeof import('../../prerender/prerender');

const viewer = `styles/Viewer${moduleSuffix}`; // not visible before the script runs
const late = [viewer, 'styles/current-section.css', 'styles/pointer.css', 'styles/view-transitions.css'];
const teamTheme = 'src/site/theme.css';

const longest = (words: string[]) => Math.max(...words.map(({ length }) => length));

const declare = (values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => `--${name}:${value};`).join('');

/** Texts in print and in the viewer. A late custom property of the root would restyle the whole page. */
function lateTexts({ site, words, model: { address, base } }: Prerenderer) {
  const ofPrint = { brand: JSON.stringify(site.brand), origin: JSON.stringify(address.slice(0, -base.length)) };
  return `dialog{${declare({ loading: JSON.stringify(words.loading) })}}@media print{:root{${declare(ofPrint)}}}`;
}

/** The styles derived from the team's texts and colour. */
function derivedStyles(root: string, { model, site, words, sections, pages }: Prerenderer, brand: Brand) {
  const { home, projects } = model;
  const headline = home.headline.join('');
  const headings = Object.values(sections).map(({ heading }) => heading);
  const titles = [...Object.values(pages), ...projects].map(({ title }) => title);
  const values = {
    'nothing-yet': JSON.stringify(words.nothingYet),
    ...markStyle(brand, model.root),
    ...headlineStyle(headline),
    'letters': longest(partsOf([headline, home.contact[0], ...headings, ...titles].join(' '))),
    'mail-letters': site.email.length,
    'mail-part-letters': longest(site.email.split(/(?=@)/)),
  };
  return `:root{${declare(values)}}${compileColours(readFileSync(join(root, 'styles/colours.css'), 'utf8'), brand)}`;
}

/**
 * Compiles the style sheets of a language, and adds what they load to `files`. `plugin` is for imports of class names.
 * `sheets` returns the sheet of pages, and one with what the first display does not need.
 */
export function compileStyles(root: string, folder: string, base: string, files: AssetFiles) {
  const modules = new Map<string, string>(); // scripts with class names, by path
  const publish = (path: string) => readAsset(path, base, files).src;

  function compile(file: string) {
    const { code, classes } = compileSheet(root, file, publish);
    modules.set(join(root, file), classesModule(classes));
    return code;
  }

  const theme = compile('styles/theme.css');
  const lateRules = `${late.map(compile).join('')}@media print{${compile('styles/print.css')}}`;
  const components = listFiles(join(root, 'styles')).map((file) => `styles/${file}`)
    .filter((file) => file.endsWith(moduleSuffix) && file !== viewer);
  const rules = ['styles/base.css', 'styles/controls.css', ...components].map(compile).join('');
  const ofOwnContent = compile('styles/own-pages.css');
  const ofTeam = siteFiles(root, folder).filter((file) => file.endsWith('.css') && file !== teamTheme)
    .map(compile).join('');
  const ofTheme = compile(teamTheme);

  const plugin: Plugin = {
    name: 'css-modules',
    setup: (build) => build.onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: modules.get(path), loader: 'js' })),
  };

  /** Escapes `</style>` in strings, which would close the element. */
  function sheets(prerenderer: Prerenderer, brand: Brand): [css: string, lateCss: string] {
    const ofPages = prerenderer.hasOwnContent ? ofOwnContent : '';
    const css = [theme, derivedStyles(root, prerenderer, brand), ofTheme, rules, ofPages, ofTeam].join('');
    return [css.replaceAll('</', '<\\/'), lateTexts(prerenderer) + lateRules];
  }

  return { plugin, sheets };
}
