// Runs the development server as a child, and anew when its own files have changed.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { runOnChanges } from './watch';

/** The exit code with which a child asks to be started anew. */
const anew = 75;

/** In the child: ends it with that code. */
export const restart = () => process.exit(anew);

/** In the child: ends it with its parent. */
export function endWithParent() {
  if (!process.connected) process.exit();
  process.once('disconnect', () => process.exit());
}

/**
 * Runs `build.mjs` with the arguments of this process. If it fails at once, this process ends too; if it does after it
 * was started anew, it is again after the next change of the sources.
 */
export async function keepRunning(root: string, sources: string[], end: (code: number) => void = process.exit) {
  let child: ChildProcess | undefined;
  let isFirst = true;

  function start() {
    child = fork(join(root, 'build.mjs'), process.argv.slice(2));
    child.once('exit', (code) => {
      child = undefined;
      if (code !== anew && isFirst) return end(code ?? 1);
      isFirst = false;
      if (code === anew) start();
      else console.error('The development server has failed. It starts again after the next change.');
    });
  }

  await runOnChanges(sources.map((source) => join(root, source)), async () => {
    if (!child) start();
  });
}
