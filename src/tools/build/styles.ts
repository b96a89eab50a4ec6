import { featureQuery } from '../../model/markup';
import type { FullPage } from '../../model/types';
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

/** Returns the style sheets that a module and all its imports import, but not those of other files in `pages/`. */
function sheetsFrom(start: string, inputs: LoadedLanguage['inputs']) {
  const found = new Set([start]);
  for (const file of found) {
    if (file !== 'virtual:page-files') for (const { path } of inputs[file]?.imports ?? []) found.add(path);
  }
  return Object.keys(inputs).filter((file) => found.has(file) && file.endsWith('.css'));
}

const appSheets = ({ inputs }: LoadedLanguage) => sheetsFrom('src/page/render.tsx', inputs);

/** Returns the style sheets that a static page imports and the app does not. */
export function ownSheets(language: LoadedLanguage, { meta }: FullPage) {
  const shared = new Set(appSheets(language));
  return sheetsFrom(`src/site/${language.folder}pages/${meta.source}`, language.inputs)
    .filter((file) => !shared.has(file));
}

/**
 * Returns the styles that are inlined in the pages of the app or in static pages, which may have their own sheets. The
 * team's rules are in no layer, so they override all layers. Its tokens share a layer with ours.
 */
export function inlineStyles(context: Context, language: LoadedLanguage, isStatic: boolean, own: string[] = []) {
  const { brand, colors, compileSheets } = context;
  const ours = (...names: string[]) => compileSheets(names.map((name) => `styles/${name}.css`));
  const enhanced = `@supports ${featureQuery}{@media screen and (scripting:enabled){${ours('enhanced')}}}`;
  const imported = [...appSheets(language), ...own];
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
