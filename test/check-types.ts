import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/** Compiles all sources and tests while the tests run. A mistake in types fails the run, after its tests. */
export default function setup() {
  const mistakes = new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, '-b'], { cwd: root }, (error, printed) => {
      resolve(error ? printed || error.message : '');
    });
  });
  return async () => {
    if (!(await mistakes)) return;
    console.error(await mistakes);
    process.exitCode = 1;
  };
}
