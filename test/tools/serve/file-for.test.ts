import { expect, test } from 'vitest';
import { fileFor } from '../../../src/tools/serve/file-for';
import { escaping, forHosts, missing, pagesOf } from './addresses';

const names = ['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html',
  'proyectos/geoapp/index.html', 'proyectos/_projects', 'blog.html', 'blog/primero.html',
  '404.html', 'en/404.html', 'assets/main.js', '.well-known/security.txt', ...forHosts];
const siteAt = (sitePath: string) => ({ sitePath, files: new Map(names.map((name) => [name, Buffer.from(name)])) });

test.each(['/', '/web/'])('any form of an address below %s finds its page, no other does (E12, E14)', (sitePath) => {
  const pages = { ...pagesOf('geoapp'), '.well-known/security.txt': '.well-known/security.txt' };
  for (const [path, file] of Object.entries(pages)) {
    const [name, status] = fileFor(siteAt(sitePath), sitePath + path);
    expect([name.replace('/index.html', '.html'), status], path).toEqual([file, 200]);
  }
  for (const path of [...missing, ...forHosts, ...escaping]) {
    expect(fileFor(siteAt(sitePath), sitePath + path), path).toEqual(['404.html', 404]);
  }
});

test.each([
  ['/web', 'index.html'], ['//web//', 'index.html'], ['/web/en/nada', 'en/404.html'], ['/', '404.html'],
  ['/we', '404.html'], ['//', '404.html'], ['*', '404.html'], ['/web/../index.html', '404.html'],
])('below /web/, %s is %s (E11, E13, U6)', (url, name) => expect(fileFor(siteAt('/web/'), url)[0]).toBe(name));

test.each(['/p%C3%A1ginas/', '/mi%20sitio/'])('the path %s may be written in any way (E11)', (sitePath) => {
  for (const path of [sitePath, decodeURI(sitePath)]) {
    expect(fileFor(siteAt(sitePath), `${path}proyectos`)[0]).toBe('proyectos.html');
  }
});
