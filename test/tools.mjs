// The tools for tests that Node runs as they are: bundled, as build.mjs bundles them.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const root = join(import.meta.dirname, '..');
const outfile = join(root, 'node_modules/.cache', `test-tools-${process.pid}.mjs`);
const names = {
  'src/build/bundle': ['load'],
  'src/build/colours': ['lightOf', 'resolveColour', 'tokensOf'],
  'src/build/compress': ['compress'],
  'src/build/folder': ['writeFolder'],
  'src/build/mistake': ['defined', 'explain', 'Mistake'],
  'src/build/site': ['buildSite'],
  'src/pages/project-address': ['projectFile', 'projectQuery'],
  'src/serve/dev': ['develop'],
  'src/serve/server': ['handler', 'listen', 'portOf'],
};
const contents = Object.entries(names).map(([path, exported]) => `export { ${exported} } from './${path}';`).join('\n');

mkdirSync(join(outfile, '..'), { recursive: true });
buildSync({ stdin: { contents, resolveDir: root }, outfile, bundle: true, packages: 'external', platform: 'node', format: 'esm', tsconfigRaw: {} });
export const {
  buildSite, compress, defined, develop, explain, handler, lightOf, listen, load, Mistake, portOf, projectFile, projectQuery,
  resolveColour, tokensOf, writeFolder,
} = await import(pathToFileURL(outfile).href);
rmSync(outfile);
