import { execFileSync, spawnSync } from 'node:child_process';
import { Mistake } from '../common/mistake';

export type Commands = ReturnType<typeof commandsIn>;

/** Functions that run git and npm in a folder. */
export function commandsIn(root: string) {
  /** Throws a Mistake with the error of git. */
  function git(args: string[]) {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      throw new Mistake(`git ${args[0]} failed: ${stderr?.trim() || message}`);
    }
  }

  const lines = (...args: string[]) => git(args).split('\n').filter(Boolean);

  const holds = (...args: string[]) => spawnSync('git', args, { cwd: root, stdio: 'ignore' }).status === 0;

  function npm(command: string) {
    console.log(`\n> npm ${command}`);
    return spawnSync(`npm ${command}`, { cwd: root, shell: true, stdio: 'inherit' }).status === 0;
  }

  return { git, lines, holds, npm };
}
