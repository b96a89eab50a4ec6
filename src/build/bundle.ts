// The bundler: quiet, strict, in memory, for browsers and for Node.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type BuildFailure, type BuildOptions, type BuildResult, type Message, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { Mistake } from './mistake';

function describe({ text, location }: Message) {
  if (!location) return text;
  const file = location.file.replace('src/content.ts', 'content.ts');
  return `${file}:${location.line}: ${text}`;
}

const failed = (messages: Message[]) => new Mistake(messages.map(describe).join('\n'));

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

/** Bundles in memory. Throws a Mistake for errors and, since they are as bad, for warnings. */
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

/** A page or a module, and its size in bytes. */
export type Share = [path: string, bytes: number];

/** A module of a package is counted as the package. */
const nameOf = (path: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;

/** What each module has in a bundled file, minified and not compressed, largest first. */
export function modulesOf({ outputs }: Metafile): Share[] {
  const sizes = new Map<string, number>();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = nameOf(path);
      sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput);
    }
  }
  return [...sizes].filter(([, bytes]) => bytes > 0).sort(([, a], [, b]) => b - a);
}

/** What a CommonJS module exports. Node's own loader would keep each for as long as it runs. */
function evaluate(root: string, { path, text }: OutputFile) {
  const require = createRequire(join(root, 'package.json'));
  const module = { exports: {} };
  compileFunction(text, ['module', 'exports', 'require'], { filename: path })(module, module.exports, require);
  return module.exports;
}

/** Bundles modules for Node and loads them; `entryPoints` and the result are by name. */
export async function load<Modules extends object>(
  root: string,
  entryPoints: Record<keyof Modules, string>,
  plugins: Plugin[],
): Promise<Modules> {
  const { outputFiles } = await bundle(root, {
    entryPoints,
    outdir: join(root, 'loaded'), // names the files, which are not written
    plugins,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const modules = outputFiles.map((file) => [basename(file.path, '.js'), evaluate(root, file)]);
  return Object.fromEntries(modules) as Modules;
}
