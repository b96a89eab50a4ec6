import { expect, test } from 'vitest';
import { checkSettings } from '../../src/checks/settings';
import type { Settings } from '../../src/types';

const url = 'https://example.com/';
const mistakesIn = (settings: object) => checkSettings(settings, 'es', url);

const both = [{ tag: 'es', name: 'Español', url }, { tag: 'en', name: 'English', url: `${url}en/`, isDefault: true }];

test('all settings may be left out, or written (S1, F25)', () => {
  const all: Required<Settings> = {
    projectsPath: 'nuestros-trabajos-2',
    allowed: { 'script-src': ['https://stats.example'], 'img-src': ['https:', '*.cdn.example:8080', "'self'"] },
    head: ['<meta name="a">'],
    languages: both,
    httpsDays: 0,
  };
  for (const settings of [{}, all]) expect(mistakesIn(settings)).toEqual([]);
});

test.each<[object, string]>([
  [{ projectsPath: 'assets' },
    'projectsPath: must be one or more of a-z, 0-9 and -, but not assets, share, index, 404, not "assets"'],
  [{ allowed: { 'script-src': ["'unsafe-inline'"] } }, 'allowed.script-src[0]: must be an origin, like '
    + "https://stats.example, a scheme, like data:, or 'self', not \"'unsafe-inline'\""],
  [{ head: [''] }, 'head[0]: is empty; leave it out if it is optional'],
  [{ languages: [{ ...both[0], url: 'https://example.com' }] },
    'languages[0] (Español).url: must be an address that ends in a slash, with names of a-z, 0-9, -, . and _ in its '
      + 'path, a letter or digit first, '
      + 'like https://example.com/ or https://example.com/web/, not "https://example.com"'],
  [{ languages: [{ ...both[0], tag: 'es-ES' }] }, 'languages[0] (Español).tag: is es-ES, but words.ts says es'],
  [{ languages: [{ ...both[0], url: `${url}en/` }] },
    `languages: lacks this site; add { tag: 'es', name: '…', url: '${url}' }`],
])('%j is reported in one line', (settings, mistake) => {
  expect(mistakesIn(settings)).toEqual([`settings.ts: ${mistake}`]);
});
