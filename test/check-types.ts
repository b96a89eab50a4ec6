import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

const mistakesOf = (...what: string[]) => new Promise<string>((resolve) => {
  execFile(process.execPath, [compiler, ...what], { cwd: root }, (error, printed) => {
    resolve(error ? printed || error.message : '');
  });
});

/** Compiles the program with the tests' site while the tests run. A mistake fails the run. */
export default function setup() {
  const compiling = mistakesOf('-b');
  return async () => {
    const mistakes = await compiling;
    if (!mistakes) return;
    console.error(mistakes);
    process.exitCode = 1;
  };
}
