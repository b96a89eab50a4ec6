import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const intervalMs = 100;

/** The times of changes below a path. Reads each folder once, since links may form a cycle. */
function timesBelow(path: string, folders: Set<number>): string[] {
  try {
    const stats = statSync(path);
    if (!stats.isDirectory()) return [`${path} ${stats.ino} ${stats.ctimeMs}`];
    if (folders.has(stats.ino)) return [];
    folders.add(stats.ino);
    const names = readdirSync(path).filter((name) => name !== 'node_modules');
    return names.flatMap((name) => timesBelow(join(path, name), folders));
  } catch {
    return []; // just deleted, or a link to nothing
  }
}

/** Runs `task` now and after changes. Polls, since disks of networks report no changes. */
export async function runOnChanges(root: string, names: string[], task: () => Promise<void>): Promise<never> {
  const look = () => names.flatMap((name) => timesBelow(join(root, name), new Set())).join('\n');
  for (;;) {
    const before = look();
    await task();
    while (look() === before) await new Promise((resolve) => { setTimeout(resolve, intervalMs); });
  }
}
