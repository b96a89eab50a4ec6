import * as sample from 'site/content';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/checks/content';

const cv = { src: 'assets/cv-0.pdf', file: 'assets/cv.pdf', bytes: 1000 };
const picture = (name: string, kb: number) =>
  ({ ...cv, file: `assets/${name}`, bytes: kb * 1024, width: 10, height: 10 });

/** The mistakes in the sample after values at some paths have changed. A number in a path is an index. */
function mistakesIn(changes: { [path: string]: unknown }) {
  const draft = structuredClone({ ...sample });
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop()!;
    names.reduce((record: any, name) => record[name], draft)[last] = value;
  }
  return checkContent(draft, 'proyectos');
}

test.each<[path: string, value: unknown]>([
  ['site.url', 'https://año.example/'],
  ['site.url', 'https://Team-1.example.com:8443/web/'],
  ['site.url', 'http://a/My.Team_x/'],
  ['projects.0.images.0', picture('justa.avif', 300)],
  ['projects.0.images.0', { ...picture('con.avif', 1), text: 'Mapa' }],
  ['projects.0.link', undefined],
  ['projects.0.link', 'http://example.com'],
  ['members.0.links.cv', cv],
  ['members.0.links', { gitlab: null }],
])('%s may be %j', (path, value) => expect(mistakesIn({ [path]: value })).toEqual([]));

/** A path as in the sentence of a mistake. */
const written = (path: string) =>
  path.replace(/\.(\d+)/g, '[$1]').replace('members[0]', '$& (Ada Ejemplo)').replace('projects[0]', '$& (Geo App)');

const notId = (like: string) => `must be 1 to 64 of a-z, 0-9 and - but not index, like ${like}`;
const notSiteUrl = 'must be an address that ends in a slash, with names of a-z, 0-9, -, . and _ in its path, a letter '
  + 'or digit first, like https://example.com/ or https://example.com/web/';
const tooHeavy = (what: string, folder: string) =>
  `assets/${what}; put the original into assets/${folder}, run npm run images, and import what that writes`;

const isEmpty = 'is empty; leave it out if it is optional';

type Mistaken = [path: string, value: unknown, why: string];

test.each<Mistaken>([
  ['projects.0.id', 'Dos Años', `${notId('dos-anos')}, not "Dos Años"`],
  ['projects.0.id', 'a'.repeat(65), `${notId('a'.repeat(64))}, not "${'a'.repeat(65)}"`],
  ['projects.0.id', 'index', `${notId('tienda')}, not "index"`],
  ...[`${sample.site.url}proyectos?id=geoapp`, `${sample.site.url}proyectos/geoapp`, 'proyectos?id=dos'].map(
    (link): Mistaken => ['projects.0.link', link,
      `must be proyectos?id=geoapp or the https: or http: address of another site, not "${link}"`]),
  ['site.brand', '  ', isEmpty],
  ['members.0.roleLanguage', 'inglés', 'must be the tag of a language, like en or pt-BR, not "inglés"'],
  ['members.0.links.github', 'github.com/n', 'must be an https: or http: address, not "github.com/n"'],
  ['members.0.links.github', '', isEmpty],
  ['members.0.links.cv', 'cv.pdf', 'must be a web address or imported from assets/, not "cv.pdf"'],
  ...['hola@example', 'mailto:hola@example.com', 'hola@example.com?subject=Hola'].map((email): Mistaken =>
    ['site.email', email, `must be an e-mail address, not "${email}"`]),
  ...[
    '/web/', 'https://example.com/web', 'https://example.com/../', 'https://example.com/_web/',
    'https://example.com:99999/', 'https://example.com/mi web/', 'https://example.com/?a/', 'https://yo@example.com/',
  ].map((url): Mistaken => ['site.url', url, `${notSiteUrl}, not "${url}"`]),
  ['projects.0.images.1', { ...picture('sin.avif', 1), text: '' }, isEmpty],
  ['projects.0.images.0', picture('grande.avif', 301), tooHeavy('grande.avif has over 300 KB', 'photos/')],
  ['members.0.avatar', picture('retrato.avif', 31), tooHeavy('retrato.avif has over 30 KB', 'photos/avatars/')],
  ['members.0.avatar', cv, 'assets/cv.pdf is not an image (AVIF, or SVG with a viewBox)'],
  ['members.0.otherLinks', [{ name: 'Mastodon', href: 'mastodon.example' }],
    'must be an https: or http: address, not "mastodon.example"'],
  ['site.links', [{ name: 'GitHub', href: 'github.com/dev' }],
    'must be an https: or http: address, not "github.com/dev"'],
  ['projects.0.visit', 'geo.example', 'must be an https: or http: address, not "geo.example"'],
  ['projects.0.text', ['Uno', ' '], isEmpty],
])('%s: %j is reported in one line', (path, value, why) => {
  const inside: Record<string, string> = {
    'projects.0.images.1': '.text', 'projects.0.text': '[1]', 'members.0.otherLinks': '[0] (Mastodon).href',
    'site.links': '[0] (GitHub).href',
  };
  expect(mistakesIn({ [path]: value })).toEqual([`content.ts: ${written(path)}${inside[path] ?? ''}: ${why}`]);
});

test('a duplicate id is reported with its index', () => {
  expect(mistakesIn({ 'projects.1': sample.projects[0] }))
    .toEqual(['content.ts: projects[1] (Geo App).id: "geoapp" is that of projects[0] too']);
});

test('all mistakes are reported at once, of records by their name, or else their id or index', () => {
  const changes = {
    'site.email': '', 'members.0.name': '', 'members.1.name': ' Ada ', 'members.1.role': '', 'projects.0.title': ' ',
  };
  const places = ['site.email', 'members[0].name', 'members[1] (Ada).role', 'projects[0] (geoapp).title'];
  expect(mistakesIn(changes)).toEqual(places.map((place) => `content.ts: ${place}: ${isEmpty}`));
});
