import { existsSync, type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Mistake } from '../common/mistake';

const settlingMs = 20; // a save may be several changes

/** The watchers of folders, by their real paths. */
type Watchers = Map<string, FSWatcher>;

/**
 * Watches a folder and those below it, each once, so that a link that leads back to one ends there. Each has a watcher:
 * one that is `recursive` loses files that are replaced, in Node 20 on Linux.
 */
function watchBelow(path: string, note: () => void, watchers: Watchers) {
  try {
    if (basename(path) === 'node_modules' || !existsSync(path) || !statSync(path).isDirectory()) return;
    const folder = realpathSync(path);
    if (watchers.has(folder)) return;
    watchers.set(folder, watch(folder, note).on('error', note)); // first, so that no new folder in it is missed
    for (const name of readdirSync(folder)) watchBelow(join(folder, name), note, watchers);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new Mistake(`Changes cannot be watched: ${message}`); // else its parent's watcher sees
  }
}

/**
 * Runs `task` now and after changes at or below these names in a folder, one run at a time. Rejects if a run does, and
 * with a Mistake if a folder cannot be watched.
 */
export async function runOnChanges(root: string, names: string[], task: () => Promise<void>): Promise<never> {
  for (;;) {
    const watchers: Watchers = new Map();
    const changed = new Promise<void>((note) => {
      const folder = realpathSync(root);
      watchers.set(folder, watch(folder, (_, name) => (name === null || names.includes(name)) && note()));
      for (const name of names) watchBelow(join(folder, name), note, watchers);
    });
    await Promise.all([task(), changed]);
    for (const watcher of watchers.values()) watcher.close();
    await setTimeout(settlingMs);
  }
}
