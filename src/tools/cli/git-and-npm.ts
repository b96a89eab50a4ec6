import { execFileSync, spawnSync } from 'node:child_process';
import { Mistake } from '../common/mistake';

export type Commands = ReturnType<typeof commandsIn>;

/** Git and npm in a folder. */
export function commandsIn(root: string) {
  /** Returns what git prints. Throws a Mistake with its error. */
  function git(args: string[]) {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      throw new Mistake(`git ${args[0]} failed: ${stderr?.trim() || message}`);
    }
  }

  const lines = (...args: string[]) => git(args).split('\n').filter(Boolean);

  /** Whether a command of git ends well. */
  const holds = (...args: string[]) => spawnSync('git', args, { cwd: root, stdio: 'ignore' }).status === 0;

  /** Runs a command of npm, which prints for itself. Returns whether it ends well. */
  function npm(command: string) {
    console.log(`\n> npm ${command}`);
    return spawnSync(`npm ${command}`, { cwd: root, shell: true, stdio: 'inherit' }).status === 0;
  }

  return { git, lines, holds, npm };
}
