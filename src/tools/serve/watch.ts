import { existsSync, type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Mistake } from '../common/mistake';

const settlingMs = 20; // one save may cause several events

/** By real path. */
type Watchers = Map<string, FSWatcher>;

/**
 * Watches each folder once, since links may form a cycle. Does not use `recursive`, which misses replaced files
 * in Node 20 on Linux. Throws a Mistake if a folder cannot be watched.
 */
function watchBelow(path: string, note: () => void, watchers: Watchers) {
  try {
    if (basename(path) === 'node_modules' || !existsSync(path) || !statSync(path).isDirectory()) return;
    const folder = realpathSync(path);
    if (watchers.has(folder)) return;
    watchers.set(folder, watch(folder, note).on('error', note)); // before readdir, to miss no new folder
    for (const name of readdirSync(folder)) watchBelow(join(folder, name), note, watchers);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new Mistake(`Changes cannot be watched: ${message}`); // else its parent reports it
  }
}

/**
 * Runs `task` now and after changes of `names` in `root`, one run at a time. Rejects if a run does, or with a Mistake
 * if watching fails.
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
