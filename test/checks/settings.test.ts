import { expect, test } from 'vitest';
import { checkSettings } from '../../src/checks/settings';
import type { Settings } from '../../src/types';

test('all settings may be left out, or written (S1, F25)', () => {
  const all: Required<Settings> = {
    projectsPath: 'nuestros-trabajos-2',
    allowed: { 'script-src': ['https://stats.example'], 'img-src': ['https:', '*.cdn.example:8080', "'self'"] },
    head: ['<meta name="a">'],
    defaultLanguage: 'en',
    httpsDays: 0,
  };
  for (const settings of [{}, all]) expect(checkSettings(settings)).toEqual([]);
});

test.each<[object, string]>([
  [{ projectsPath: 'assets' },
    'projectsPath: must be one or more of a-z, 0-9 and -, but not assets, share, index, 404, not "assets"'],
  [{ allowed: { 'script-src': ["'unsafe-inline'"] } }, 'allowed.script-src[0]: must be an origin, like '
    + "https://stats.example, a scheme, like data:, or 'self', not \"'unsafe-inline'\""],
  [{ head: [''] }, 'head[0]: is empty; leave it out if it is optional'],
])('%j is reported in one line', (settings, mistake) => {
  expect(checkSettings(settings)).toEqual([`settings.ts: ${mistake}`]);
});
