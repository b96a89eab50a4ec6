// The sites that are compared: each is built by the tools of its own commit.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compress, Mistake } from '../../../test/tools.mjs';

/** @import { BuiltSite } from '../../build/site' */

/** @typedef {{ name: string, root: string, build: (content?: string) => Promise<BuiltSite> }} Version */

/**
 * The sources below `root`, which `build` makes a site of, with the content file `content` or with their own.
 * @param {string} name
 * @param {string} root
 * @returns {Promise<Version>}
 */
export async function versionAt(name, root) {
  const { buildSite } = await import(pathToFileURL(join(root, 'test/tools.mjs')).href);
  return {
    name,
    root,
    async build(content) {
      const site = await buildSite({ root, content });
      return site.files.has('index.html.br') ? site : { ...site, files: await compress(site.files) }; // older tools compress themselves
    },
  };
}

/**
 * Calls `use` with the version of the commit `ref`, checked out into a folder that is gone afterwards. It uses the
 * packages that are installed here.
 * @template T
 * @param {string} root
 * @param {string} ref
 * @param {(version: Version) => Promise<T>} use
 */
export async function withVersion(root, ref, use) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const checkout = join(folder, 'site');
  function clear() {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
  process.once('SIGINT', () => {
    clear();
    process.exit(130);
  });
  try {
    git('worktree', 'add', '--detach', checkout, ref);
  } catch {
    clear();
    throw new Mistake(`There is no commit ${ref} to compare with; git log names those there are.`);
  }
  try {
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    return await use(await versionAt(ref, checkout));
  } finally {
    clear();
  }
}
