import { existsSync, type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const settlingMs = 20; // a save may be several changes

/** Adds a folder and those below it, by their real paths, so that a link that leads back to one ends there. */
function addFolders(path: string, found: Set<string>) {
  if (basename(path) === 'node_modules' || !existsSync(path) || !statSync(path).isDirectory()) return;
  const folder = realpathSync(path);
  if (found.has(folder)) return;
  found.add(folder);
  for (const name of readdirSync(folder)) addFolders(join(folder, name), found);
}

/**
 * Calls `note` for changes at or below the paths. Returns a function that watches the folders that are there now, which
 * may be new. Each has a watcher: one that is `recursive` loses files that are replaced, in Node 20 on Linux.
 */
function watchBelow(paths: string[], note: (path: string) => void) {
  let watchers: FSWatcher[] = [];
  const parents = new Set(paths.map(dirname));

  const open = (folder: string) => watch(folder, (_, name) => {
    const path = join(folder, name ?? '');
    if (!parents.has(folder) || paths.includes(path)) note(path);
  }).on('error', () => {}); // it is deleted

  return () => {
    const folders = new Set(parents);
    for (const path of paths) addFolders(path, folders);
    const before = watchers;
    watchers = [...folders].map(open);
    for (const watcher of before) watcher.close(); // now, so that no change is missed
  };
}

/**
 * Runs `task` now and after changes at or below the paths, one run at a time, with the paths that have changed.
 * Resolves after the first run.
 */
export async function runOnChanges(paths: string[], task: (changed: ReadonlySet<string>) => Promise<void>) {
  let changed = new Set<string>();
  let wake = () => {};
  const watchNew = watchBelow(paths, (path) => {
    changed.add(path);
    wake();
  });

  async function goOn() {
    for (;;) {
      if (changed.size === 0) await new Promise<void>((resolve) => (wake = resolve));
      await setTimeout(settlingMs);
      try {
        watchNew();
      } catch {
        continue; // a folder is being deleted
      }
      const now = changed;
      changed = new Set();
      await task(now);
    }
  }

  watchNew();
  await task(changed);
  void goOn();
}
