import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/site';
import { pageOf, type Site, textOf } from '../built';
import { changedCopy, nameProjects, speak } from '../changed-copy';

const buildWith = (...edits: Parameters<typeof changedCopy>) => buildSite({ root: changedCopy(...edits), year: 2026 });

const attributesOf = (element: Element) => Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]));
const alternatesOf = (site: Site, path = 'index.html') =>
  [...pageOf(site, path).querySelectorAll('[rel=alternate]')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);

const [es, en, pt] = ['https://equipo.example/', 'https://equipo.example/en/', 'https://time.example/'];
const spanish = { language: 'es', name: 'Español', url: es };
const english = { language: 'en', name: 'English', url: en, projectsPath: 'projects' };
const portuguese = { language: 'pt-BR', name: 'Português', url: pt };

describe('a site in three languages, of which two are on one host', () => {
  let site: Site;
  let below: Site;
  let elsewhere: Site;
  beforeAll(async () => {
    [site, below, elsewhere] = await Promise.all([
      buildWith(...speak('es', es, [portuguese, english])),
      buildWith(...speak('en', en, [spanish, portuguese]), ...nameProjects('projects', ['proyectos'])),
      buildWith(...speak('pt-BR', pt, [english, spanish])),
    ]);
  });

  test('names the same addresses in every language, and the same one for all others (F25)', () => {
    const alternates = [['en', en], ['es', es], ['pt-BR', pt], ['x-default', es]];
    for (const each of [site, below, elsewhere]) expect(alternatesOf(each).sort()).toEqual(alternates);
    expect(alternatesOf(site, 'proyectos/geoapp.html')).toEqual([]); // projects may have other ids there
  });

  test('links to its translations at the end of every page, in this tab (F25)', () => {
    for (const path of ['index.html', 'proyectos/geoapp.html']) {
      const links = [...pageOf(site, path).querySelectorAll('footer [hreflang]')];
      expect(links.map((link) => [link.textContent, attributesOf(link)])).toEqual([
        ['Português', { href: pt, lang: 'pt-BR', hreflang: 'pt-BR' }],
        ['English', { href: '/en/', lang: 'en', hreflang: 'en' }],
      ]);
    }
    expect(pageOf(below, 'index.html').querySelector('footer [hreflang=es]')!.getAttribute('href')).toBe('/');
  });

  test('has one configuration for each host, of the build with the shortest path (F25, S3)', () => {
    for (const name of ['nginx.conf', 'Caddyfile']) {
      expect(site.hosting.get(name)).toMatch(/^# Made by the build for https:\/\/equipo\.example\/ and https:\/\/equipo\.example\/en\/, /);
      expect(below.hosting.get(name)).toBe('# Nothing to install: the configuration that the build of https://equipo.example/ writes is for this site too.\n');
      expect(elsewhere.hosting.get(name)).toMatch(/^# Made by the build for https:\/\/time\.example\/, /);
      expect(elsewhere.hosting.get(name)).not.toContain('/en/');
    }
  });

  test('has the headers of both in the file that hosts read, each once (S3, S4)', () => {
    const blocks = textOf(site, '_headers').split(/^(?=\/)/m).map((block) => block.split('\n')[0]!);
    expect(blocks).toEqual(expect.arrayContaining(['/*', '/assets/*', '/proyectos/*', '/en/assets/*', '/en/projects/*', '/en/', '/en/share.png']));
    expect(blocks).not.toContain('/en/*');
    expect(blocks).toEqual([...new Set(blocks)]);
  });

  test('names the sitemaps of its host in robots.txt (F5)', () => {
    const sitemaps = (each: Site) => textOf(each, 'robots.txt').match(/(?<=^Sitemap: ).*/gm);
    expect(sitemaps(site)).toEqual([`${es}sitemap.xml`, `${en}sitemap.xml`]);
    expect(sitemaps(below)).toEqual([`${en}sitemap.xml`]);
  });
});

test.each([['ca', 'eu'], ['zu', 'aragones']])('of sites at /%s/ and /%s/, the first has the configuration and is for all other languages', async (first, second) => {
  const [one, two] = [first, second].map((path) => ({ language: path.slice(0, 2), name: path, url: `https://equipo.example/${path}/` })) as [typeof spanish, typeof spanish];
  const [site, other] = await Promise.all([buildWith(...speak(one.language, one.url, [two])), buildWith(...speak(two.language, two.url, [one]))]);
  for (const each of [site, other]) expect(alternatesOf(each)).toContainEqual(['x-default', one.url]);
  expect(site.hosting.get('Caddyfile')).toContain([`redir / /${first}/ 302`, `redir /${first} /${first}/ 302`, `redir /${second} /${second}/ 302\n`].join('\n    '));
  expect(other.hosting.get('Caddyfile')).toMatch(/^# Nothing to install: .*\n$/);
  const paths = textOf(site, '_headers').match(/^\/.*/gm);
  expect(paths).toEqual(expect.arrayContaining([`/${first}/*`, `/${second}/*`]));
});

test('a site without translations names no other address, and links to none', async () => {
  const site = await buildWith();
  expect(alternatesOf(site)).toEqual([]);
  expect(pageOf(site, 'index.html').querySelectorAll('[hreflang]')).toHaveLength(0);
});
