import { featureQuery } from '../../model/feature-query';
import type { FullPage } from '../../model/types';
import { pathOf } from '../../model/urls';
import { logoStyle } from '../css/brand';
import { titleWidths } from '../css/headline';
import { moduleSuffix } from '../css/compile-sheet';
import type { Context } from './context';
import type { LoadedLanguage } from './load-languages';

// Both are hidden at first. Until these styles load, an open menu has the browser's default styles.
const deferredModules = ['Menu', 'Viewer'].map((name) => `styles/${name}${moduleSuffix}`);

const theme = 'src/site/theme.css';

const declare = (values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => `--${name}:${value};`).join('');

const layer = (name: string, code: string) => (code ? `@layer ${name}{${code}}` : '');

/** Returns the custom properties that are derived from the texts and the logo. */
function derivedValues({ brand, sitePath }: Context, { data, site, components }: LoadedLanguage, isStatic: boolean) {
  const { home, projects } = data;
  const { sections, pages, staticPages } = components;
  const headings = Object.values(sections).map(({ heading }) => heading);
  const titles = [pages, isStatic ? staticPages : [], projects].flatMap(Object.values<{ title: string }>)
    .map(({ title }) => title);
  return {
    ...logoStyle(brand, sitePath),
    ...titleWidths(home.headline.join(''), [home.contact[0], ...headings, ...titles], site.email),
  };
}

/** Returns the style sheets that a module and all its imports import. `start` is its path without extension. */
function sheetsFrom(start: string, inputs: LoadedLanguage['inputs']) {
  const { 'virtual:page-files': pageFiles, ...modules } = inputs; // these lead to all pages
  const found = new Set(Object.keys(modules).filter((path) => pathOf(path) === start));
  for (const file of found) for (const { path } of modules[file]?.imports ?? []) found.add(path);
  return Object.keys(modules).filter((file) => found.has(file) && file.endsWith('.css'));
}

/**
 * Returns the styles that are inlined in the pages of the app or in a static page. The team's rules are in no layer, so
 * they override all layers. Its tokens share a layer with ours.
 */
export function inlineStyles(context: Context, language: LoadedLanguage, page?: FullPage) {
  const { brand, colors, compileSheets } = context;
  const isStatic = page !== undefined;
  const ours = (...names: string[]) => compileSheets(names.map((name) => `styles/${name}.css`));
  const enhanced = `@supports ${featureQuery}{@media screen and (scripting:enabled){${ours('enhanced')}}}`;
  const ownSheets = page ? sheetsFrom(`src/site/${language.folder}pages/${page.file}`, language.inputs) : [];
  const imported = [...new Set([...sheetsFrom('src/page/render', language.inputs), ...ownSheets])];
  const compileFrom = (folder: RegExp) => compileSheets(imported.filter((file) => folder.test(file)));
  const components = imported.filter((file) => file.startsWith('styles/') && !deferredModules.includes(file)).sort();
  const css = [
    layer('theme', [
      ours('theme'),
      `:root{${declare(derivedValues(context, language, isStatic))}}`,
      colors,
      isStatic ? ours('code') : '',
      compileSheets([theme]),
    ].join('')),
    layer('base', ours('base', 'controls', 'square', 'entrance')),
    layer('plain', isStatic || language.components.hasTeamContent ? ours('plain') : ''),
    layer('packages', compileFrom(/^(?!src\/|styles\/)/)),
    layer('components', compileSheets(components) + enhanced + (brand.logo ? ours('logo') : '')),
    compileFrom(/^src\/(?!site\/theme\.css)/),
  ].join('');
  return css.replaceAll('</', '<\\/'); // `</style>` in a string would close the element
}

/** Returns the styles that load later, because the first view does not need them. */
export const deferredStyles = ({ compileSheets }: Context) => [
  layer('base', compileSheets(['styles/deferred.css'])),
  layer('components', compileSheets(deferredModules)),
  layer('print', `@media print{${compileSheets(['styles/print.css'])}}`),
].join('');
