// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lacks = (path: string) => !existsSync(join(root, path)); // as a team may on another host

test.skipIf(lacks('.github/dependabot.yml'))('newer packages are proposed for every lock file, and for the actions', () => {
  const text = read('.github/dependabot.yml');
  const directories = /directories: \[(.*)\]/.exec(text)![1]!.split(', ');
  const folders = ['src/make-images', 'test/browser'];
  expect(directories).toEqual(['/', ...folders.map((folder) => `/${folder}`)]);
  for (const folder of ['.', ...folders]) expect(JSON.parse(read(`${folder}/package-lock.json`)).lockfileVersion).toBe(3);
  expect(text).toContain('package-ecosystem: github-actions');
});

// The step runs in Bash.
describe.skipIf(process.platform === 'win32' || lacks('.github/workflows/pages.yml'))('publishing on Pages', () => {
  let folder: string;
  let workflow: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'step-'));
    workflow = read('.github/workflows/pages.yml');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs the step that asks for the source of Pages, with a `gh` that answers so. Returns its exit code and output. */
  function ask(gh: string) {
    const step = /^ +run: \|\n((?: {10}.*\n)+)/m.exec(workflow)![1]!;
    const output = join(folder, 'output');
    writeFileSync(output, '');
    writeFileSync(join(folder, 'gh'), `#!/bin/sh\n${gh}\n`);
    chmodSync(join(folder, 'gh'), 0o755);
    const env = { PATH: folder + delimiter + process.env.PATH, GITHUB_OUTPUT: output, GITHUB_REPOSITORY: 'equipo/web' };
    const { status } = spawnSync('bash', ['-e', '-c', step], { cwd: folder, env });
    return [status, readFileSync(output, 'utf8')];
  }

  test('happens only if a workflow is the source, of the same repository', () => {
    expect(ask('[ "$2" = repos/equipo/web/pages ] && echo workflow')).toEqual([0, 'type=workflow\n']);
    expect(workflow).toContain("if: needs.source.outputs.type == 'workflow'");
    expect(ask('echo legacy')).toEqual([0, 'type=legacy\n']);
  });

  test('is silent where Pages is off, and fails for other errors', () => {
    expect(ask(`echo '{"status":"404"}'; echo 'gh: Not Found (HTTP 404)' >&2; exit 1`)).toEqual([0, '']);
    expect(ask(`echo 'gh: Bad credentials (HTTP 401)' >&2; exit 1`)).toEqual([1, '']);
  });

  test('does not depend on sizes, which only the tests of whole builds check', () => {
    expect(workflow.match(/npm (run )?test\S*/g)).toEqual(['npm test']);
  });
});
