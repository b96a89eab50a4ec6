import { expect, test } from 'vitest';
import { changesSince } from '../../../src/tools/cli/changelog';

const log = '# Changelog\n\nAs usual.\n\n## [3.0.0]\n\n- c\n\n## [2.0.0]\n\n### Added\n- b\n\n## [1.0.0]\n\n- a\n';

test('the chapters that are newer than a version are those above it', () => {
  expect(changesSince(log, '1.0.0')).toBe('## [3.0.0]\n\n- c\n\n## [2.0.0]\n\n### Added\n- b');
  expect(changesSince(log, '3.0.0')).toBe('');
});

test('of an unknown version, all are', () => expect(changesSince(log, '0.1.0')).toMatch(/^## \[3\.0\.0\][^]*- a$/));
