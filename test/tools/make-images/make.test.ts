import assert from 'node:assert/strict';
import { onTestFinished, test, vi } from 'vitest';
import { main } from '../../../src/tools/make-images/make';
import { makeCopy, writeFiles } from '../../copies/root';

test.each([
  ['an original that cannot be used does not, so that an upgrade goes on', 'assets/photos/a.jpg', 0],
  ['content that cannot be read does', 'src/site/content.ts', 1],
])('what makes the command fail: %s (U2)', async (_, file, exitCode) => {
  const root = makeCopy();
  writeFiles(root, { [file]: '-' });
  const before = process.exitCode;
  onTestFinished(() => {
    process.exitCode = before;
    vi.restoreAllMocks();
  });
  vi.spyOn(console, 'log').mockReturnValue();
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await main(root);
  assert.equal(report.mock.calls.length, 1);
  assert.equal(process.exitCode, exitCode);
});
