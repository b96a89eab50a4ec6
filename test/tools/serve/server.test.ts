import { expect, test } from 'vitest';
import { fileFor, handler } from '../../../src/tools/serve/server';
import { missing, pagesOf } from './addresses';
import { ask } from './ask';

const names = ['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html',
  'proyectos/geoapp/index.html', '404.html', 'en/404.html', 'assets/main.js', 'foto.avif'];
const siteAt = (base: string) => ({ base, files: new Map(names.map((name) => [name, Buffer.from(name)])) });

test.each(['/', '/web/'])('pages below %s are found by any form of their address (E12, E14)', (base) => {
  for (const [path, file] of Object.entries(pagesOf('geoapp'))) {
    const [name, status] = fileFor(siteAt(base), base + path);
    expect([name.replace('/index.html', '.html'), status], path).toEqual([file, 200]);
  }
  for (const path of missing) expect(fileFor(siteAt(base), base + path), path).toEqual(['404.html', 404]);
});

test('the 404 page is that of the language', () =>
  expect(fileFor(siteAt('/web/'), '/web/en/nada')).toEqual(['en/404.html', 404]));

test.each(['/', '/we', '//', '*', '/%00', '/../secret'])('%s, outside the base path, is not found', (url) =>
  expect(fileFor(siteAt('/web/'), url)).toEqual(['404.html', 404]));

test('a file is sent with its type', () => {
  const answer = ask(handler(siteAt('/')), '/assets/main.js');
  expect(answer).toMatchObject({ status: 200, text: 'assets/main.js' });
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(ask(handler(siteAt('/')), '/foto.avif').headers['content-type']).toBeUndefined();
});
