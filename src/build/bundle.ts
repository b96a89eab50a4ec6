import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildFailure, type BuildOptions, type BuildResult, type Message, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { Mistake } from './mistake';

function describe({ text, location }: Message) {
  if (!location) return text;
  const file = location.file.replace('src/content.ts', 'content.ts');
  return `${file}:${location.line}: ${text}`;
}

const failed = (messages: Message[]) => new Mistake(messages.map(describe).join('\n'));

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

/** Bundles in memory, for browsers or for Node. Throws a Mistake for errors and for warnings. */
export async function bundle(root: string, options: BuildOptions): Promise<BuildResult<{ write: false; metafile: true }>> {
  try {
    const result = await build({
      ...options,
      tsconfigRaw: {},
      jsx: 'automatic',
      bundle: true,
      write: false,
      metafile: true,
      absWorkingDir: root,
      logLevel: 'silent',
    });
    if (result.warnings.length > 0) throw failed(result.warnings);
    return result;
  } catch (error) {
    throw isBuildFailure(error) ? failed(error.errors) : error;
  }
}

/** The path of a page or module, or the name of a package, and its size in bytes. */
export type Share = [path: string, bytes: number];

/** The name of a module's package, or its own path if it belongs to none. */
const packageOf = (path: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;

/** The size of each module or package in the bundle, minified but not compressed, largest first. */
export function modulesOf({ outputs }: Metafile): Share[] {
  const sizes = new Map<string, number>();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = packageOf(path);
      sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput);
    }
  }
  return [...sizes].filter(([, bytes]) => bytes > 0).sort(([, a], [, b]) => b - a);
}

/**
 * Returns the exports of a CommonJS module. Node's own loader would never release its memory; of other code, Node applies
 * source maps to evaluated code only.
 */
function evaluate(root: string, { path, text }: OutputFile) {
  const require = createRequire(join(root, 'package.json'));
  const module = { exports: {} };
  (0, eval)(`(function (module, exports, require) {${text}\n})\n//# sourceURL=${pathToFileURL(path)}`)(module, module.exports, require);
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
