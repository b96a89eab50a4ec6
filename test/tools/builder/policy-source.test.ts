import { expect, test } from 'vitest';
import { allows, sourceOf } from '../../../src/tools/builder/policy-source';

const own = new URL('https://equipo.example/web/');

test.each([
  ["'self'", ['https://equipo.example/a'], ['https://a.example/', 'http://equipo.example/', 'data:,']],
  ['https:', ['https://a.example/b'], ['http://a.example/b', 'data:,']],
  ['HTTP:', ['http://a.example/', 'https://a.example/'], ['data:,']],
  ['data:', ['data:image/gif;base64,R0'], ['https://a.example/']],
  ['https://a.example', ['https://a.example/b'],
    ['https://b.a.example/', 'http://a.example/', 'https://a.example:81/']],
  ['a.example', ['https://a.example/'], ['http://a.example/', 'https://aa.example/']],
  ['http://A.example', ['http://a.example/', 'https://a.example/'], ['https://b.example/']],
  ['https://*.a.example', ['https://b.a.example/', 'https://c.b.a.example/'],
    ['https://a.example/', 'https://ba.example/']],
  ['a.example:443', ['https://a.example/'], ['https://a.example:444/']],
  ['http://a.example:81', ['http://a.example:81/'], ['http://a.example/']],
  ['localhost:81', ['https://localhost:81/'], ['https://localhost/']],
])('the source %s allows what the grammar of policies says (S1)', (source, allowed, refused) => {
  const isAllowed = (url: string) => allows(source, new URL(url), own);
  expect(allowed.filter((url) => !isAllowed(url))).toEqual([]);
  expect(refused.filter(isAllowed)).toEqual([]);
});

test.each([
  ['https://equipo.example/b', "'self'"], ['https://a.example:81/b', 'https://a.example:81'], ['data:,', 'data:'],
])('the source to write for %s is %s', (url, source) => {
  expect(sourceOf(new URL(url), own)).toBe(source);
  expect(allows(source, new URL(url), own)).toBe(true);
});
