import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Location, type Message, type Plugin } from 'esbuild';
import { Mistake } from '../common/mistake';
import { kitOnly } from './kit-only';

function hintFor(text: string, { file, line, column, lineText }: Location) {
  if (/[‘’“”]/.test(text)) return "; write straight quotes: '";
  if (file.endsWith('.tsx') || !/^Expected "[})\]]" but found|^Unterminated string/.test(text)) return '';
  if (/found ";"$/.test(text)) return '; write a comma';
  const isFirst = lineText.slice(0, column).trim() === '';
  if (isFirst) return `; a comma may be missing at the end of line ${line - 1}`;
  return "; a comma or a ' may be missing before it, and an apostrophe is written \\' or ’";
}

function describe({ location, ...message }: Message) {
  const text = message.text.replace(/^No loader is configured .*\/(.+)/,
    '$1 cannot be imported, as AVIF, SVG, PDF and WOFF2 can; put it into assets/root/, and write its whole address');
  if (!location) return text;
  return `${location.file.replace(/^src\/site\//, '')}:${location.line}: ${text}${hintFor(text, location)}`;
}

const failed = (messages: Message[]) => new Mistake(messages.map(describe).join('\n'));

const utf8Only: Plugin = {
  name: 'utf8-only',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (isUtf8(readFileSync(path))) return undefined;
      return { errors: [{ text: `${basename(path)}: its accents would be lost; save the file as UTF-8` }] };
    });
  },
};

/** Bundles a file in memory. Throws a Mistake for errors and warnings. */
export async function bundle(root: string, entryPoint: string, { plugins = [], ...options }: BuildOptions) {
  try {
    const { warnings, outputFiles } = await build({
      jsx: 'automatic',
      ...options,
      plugins: [kitOnly(root), utf8Only, ...plugins],
      alias: { site: join(root, 'src/site') },
      entryPoints: [entryPoint],
      outfile: `${entryPoint}.js`, // never written
      tsconfigRaw: {},
      bundle: true,
      write: false,
      absWorkingDir: root,
      logLevel: 'silent',
    });
    if (warnings.length > 0) throw failed(warnings);
    return outputFiles[0]!;
  } catch (error) {
    throw error instanceof Error && 'errors' in error ? failed(error.errors as Message[]) : error;
  }
}

/**
 * Bundles a module for Node and runs it with `globals`. It uses `eval`: `import()` keeps every version in memory, and
 * Node applies no source maps to `node:vm`.
 */
export async function load<Exports>(
  root: string, entryPoint: string, plugins: Plugin[] = [], isDevelopment = false, globals = {},
): Promise<Exports> {
  const { path, text } = await bundle(root, entryPoint, {
    plugins,
    platform: 'node',
    format: 'cjs',
    sourcemap: 'inline',
    sourcesContent: false,
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
  });
  const module = { exports: {} };
  const variables = { module, exports: module.exports, require: createRequire(path), ...globals };
  const code = `(function (${Object.keys(variables)}) {${text}\n})\n//# sourceURL=${pathToFileURL(path)}`;
  (0, eval)(code)(...Object.values(variables));
  return module.exports as Exports;
}
