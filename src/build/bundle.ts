import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildFailure, type BuildOptions, type Message, type OutputFile, type Plugin } from 'esbuild';
import { Mistake } from './mistake';

/** What to do about an error of syntax that is usual in content; empty for others. */
function cureFor({ text, location }: Message) {
  if (/[‘’“”]/.test(text)) return "; write straight quotes: '";
  if (!location || !/^Expected "[})\]]" but found|^Unterminated string/.test(text)) return '';
  const isFirst = location.lineText.slice(0, location.column).trim() === '';
  if (isFirst) return `; a comma may be missing at the end of line ${location.line - 1}`;
  return "; in a text between '…', an apostrophe is written \\' or ’";
}

function describe(message: Message) {
  const { text, location } = message;
  if (!location) return text;
  const file = location.file.replace('src/content.ts', 'content.ts');
  return `${file}:${location.line}: ${text}${cureFor(message)}`;
}

const failed = (messages: Message[]) => new Mistake(messages.map(describe).join('\n'));

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

/** Bundles in memory, for browsers or for Node. Throws a Mistake for errors and for warnings. */
export async function bundle(root: string, options: BuildOptions) {
  try {
    const result = await build({
      ...options,
      tsconfigRaw: {},
      jsx: 'automatic',
      bundle: true,
      write: false,
      absWorkingDir: root,
      logLevel: 'silent',
    });
    if (result.warnings.length > 0) throw failed(result.warnings);
    return result;
  } catch (error) {
    throw isBuildFailure(error) ? failed(error.errors) : error;
  }
}

/**
 * Returns the exports of a CommonJS module. Node's own loader would never release its memory; of other code, Node
 * applies source maps to evaluated code only.
 */
function evaluate(root: string, { path, text }: OutputFile) {
  const require = createRequire(join(root, 'package.json'));
  const module = { exports: {} };
  const code = `(function (module, exports, require) {${text}\n})\n//# sourceURL=${pathToFileURL(path)}`;
  (0, eval)(code)(module, module.exports, require);
  return module.exports;
}

/** Bundles modules for Node and loads them. Returns their exports by the names in `entryPoints`. */
export async function load<Modules extends object>(
  root: string,
  entryPoints: Record<keyof Modules, string>,
  plugins: Plugin[],
): Promise<Modules> {
  const { outputFiles } = await bundle(root, {
    entryPoints,
    outdir: join(root, 'loaded'), // required with several entry points; nothing is written
    plugins,
    platform: 'node',
    format: 'cjs',
    sourcemap: 'inline',
    sourcesContent: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const modules = outputFiles.map((file) => [basename(file.path, '.js'), evaluate(root, file)]);
  return Object.fromEntries(modules) as Modules;
}
