// The bundler: quiet, strict, and for Node as well as for browsers.
import { createRequire } from 'node:module';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { assetFilter } from './images.mjs';
import { Mistake } from './mistake.mjs';

// h('p', null, text) is shorter than what the automatic runtime makes of <p>{text}</p>.
const jsx = (root) => ({ tsconfigRaw: {}, jsx: 'transform', jsxFactory: 'h', jsxFragment: 'Fragment', inject: [join(root, 'src/tools/jsx.mjs')] });

const describe = ({ text, location }) => {
  const file = location?.file.replace('src/content.ts', 'content.ts');
  return location ? `${file}:${location.line}: ${text}` : text;
};

const failed = (messages) => new Mistake(messages.map(describe).join('\n'));

/** Bundles in memory. Throws a Mistake for errors and, since they are as bad, for warnings. */
export async function bundle(root, options) {
  const settings = { bundle: true, write: false, metafile: true, absWorkingDir: root, logLevel: 'silent', ...jsx(root) };
  const result = await esbuild.build({ ...settings, ...options }).catch((error) => {
    throw error.errors ? failed(error.errors) : error;
  });
  if (result.warnings.length > 0) throw failed(result.warnings);
  return result;
}

/** Puts the file `path` in the place of src/content.ts, and names the files of assets/ it asks for in vain. */
export const contentPlugin = (path) => ({
  name: 'content',
  setup(build) {
    build.onResolve({ filter: /\/content$/ }, () => ({ path }));
    build.onResolve({ filter: assetFilter }, (args) => {
      const file = resolve(args.resolveDir, args.path);
      return existsSync(file) ? { path: file } : { errors: [{ text: `there is no file ${relative(build.initialOptions.absWorkingDir, file)}` }] };
    });
  },
});

/** What the module `prepared` says: the prepared content, by name. */
export const preparedModule = (prepared) =>
  Object.entries(prepared).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');

/** Gives the prepared content to those who import `prepared`. */
export const preparedPlugin = (prepared) => ({
  name: 'prepared',
  setup(build) {
    build.onResolve({ filter: /^prepared$/ }, ({ path }) => ({ path, namespace: 'prepared' }));
    build.onLoad({ filter: /.*/, namespace: 'prepared' }, () => ({ contents: preparedModule(prepared) }));
  },
});

/** Bundles modules for Node and loads them; `entryPoints` and the result are by name. */
export async function load(root, entryPoints, plugins) {
  const outdir = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    const node = { platform: 'node', format: 'cjs', outExtension: { '.js': '.cjs' }, define: { 'process.env.NODE_ENV': '"production"' } };
    const { outputFiles } = await bundle(root, { entryPoints, outdir, plugins, ...node });
    for (const { path, contents } of outputFiles) writeFileSync(path, contents);
    const require = createRequire(outdir);
    return Object.fromEntries(Object.keys(entryPoints).map((name) => [name, require(join(outdir, `${name}.cjs`))]));
  } finally {
    rmSync(outdir, { recursive: true });
  }
}
