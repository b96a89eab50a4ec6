// Notices that sources change. It watches folders: an editor that saves often puts a new file in the place of the old one,
// of which whoever watches the file hears no more.
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';

const settleMs = 50; // editors write a file in several steps

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A folder and those of ours below it, outermost first; none when there is no such folder. */
function withFoldersBelow(folder: string) {
  if (!isFolder(folder)) return [];
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...paths.filter((path) => !relative(folder, path).split(sep).includes('node_modules'))];
}

/** Returns no watcher for a folder that is gone by now: its parent, which is watched already, tells of that. */
function watchFolder(folder: string, onChange: (name: string | null) => void) {
  if (!isFolder(folder)) return [];
  const watcher = watch(folder, (_, name) => onChange(name));
  watcher.on('error', () => watcher.close()); // so Windows says that the folder goes
  return [watcher];
}

/**
 * Calls `onChange` soon after something happens to `sources`, which are names of files and folders in `root`, or to what is
 * in them. Folders come and go: `follow` watches those that are there when it is called, until `close` is.
 */
export function watchSources(root: string, sources: string[], onChange: () => void) {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  function notice() {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  }

  function unwatch() {
    for (const watcher of watchers) watcher.close();
  }

  function follow() {
    const inRoot = watchFolder(root, (name) => (name === null || sources.includes(name)) && notice());
    const below = sources
      .flatMap((source) => withFoldersBelow(join(root, source)))
      .flatMap((folder) => watchFolder(folder, notice));
    unwatch();
    watchers = [...inRoot, ...below];
  }

  function close() {
    clearTimeout(timer);
    unwatch();
  }

  return { follow, close };
}
