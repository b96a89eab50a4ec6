import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const intervalMs = 250;

function timesBelow(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || basename(path) === 'node_modules') return '';
  if (!stats.isDirectory()) return `${path} ${stats.ino} ${stats.size} ${stats.ctimeMs}\n`;
  return readdirSync(path).map((name) => timesBelow(join(path, name))).join('');
}

function timesOf(paths: string[]) {
  try {
    return paths.map(timesBelow).join('');
  } catch {
    return undefined; // a folder was deleted meanwhile
  }
}

/**
 * Runs `task` now and after changes of files, one run at a time. Resolves after the first run. It polls, which sees new
 * folders and replaced files on every system.
 */
export async function runOnChanges(paths: string[], task: () => Promise<void>) {
  let before = timesOf(paths);

  async function look() {
    const now = timesOf(paths);
    if (now !== before) {
      before = now;
      await task();
    }
    setTimeout(look, intervalMs);
  }

  await task();
  setTimeout(look, intervalMs);
}
