import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { listFiles } from '../common/folder';
import { siteFiles } from '../common/languages';
import { Mistake } from '../common/mistake';
import { classesModule, compileSheet, moduleSuffix } from './compile-sheet';

const viewer = `styles/Viewer${moduleSuffix}`; // not visible before the script runs
const teamTheme = 'src/site/theme.css';

/** `lateSheet` is what the first display does not need. `plugin` is for imports of class names. Throws a Mistake. */
export function compileSheets(root: string, resolveUrl?: (url: string, folder: string) => string, language = '') {
  const modules = new Map<string, string>(); // scripts with class names, by file
  const animations = new Map<string, string>(); // files, by name of keyframes

  function compile(file: string) {
    const { code, classes, keyframes } = compileSheet(root, file, resolveUrl);
    modules.set(file, classesModule(classes));
    for (const name of keyframes) {
      const other = animations.get(name) ?? file; // they are global: the last would replace others
      if (other !== file) throw new Mistake(`${file}: ${other} already has @keyframes ${name}; choose another name`);
      animations.set(name, file);
    }
    return code;
  }

  // The team's come last, so that a mistake names their file.
  const theme = compile('styles/theme.css');
  const late = [viewer, 'styles/current-section.css', 'styles/pointer.css', 'styles/view-transitions.css'];
  const lateSheet = `${late.map(compile).join('')}@media print{${compile('styles/print.css')}}`;
  const components = listFiles(join(root, 'styles')).sort().map((file) => `styles/${file}`)
    .filter((file) => file.endsWith(moduleSuffix) && file !== viewer);
  const rules = ['styles/base.css', 'styles/controls.css', ...components].map(compile).join('');
  const ofOwnContent = compile('styles/own-pages.css');
  const ofTeam = siteFiles(root, language).sort()
    .filter((file) => file.endsWith('.css') && file !== teamTheme).map(compile).join('');
  const ofTheme = compile(teamTheme);

  const plugin: Plugin = {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) =>
        ({ contents: modules.get(relative(realpathSync(root), path).replaceAll(sep, '/')), loader: 'js' }));
    },
  };

  /** Escapes `</style>` in strings, which would close the element. */
  const sheetWith = (derived: string, hasOwnContent: boolean) =>
    [theme, derived, ofTheme, rules, hasOwnContent ? ofOwnContent : '', ofTeam].join('').replaceAll('</', '<\\/');

  return { plugin, lateSheet, sheetWith };
}
