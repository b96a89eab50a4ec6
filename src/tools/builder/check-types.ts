import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageFolders } from '../common/languages';
import { Mistake } from '../common/mistake';

/** Names the file of the team, and leaves out the types of whole objects. */
const readable = (report: string) => report
  .replace(/^(?:src\/site\/)?(.*?)\((\d+),\d+\): error TS\d+/, '$1:$2')
  .replace(/^src\/types\.ts:\d+(: .*typeof import\("[^"]*\/src\/site\/([^"]*)"\))/, (_, text, file) =>
    `${file}.ts${file.endsWith('sections') ? 'x' : ''}${text}`)
  .replace(/: Type '.*' does not satisfy the constraint .*\n\s*/, ': ')
  .replace(/: Type '.*' is missing the following properties from type '.*': /, ': missing: ')
  .replace(/ is missing in type '.*' but required in type '(?:(\w+)|.*)'/, (_, type) =>
    (type ? ` is missing, and ${type} requires it` : ' is missing'));

const compile = (root: string, project: string) => new Promise<string[]>((resolve) => {
  const compiler = [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--pretty', 'false'];
  execFile(process.execPath, compiler, { cwd: root }, (error, printed) => {
    if (!error) return resolve([]);
    const reports = (printed.trim() || error.message).split(/\n(?! )/); // details are indented
    resolve(reports.map(readable));
  });
});

function configurationFor(root: string, folder: string) {
  const file = join(root, `node_modules/.cache/tsconfig-${folder.slice(0, -1)}.json`);
  const paths = { 'site/*': [`src/site/${folder}*`, 'src/site/*'].map((path) => join(root, path)) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: join(root, 'src/tsconfig.json'), compilerOptions: { paths } }));
  return file;
}

/** The compiler's reports, of the team's files alone if there are any. */
export async function checkTypes(root: string) {
  let folders: string[];
  try {
    [, ...folders] = languageFolders(root);
  } catch {
    return []; // the build reports the folder
  }
  const projects = ['src', ...folders.map((folder) => configurationFor(root, folder))];
  const reports = await Promise.all(projects.map((project) => compile(root, project)));
  const all = [...new Set(reports.flat())];
  const ofTeam = all.filter((report) => !report.startsWith('src/')); // others follow from these
  return ofTeam.length > 0 ? ofTeam : all;
}

/**
 * The error to throw, if any: the compiler's reports, and the lines of a Mistake. Reports replace any other error.
 * Those about a file that could not be parsed are left out.
 */
export function errorOf(reports: string[], error?: Error): Error | undefined {
  if (reports.length === 0) return error;
  const lines = error?.name === 'Mistake' ? error.message.split('\n') : [];
  const mistakes = lines.filter((line) => !/^src\/(?!site\/)/.test(line)); // in the program, they follow from reports
  const unreadable = mistakes.flatMap((line) => /^(\S+:)\d+: /.exec(line)?.[1] ?? []);
  const others = reports.filter((report) => !unreadable.some((file) => report.startsWith(file)));
  return new Mistake([...others, ...mistakes].join('\n'));
}

/** Rejects with the mistakes of the task and of the compiler. */
export async function withTypes<Result>(root: string, task: Promise<Result>): Promise<Result> {
  const checking = checkTypes(root);
  const failure = await task.then(() => undefined, (error: Error) => error);
  const error = errorOf(await checking, failure);
  if (error) throw error;
  return task;
}
