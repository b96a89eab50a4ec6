import * as sample from 'site/content';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/checks/content';

const cv = { src: 'assets/cv-0.pdf' };
const picture = { src: 'assets/foto-0.avif', width: 10, height: 10 };

/** The mistakes in the sample after values at some paths have changed. A number in a path is an index. */
function mistakesIn(changes: { [path: string]: unknown }) {
  const draft = structuredClone({ ...sample });
  draft.site.links = [{ name: 'Foro', href: 'https://foro.example/' }];
  draft.members[0]!.otherLinks = [{ name: 'Foro', href: 'https://foro.example/' }];
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop()!;
    names.reduce((record: any, name) => record[name], draft)[last] = value;
  }
  return checkContent(draft, 'proyectos');
}

test.each<[path: string, value: unknown]>([
  ['site.url', 'https://año.example/'],
  ['site.url', 'http://Team-1.example.com:8443/My.Team_x/'],
  ['projects.0.images.0', { ...picture, text: 'Mapa' }],
  ['projects.0.link', undefined],
  ['projects.0.link', 'http://example.com'],
  ['members.0.links', { cv, gitlab: null }],
])('%s may be %j', (path, value) => expect(mistakesIn({ [path]: value })).toEqual([]));

const [ada, geoapp] = ['members[0] (Ada Ejemplo)', 'projects[0] (Geo App)'];
const id = '1 to 64 of a-z, 0-9 and -, like tienda';
const link = 'proyectos?id=geoapp or an https: or http: address';
const web = 'an https: or http: address';
const address = 'an address that ends in a slash, like https://example.com/';

test.each<[path: string, place: string, expected: string, ...values: string[]]>([
  ['projects.0.id', `${geoapp}.id`, id, 'Dos Años'],
  ['projects.0.id', `${geoapp}.id`, id, 'a'.repeat(65)],
  ['projects.0.id', `${geoapp}.id`, id, 'index'],
  ['projects.0.link', `${geoapp}.link`, link, 'proyectos?id=dos'],
  ['projects.0.visit', `${geoapp}.visit`, web, 'geo.example'],
  ['members.0.links.github', `${ada}.links.github`, web, 'github.com/n'],
  ['members.0.links.cv', `${ada}.links.cv`, web, 'cv.pdf'],
  ['members.0.otherLinks.0.href', `${ada}.otherLinks[0] (Foro).href`, web, 'foro.example'],
  ['site.links.0.href', 'site.links[0] (Foro).href', web, 'foro.example'],
  ['site.email', 'site.email', 'an e-mail address',
    'hola@example', 'mailto:hola@example.com', 'hola@example.com?subject=Hola'],
  ['site.url', 'site.url', address, '/web/', 'https://example.com/web', 'https://example.com:99999/'],
])('%s: %s must be %s, not %s', (path, place, expected, ...values) => {
  for (const value of values) {
    expect(mistakesIn({ [path]: value }))
      .toContain(`content.ts: ${place}: must be ${expected}, not ${JSON.stringify(value)}`);
  }
});

const isEmpty = 'is empty; leave it out if it is optional';
test.each<[path: string, value: unknown, mistake: string]>([
  ['projects.0.text', ['Uno', ' '], `${geoapp}.text[1]: ${isEmpty}`],
  ['projects.0.images.1', { ...picture, text: '' }, `${geoapp}.images[1].text: ${isEmpty}`],
  ['projects.1', sample.projects[0], 'projects: two have the id "geoapp"'],
])('%s may not be %j', (path, value, mistake) =>
  expect(mistakesIn({ [path]: value })).toEqual([`content.ts: ${mistake}`]));

test('all mistakes are reported at once, with the name, id or index of their record', () => {
  const changes = {
    'site.email': '', 'members.0.name': '', 'members.1.name': ' Ada ', 'members.1.role': '', 'projects.0.title': ' ',
  };
  const places = ['site.email', 'members[0].name', 'members[1] (Ada).role', 'projects[0] (geoapp).title'];
  expect(mistakesIn(changes)).toEqual(places.map((place) => `content.ts: ${place}: ${isEmpty}`));
});
