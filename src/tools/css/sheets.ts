import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { listFiles } from '../common/folder';
import { siteFiles } from '../common/languages';
import { Mistake } from '../common/mistake';
import { classesModule, compileSheet, moduleSuffix } from './compile-sheet';

const viewer = `styles/Viewer${moduleSuffix}`; // the only component that is not visible before the script runs
const ownTheme = 'src/site/theme.css';

/**
 * Compiles the style sheets of a site, in the language of a folder. `lateSheet` has what the first display does not
 * need. `plugin` lets components import class names. Throws a Mistake for a style sheet that is not valid.
 */
export function compileSheets(root: string, resolveUrl?: (url: string, folder: string) => string, language = '') {
  const modules = new Map<string, string>(); // scripts with class names, by file
  const animations = new Map<string, string>(); // files, by name of keyframes

  function compile(file: string) {
    const { code, classes, keyframes } = compileSheet(root, file, resolveUrl);
    modules.set(file, classesModule(classes));
    for (const name of keyframes) {
      const other = animations.get(name) ?? file; // names of keyframes are global: the last one would replace others
      if (other !== file) throw new Mistake(`${file}: ${other} already has @keyframes ${name}; choose another name`);
      animations.set(name, file);
    }
    return code;
  }

  // The team's come last, so that a mistake names one of theirs.
  const theme = compile('styles/theme.css');
  const late = [viewer, 'styles/current-section.css', 'styles/pointer.css', 'styles/view-transitions.css'];
  const lateSheet = `${late.map(compile).join('')}@media print{${compile('styles/print.css')}}`;
  const components = listFiles(join(root, 'styles')).sort().map((file) => `styles/${file}`)
    .filter((file) => file.endsWith(moduleSuffix) && file !== viewer);
  const rules = ['styles/base.css', 'styles/controls.css', ...components].map(compile).join('');
  const ofOwnContent = compile('styles/own-pages.css');
  const ofTeam = siteFiles(root, language).sort()
    .filter((file) => file.endsWith('.css') && file !== ownTheme).map(compile).join('');
  const own = compile(ownTheme);

  const plugin: Plugin = {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) =>
        ({ contents: modules.get(relative(realpathSync(root), path).replaceAll(sep, '/')), loader: 'js' }));
    },
  };

  /** Escapes `</`, since `</style>` in a string would close the element. */
  const sheetWith = (derived: string, hasOwnContent: boolean) =>
    [theme, derived, own, rules, hasOwnContent ? ofOwnContent : '', ofTeam].join('').replaceAll('</', '<\\/');

  return { plugin, lateSheet, sheetWith };
}
