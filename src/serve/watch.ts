// Watches folders and not files: many editors save by replacing the file, after which its watcher gets no more events.
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';

const debounceMs = 50; // editors write a file in several steps

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A folder and all folders below it except node_modules; empty if it does not exist. */
function foldersIn(folder: string) {
  if (!isFolder(folder)) return [];
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...paths.filter((path) => !relative(folder, path).split(sep).includes('node_modules'))];
}

/** Watches a folder. Returns no watcher if it has just been deleted, which the watcher of its parent reports. */
function watchFolder(folder: string, onChange: (name: string | null) => void) {
  if (!isFolder(folder)) return [];
  const watcher = watch(folder, (_, name) => onChange(name));
  watcher.on('error', () => watcher.close()); // on Windows, when the folder is deleted
  return [watcher];
}

/** Calls `onChange` after changes of `sources`, files and folders in `root`. `refresh` starts to watch new folders. */
export function watchSources(root: string, sources: string[], onChange: () => void) {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  function debounce() {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounceMs);
  }

  function unwatch() {
    for (const watcher of watchers) watcher.close();
  }

  function refresh() {
    const inRoot = watchFolder(root, (name) => (name === null || sources.includes(name)) && debounce());
    const below = sources
      .flatMap((source) => foldersIn(join(root, source)))
      .flatMap((folder) => watchFolder(folder, debounce));
    unwatch();
    watchers = [...inRoot, ...below];
  }

  function close() {
    clearTimeout(timer);
    unwatch();
  }

  return { refresh, close };
}
