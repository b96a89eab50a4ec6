import { expect, test } from 'vitest';
import { checkTypes } from '../../../src/tools/builder/check-types';
import { changedCopy } from '../../copies/changed-copy';

test('a mistake in types is reported with its file, line and details, but not by a run that is aborted', async () => {
  const root = changedCopy(
    ['src/site/sections.tsx', /Content: Projects/, 'Content: () => <Projects project={[]} />'],
    ['src/site/settings.ts', /settings: Settings = \{/, "$& colour: 'red',"],
  );
  const aborted = new AbortController();
  const [reports, none] = [checkTypes(root), checkTypes(root, aborted.signal)];
  aborted.abort();
  expect(await none).toEqual([]);
  expect(await reports).toEqual([
    expect.stringMatching(/^sections\.tsx:6: Type .*\n  Property 'project' does not exist .*mean 'projects'\?$/),
    expect.stringMatching(/^settings\.ts:4: .*'colour' does not exist in type 'Settings'\.$/),
  ]);
});
