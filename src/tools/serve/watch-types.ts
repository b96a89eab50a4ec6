import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Prints the compiler's output until this process exits. Calls `report` with its errors after each check. */
export async function watchTypes(root: string, report: (mistakes: string) => void) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const hasGroups = process.platform !== 'win32'; // tsc starts a process that must be killed too
  const options = ['-p', 'src/browser', '--watch', '--preserveWatchOutput'];
  const { pid, stdout } = spawn(process.execPath, [compiler, ...options], {
    cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: hasGroups,
  });
  process.once('exit', () => process.kill(hasGroups ? -pid! : pid!));
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  const mistakes: string[] = [];
  for await (const line of createInterface(stdout)) {
    console.log(line);
    if (/ - Found \d+ error/.test(line)) report(mistakes.splice(0).join('\n'));
    else if (line && !/ - (Starting|File change)/.test(line)) mistakes.push(line);
  }
}
