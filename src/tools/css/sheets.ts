import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { listFiles } from '../common/folder';
import { Mistake } from '../common/mistake';
import { classesModule, compileSheet, moduleSuffix } from './compile-sheet';

const viewer = `styles/Viewer${moduleSuffix}`; // the only component that is not visible before the script runs

/** Returns the style sheets of components in cascade order. */
function findComponents(root: string) {
  const [ofProgram, own] = ['styles', 'src/site'].map((folder) =>
    listFiles(join(root, folder)).sort().map((file) => `${folder}/${file}`));
  const ofTeam = own!.filter((file) => file.endsWith('.css') && file !== 'src/site/theme.css');
  return [...ofProgram!.filter((file) => file.endsWith(moduleSuffix) && file !== viewer), ...ofTeam];
}

/**
 * Compiles the style sheets of a site. `lateSheet` has what the first display does not need. `plugin` lets components
 * import class names. Throws a Mistake for a style sheet that is not valid.
 */
export function compileSheets(root: string, resolveUrl?: (url: string, folder: string) => string) {
  const modules = new Map<string, string>(); // scripts with class names, by file
  const animations = new Map<string, string>(); // files, by name of keyframes

  function compile(file: string) {
    const { code, classes, keyframes } = compileSheet(root, file, resolveUrl);
    modules.set(file, classesModule(classes));
    for (const name of keyframes) {
      const other = animations.get(name) ?? file; // names of keyframes are global: the last one would replace others
      if (other !== file) throw new Mistake(`${file}: ${other} has @keyframes ${name} too; choose another name`);
      animations.set(name, file);
    }
    return code;
  }

  // The team's come last, so that a mistake names one of theirs.
  const theme = compile('styles/theme.css');
  const late = [viewer, 'styles/current-section.css', 'styles/pointer.css', 'styles/view-transitions.css'];
  const lateSheet = `${late.map(compile).join('')}@media print{${compile('styles/print.css')}}`;
  const rules = ['styles/base.css', 'styles/controls.css', ...findComponents(root)].map(compile).join('');
  const own = compile('src/site/theme.css');

  const plugin: Plugin = {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) =>
        ({ contents: modules.get(relative(realpathSync(root), path).replaceAll(sep, '/')), loader: 'js' }));
    },
  };

  /** Escapes `</`, since `</style>` in a string would close the element. */
  const sheetWith = (derived: string) => (theme + derived + own + rules).replaceAll('</', '<\\/');

  return { plugin, lateSheet, sheetWith };
}
