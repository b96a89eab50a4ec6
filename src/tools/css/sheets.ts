import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { type AssetFiles, readAsset } from '../assets/read-asset';
import { classesModule, compileSheet } from './compile-sheet';

// Not visible before a press. Until they load, browsers show the menu in their own way.
const hidden = ['Drawer', 'Viewer'].map((name) => `styles/${name}${moduleSuffix}`);
const teamTheme = 'src/site/theme.css';

/** Compiles style sheets, each once, and adds what they load to `files`. `plugin` is for imports of class names. */
export function sheetsOf(root: string, base: string, files: AssetFiles) {
  const compiled = new Map<string, ReturnType<typeof compileSheet>>(); // by path from the root
  const publish = (path: string) => readAsset(path, base, files).src;

  function compile(file: string) {
    const sheet = compiled.get(file) ?? compileSheet(root, file, publish);
    compiled.set(file, sheet);
    return sheet;
  }

  // The team's come last, so that a mistake names their file.
  const theme = compile('styles/theme.css');
  const late = [...hidden, 'styles/pointer.css', 'styles/view-transitions.css'];
  const lateSheet = `${late.map(compile).join('')}@media print{${compile('styles/print.css')}}`;
  const components = listFiles(join(root, 'styles')).sort().map((file) => `styles/${file}`)
    .filter((file) => file.endsWith(moduleSuffix) && !hidden.includes(file));
  const rules = ['styles/base.css', 'styles/controls.css', ...components].map(compile).join('');
  const ofOwnContent = compile('styles/own-pages.css');
  const ofTeam = siteFiles(root, language).sort()
    .filter((file) => file.endsWith('.css') && file !== teamTheme).map(compile).join('');
  const ofTheme = compile(teamTheme);

  const plugin: Plugin = {
    name: 'style-sheets',
    setup: (build) => build.onLoad({ filter: /\.css$/ }, ({ path }) => {
      const file = relative(root, path).replaceAll(sep, '/');
      try {
        return { contents: classesModule(compile(file).classes), loader: 'js' };
      } catch (error) {
        return { errors: [{ text: (error as Error).message }] };
      }
    }),
  };

  /** The code of a sheet, given by its path from the root. */
  const codeOf = (file: string) => compile(file).code;

  /** The imported sheets that are not ours: those of packages before those of the team. */
  function imported() {
    const isOfTeam = (file: string) => file.startsWith('src/');
    const others = [...compiled.keys()].filter((file) => !file.startsWith('styles/')).sort();
    return [...others.filter((file) => !isOfTeam(file)), ...others.filter(isOfTeam)];
  }

  return { plugin, codeOf, imported };
}
