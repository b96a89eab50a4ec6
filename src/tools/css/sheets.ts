import type { Plugin } from 'esbuild';
import { relative, sep } from 'node:path';
import { type AssetFiles, readAsset } from '../build/read-asset';
import { classesModule, compileSheet } from './compile-sheet';

export type Sheets = ReturnType<typeof sheetsOf>;

/** Compiles style sheets, each once, and adds the files that they load to `files`. `plugin` resolves their imports. */
export function sheetsOf(root: string, sitePath: string, files: AssetFiles) {
  const compiled = new Map<string, ReturnType<typeof compileSheet>>(); // by path from the root
  const publish = (path: string) => readAsset(path, sitePath, files).src;

  function compile(file: string) {
    const sheet = compiled.get(file) ?? compileSheet(root, file, publish);
    compiled.set(file, sheet);
    return sheet;
  }

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

  /** The compiled code of a sheet, by its path from the root. */
  const codeOf = (file: string) => compile(file).code;

  /** The imported sheets of packages and of the team. */
  function imported() {
    // Sorted, since esbuild loads files in parallel.
    const files = [...compiled.keys()].filter((file) => !file.startsWith('styles/')).sort();
    const isOfTeam = (file: string) => file.startsWith('src/');
    return { ofPackages: files.filter((file) => !isOfTeam(file)), ofTeam: files.filter(isOfTeam) };
  }

  return { plugin, codeOf, imported };
}
