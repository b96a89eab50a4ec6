// The sites to compare, each built by the tools of its own commit, and their bytes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { Mistake } from '../../src/checks/mistake';
import { handler } from '../../src/tools/serve/server';

/** What the builds of all commits have in common. */
export type Site = { files: Map<string, Buffer>; base: string; script: string };

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] });

process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
});

/** Checks a commit out until this process ends, with the installed packages. Returns its folder. */
export function checkOut(root: string, ref: string) {
  const checkout = join(folder, 'site');
  try {
    git('worktree', 'add', '--detach', checkout, ref);
  } catch {
    throw new Mistake(`There is no commit ${ref} to compare with; git log names those there are.`);
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  return checkout;
}

/** Builds the sources in `root` with their own tools. */
export async function buildAt(root: string): Promise<Site> {
  const outfile = join(root, 'node_modules/.cache', `${basename(folder)}.mjs`); // from where packages resolve
  await build({
    entryPoints: [join(root, 'src/tools/builder/site.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    tsconfigRaw: {},
  });
  const { buildSite } = await import(`${pathToFileURL(outfile)}?${root}`).finally(() => rmSync(outfile));
  return buildSite(root);
}

/** The bytes of a file as it is sent: text in brotli. */
export function bytesOf({ files }: Site, path: string) {
  const bytes = files.get(path)!;
  return /\.(html|js|css|svg)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
}

/** Serves a page of a site, and all that is no page, until this process ends. Returns its address. */
export async function serve({ files, base }: Site, page: string) {
  const used = new Map([...files].filter(([path]) => path === page || !path.endsWith('.html')));
  const server = createServer(handler({ files: used, base })).listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}${base}${page}`;
}
