import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Mistake } from '../common/mistake';

/** What the compiler reports of the team's files, one text per mistake. */
export const checkTypes = (root: string) => new Promise<string[]>((resolve) => {
  const compiler = [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'src', '--pretty', 'false'];
  execFile(process.execPath, compiler, { cwd: root }, (error, printed) => {
    if (!error) return resolve([]);
    const reports = (printed.trim() || error.message).split(/\n(?! )/); // details are indented
    resolve(reports.map((report) => report.replace(/^(?:src\/site\/)?(.*?)\((\d+),\d+\): error TS\d+/, '$1:$2')));
  });
});

/**
 * The error to throw after a build, if any. The compiler explains an error that is not a Mistake. What it says about a
 * file in which a Mistake names a line, such as one that cannot be read, is left out.
 */
export function errorOf(reports: string[], error?: Error): Error | undefined {
  if (reports.length === 0) return error;
  const own = error?.name === 'Mistake' ? error.message.split('\n') : [];
  const unread = own.flatMap((line) => /^(\S+:)\d+: /.exec(line)?.[1] ?? []);
  const others = reports.filter((report) => !unread.some((file) => report.startsWith(file)));
  return new Mistake([...others, ...own].join('\n'));
}

/** Runs a task while the compiler checks the team's files. Rejects with what both report. */
export async function withTypes<Result>(root: string, task: Promise<Result>): Promise<Result> {
  const checking = checkTypes(root);
  const failure = await task.then(() => undefined, (error: Error) => error);
  const error = errorOf(await checking, failure);
  if (error) throw error;
  return task;
}
