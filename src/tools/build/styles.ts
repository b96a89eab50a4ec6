import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, compileColors, logoStyle } from '../css/brand';
import { headlineStyle, letterWidths, partsOf } from '../css/headline';
import { moduleSuffix } from '../css/sheets';
import { listFiles } from '../files';
import type { LoadedLanguage } from './load-languages';

// Both are hidden at first. Until these styles load, an open menu has the browser's default styles.
const deferredModules = ['Menu', 'Viewer'].map((name) => `styles/${name}${moduleSuffix}`);

const theme = 'src/site/theme.css';

const longest = (words: string[]) => Math.max(...words.map((word) => [...word].length));

const declare = (values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => `--${name}:${value};`).join('');

/** Returns the custom properties that are derived from the texts and the logo. */
function derivedValues({ data, sitePath, site, components }: LoadedLanguage, brand: Brand, isStatic: boolean) {
  const { home, projects } = data;
  const { sections, pages, staticPages } = components;
  const headline = home.headline.join('');
  const headings = Object.values(sections).map(({ heading }) => heading);
  const titles = [pages, isStatic ? staticPages : [], projects].flatMap(Object.values<{ title: string }>)
    .map(({ title }) => title);
  return {
    ...logoStyle(brand, sitePath),
    ...letterWidths,
    ...headlineStyle(headline),
    'letters': longest(partsOf([headline, home.contact[0], ...headings, ...titles].join(' '))),
    'mail-letters': site.email.length,
    'mail-part-letters': longest(site.email.split(/(?=@)/)),
  };
}

/**
 * Returns the styles that are inlined in the pages of a language, and the deferred ones, which the first view does not
 * need. The team's rules are in no layer, so they override all layers. Its tokens share a layer with ours.
 */
export function stylesOf(root: string, language: LoadedLanguage, brand: Brand, isStatic: boolean, page?: string) {
  const { components: { hasTeamContent }, compileSheets } = language;
  const importedSheets = language.importedSheets(page);
  const layer = (name: string, code: string) => (code ? `@layer ${name}{${code}}` : '');
  const ours = (name: string) => compileSheets([`styles/${name}.css`]);
  const derived = declare(derivedValues(language, brand, isStatic));
  const codeColors = isStatic ? ours('code') : '';
  const colors = compileColors(readFileSync(join(root, 'styles/colors.css'), 'utf8'), brand);
  const modules = listFiles(join(root, 'styles')).map((file) => `styles/${file}`)
    .filter((file) => file.endsWith(moduleSuffix) && !deferredModules.includes(file));
  const isFromTeam = (file: string) => file.startsWith('src/');
  const css = [
    layer('theme', `${ours('theme')}:root{${derived}}${colors}${codeColors}${compileSheets([theme])}`),
    layer('base', ['base', 'controls', 'square'].map(ours).join('')),
    layer('plain', isStatic || hasTeamContent ? ours('plain') : ''),
    layer('packages', compileSheets(importedSheets.filter((file) => !isFromTeam(file)))),
    layer('components', compileSheets(modules)),
    compileSheets(importedSheets.filter((file) => isFromTeam(file) && file !== theme)),
  ].join('');
  const deferredCss = [
    layer('base', ours('deferred')),
    layer('components', compileSheets(deferredModules)),
    layer('print', `@media print{${ours('print')}}`),
  ].join('');
  return { css: css.replaceAll('</', '<\\/'), deferredCss }; // `</style>` in a string would close the element
}
