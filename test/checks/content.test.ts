import * as sample from 'site/content';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/checks/content';

const cv = { src: 'assets/cv-0.pdf', file: 'assets/cv.pdf', bytes: 1000 };
const picture = (kb: number) => ({ ...cv, file: 'assets/foto.avif', bytes: kb * 1024, width: 10, height: 10 });

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
  ['projects.0.images.0', { ...picture(300), text: 'Mapa' }],
  ['projects.0.link', undefined],
  ['projects.0.link', 'http://example.com'],
  ['members.0.links', { cv, gitlab: null }],
  ['site.headline', ' palabra'.repeat(30)],
])('%s may be %j', (path, value) => expect(mistakesIn({ [path]: value })).toEqual([]));

const [ada, geoapp] = ['members[0] (Ada Ejemplo)', 'projects[0] (Geo App)'];
const id = '1 to 64 of a-z, 0-9 and - but not index, like';
const link = 'proyectos?id=geoapp or the https: or http: address of another site';
const web = 'an https: or http: address';
const tag = 'the tag of a language, like en or pt-BR';
const address = 'an address that ends in a slash, with names of a-z, 0-9, -, . and _ in its path, a letter or digit '
  + 'first, like https://example.com/ or https://example.com/web/';

test.each<[path: string, place: string, expected: string, ...values: string[]]>([
  ['projects.0.id', `${geoapp}.id`, `${id} dos-anos`, 'Dos Años'],
  ['projects.0.id', `${geoapp}.id`, `${id} ${'a'.repeat(64)}`, 'a'.repeat(65)],
  ['projects.0.id', `${geoapp}.id`, `${id} tienda`, 'index'],
  ['projects.0.link', `${geoapp}.link`, link, 'proyectos?id=dos', `${sample.site.url}proyectos/geoapp`],
  ['projects.0.visit', `${geoapp}.visit`, web, 'geo.example'],
  ['members.0.roleLanguage', `${ada}.roleLanguage`, tag, 'inglés'],
  ['members.0.links.github', `${ada}.links.github`, web, 'github.com/n'],
  ['members.0.links.cv', `${ada}.links.cv`, 'a web address or imported from assets/', 'cv.pdf'],
  ['members.0.otherLinks.0.href', `${ada}.otherLinks[0] (Foro).href`, web, 'foro.example'],
  ['site.links.0.href', 'site.links[0] (Foro).href', web, 'foro.example'],
  ['site.email', 'site.email', 'an e-mail address',
    'hola@example', 'mailto:hola@example.com', 'hola@example.com?subject=Hola'],
  ['site.url', 'site.url', address, '/web/', 'https://example.com/web', 'https://example.com/../',
    'https://example.com/_web/', 'https://example.com:99999/', 'https://example.com/mi web/', 'https://yo@example.com/'],
])('%s: %s must be %s, not %s', (path, place, expected, ...values) => {
  for (const value of values) {
    expect(mistakesIn({ [path]: value }))
      .toEqual([`content.ts: ${place}: must be ${expected}, not ${JSON.stringify(value)}`]);
  }
});

const isEmpty = 'is empty; leave it out if it is optional';
const tooHeavy = (kb: number, folder: string) => `assets/foto.avif has over ${kb} KB; put the original into `
  + `assets/photos/${folder}, run npm run images, and import what that writes`;

test.each<[path: string, value: unknown, mistake: string]>([
  ['site.headline', 'hola '.repeat(31),
    `site.headline: must be 30 words at most, as on a poster, not "${'hola '.repeat(20)}"`],
  ['projects.0.text', ['Uno', ' '], `${geoapp}.text[1]: ${isEmpty}`],
  ['projects.0.text', ['Hola 👍', 'Hola \ud83d'],
    `${geoapp}.text[1]: has an incomplete character, perhaps of an emoji; write it again`],
  ['projects.0.images.1', { ...picture(1), text: '' }, `${geoapp}.images[1].text: ${isEmpty}`],
  ['projects.1', sample.projects[0], 'projects[1] (Geo App).id: "geoapp" is already used by projects[0]'],
  ['members.0.avatar', picture(31), `${ada}.avatar: ${tooHeavy(30, 'avatars/')}`],
])('%s may not be %j', (path, value, mistake) =>
  expect(mistakesIn({ [path]: value })).toEqual([`content.ts: ${mistake}`]));

test('all mistakes are reported at once, with the name, id or index of their record', () => {
  const changes = {
    'site.email': '', 'members.0.name': '', 'members.1.name': ' Ada ', 'members.1.role': '', 'projects.0.title': ' ',
  };
  const places = ['site.email', 'members[0].name', 'members[1] (Ada).role', 'projects[0] (geoapp).title'];
  expect(mistakesIn(changes)).toEqual(places.map((place) => `content.ts: ${place}: ${isEmpty}`));
});
