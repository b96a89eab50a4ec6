import { expect, test } from 'vitest';
import { checkSettings } from '../../src/team/check-settings';

const mistakesIn = (source: string) => checkSettings({ allowed: { 'img-src': ['https://a.example', source] } });

test.each(['https://stats.example/a', "'self'", 'data:', "'sha256-a+b/c='"])('the source %s may be allowed', (source) =>
  expect(mistakesIn(source)).toEqual([]));

test.each(['https://a.example https://b.example', 'a.example;', 'a.example, b.example', '"self"', ''])(
  'the source %j is refused with its place, since it would end the policy or be ignored (S1)', (source) =>
    expect(mistakesIn(source)).toEqual([expect.stringContaining('settings.ts: allowed.img-src[1]: ')]));
