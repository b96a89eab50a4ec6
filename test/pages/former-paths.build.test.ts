import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/site';
import { load } from '../../src/build/bundle';
import { preparedPlugin } from '../../src/build/content-plugins';
import { readContent } from '../../src/build/read-content';
import { pageOf, type Site, textOf } from '../built';
import { changedCopy, nameProjects } from '../changed-copy';
import { ask } from '../serve/ask';

type Routes = typeof import('../../src/pages/routes');

const contentOf = (root: string) => readContent(root, join(root, 'src/content.ts'));

describe('after the projects’ path was renamed twice', () => {
  let site: Site;
  let matchRoute: Routes['matchRoute'];
  beforeAll(async () => {
    const root = changedCopy(...nameProjects('trabajos', ['proyectos', 'obras']));
    site = await buildSite({ root, year: 2026 });
    const { prepared } = await contentOf(root);
    ({ routes: { matchRoute } } = await load<{ routes: Routes }>(root, { routes: 'src/pages/routes.ts' }, [preparedPlugin(prepared)]));
  });

  test('content may keep a former name in links, which lead to the present one', () => {
    expect(pageOf(site, 'index.html').querySelector('#proyectos li a')!.getAttribute('href')).toBe('/trabajos?id=geoapp');
    expect(textOf(site, 'sitemap.xml')).toContain('/trabajos/geoapp<');
    expect(textOf(site, 'sitemap.xml')).not.toContain('/proyectos');
  });

  test.each([
    ['/proyectos?id=geoapp', '/trabajos?id=geoapp'],
    ['/obras.html?utm=1&id=geoapp', '/trabajos?id=geoapp'],
    ['/proyectos/index.html?id=geoapp', '/trabajos?id=geoapp'],
    ['/proyectos/geoapp', '/trabajos?id=geoapp'],
    ['/proyectos', '/trabajos'],
    ['/proyectos?id=nada', '/trabajos?id=nada'],
    ['/trabajos/geoapp', '/trabajos?id=geoapp'],
    ['/', '/'],
    ['/proyectosx', undefined],
    ['/proyectos/nada', undefined],
  ])('the script shows %s as %s (E14, E20)', (address, path) => {
    expect(matchRoute(new URL(address, 'https://example.com'))?.page.path).toBe(path);
  });

  test.each(['proyectos', 'obras'])('static hosts answer the page of all projects at %s, whose script knows the query (E12, E20)', (former) => {
    for (const file of [`${former}.html`, `${former}/index.html`]) expect(site.files.get(file)).toEqual(site.files.get('trabajos.html'));
    expect(textOf(site, 'trabajos.html')).toContain('"https://example.com/trabajos"');
  });

  test('static hosts redirect the address of a project at once and without script, and name the new one (E20, F4)', () => {
    const page = pageOf(site, 'obras/geoapp.html');
    expect(page.querySelector('[http-equiv=refresh]')!.getAttribute('content')).toBe('0; url=/trabajos/geoapp');
    expect(page.querySelector('[rel=canonical]')!.getAttribute('href')).toBe('https://example.com/trabajos/geoapp');
    expect(page.querySelectorAll('[name=robots], script')).toHaveLength(0);
    expect([page.title, page.querySelector('a')!.textContent, page.querySelector('a')!.getAttribute('href')]).toEqual(['Geo App', 'Geo App', '/trabajos/geoapp']);
    const policyOf = (path: string) => pageOf(site, path).querySelector('[http-equiv="content-security-policy"]')!.getAttribute('content');
    expect(policyOf('obras/geoapp.html')).toBe(policyOf('404.html'));
  });

  test.each([
    ['/proyectos', '/trabajos'],
    ['/proyectos/', '/trabajos'],
    ['/obras.html?id=geoapp', '/trabajos?id=geoapp'],
    ['/proyectos?utm=a%20b&id=..%2Fx', '/trabajos?utm=a%20b&id=..%2Fx'],
    ['/proyectos/index.html?id=geoapp', '/trabajos?id=geoapp'],
    ['/proyectos/geoapp', '/trabajos/geoapp'],
    ['/obras/geoapp.html?utm=1', '/trabajos/geoapp?utm=1'],
  ])('the local server redirects %s to %s for good, but to be asked again (E20)', (address, location) => {
    const { status, headers } = ask(site, address);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, location, 'no-cache']);
  });

  test.each(['/proyectosx', '/proyectos/a/b', '/proyectos/..%2Fx', '/proyectos/A'])('the local server does not redirect %s', (address) => {
    expect(ask(site, address).status).toBe(404);
  });

  test('hosts revalidate the old pages too (S4)', () => {
    expect(textOf(site, '_headers')).toMatch(/^\/obras\/\*\n( .*\n)*  Cache-Control: no-cache\n/m);
  });
});

test('below a base path, addresses are redirected below it (E11, E20)', async () => {
  const root = changedCopy(['src/content.ts', /url: '.*'/, "url: 'https://equipo.example/a.b/'"], ...nameProjects('trabajos', ['proyectos']));
  const site = await buildSite({ root });
  expect(ask(site, '/a.b/proyectos?id=geoapp').headers.location).toBe('/a.b/trabajos?id=geoapp');
  for (const address of ['/aXb/proyectos', '/proyectos']) expect(ask(site, address).status, address).toBe(404);
  expect(pageOf(site, 'proyectos/geoapp.html').querySelector('a')!.getAttribute('href')).toBe('/a.b/trabajos/geoapp');
});

test('a name that is in use again is no former one', async () => {
  const site = await buildSite({ root: changedCopy(...nameProjects('proyectos', ['proyectos', 'trabajos'])) });
  expect(ask(site, '/proyectos?id=geoapp').status).toBe(200);
  expect(ask(site, '/trabajos?id=geoapp').headers.location).toBe('/proyectos?id=geoapp');
});

describe('a mistake in a link', () => {
  test('to a name that never was is reported with the present one', async () => {
    const root = changedCopy(...nameProjects('trabajos', ['obras']));
    await expect(contentOf(root)).rejects.toThrow('projects[0] (Geo App).link: must be trabajos?id=ID or an https: or http: address, not "proyectos?id=geoapp"');
  });

  test('is found if two projects open one page by two names', async () => {
    const other = "{ id: 'otra', title: 'Otra', desc: 'D', tags: [], images: [], link: 'trabajos?id=geoapp' }";
    const root = changedCopy(['src/content.ts', /\n\];\s*$/, `\n  ${other},\n];\n`], ...nameProjects('trabajos', ['proyectos']));
    await expect(contentOf(root)).rejects.toThrow('projects[1] (Otra).link: opens the page that projects[0] (Geo App) opens; its own is trabajos?id=otra');
  });
});
