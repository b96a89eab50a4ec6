import { execFileSync } from 'node:child_process';
import { Mistake } from '../common/mistake';

export type Git = ReturnType<typeof gitIn>;

/** Returns a function that runs git, and returns its output or throws a Mistake. */
export const gitIn = (root: string) => (args: string[], input = '') => {
  try {
    return execFileSync('git', args, { cwd: root, input, encoding: 'utf8', stdio: 'pipe', maxBuffer: Infinity });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Mistake(`git ${args[0]} failed: ${stderr?.trim() || message}`);
  }
};
