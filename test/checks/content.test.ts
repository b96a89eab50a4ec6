import * as sample from 'site/content';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/checks/content';

const cv = { src: 'assets/cv-0.pdf', file: 'assets/cv.pdf', bytes: 1000 };
const picture = (kb: number) => ({ ...cv, file: 'assets/foto.avif', bytes: kb * 1024, width: 10, height: 10 });

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
  ['site.url', 'http://Team-1.example.com:8443/My.Team_x/'],
  ['projects.0.images.0', { ...picture(300), text: 'Mapa' }],
  ['projects.0.link', undefined],
  ['projects.0.link', 'http://example.com'],
  ['members.0.links', { cv, gitlab: null }],
  ['site.headline', ' palabra'.repeat(30)],
])('%s may be %j', (path, value) => expect(mistakesIn({ [path]: value })).toEqual([]));

const notId = 'must be 1 to 64 of a-z, 0-9 and - but not index, like';
const notLink = 'must be proyectos?id=geoapp or the https: or http: address of another site, not';
const notWeb = 'must be an https: or http: address, not';
const [ada, geoapp] = ['members[0] (Ada Ejemplo)', 'projects[0] (Geo App)'];
const tooHeavy = (kb: number, folder: string) => `assets/foto.avif has over ${kb} KB; put the original into `
  + `assets/photos/${folder}, run npm run images, and import what that writes`;
const isEmpty = 'is empty; leave it out if it is optional';

test.each<[path: string, value: unknown, mistake: string]>([
  ['projects.0.id', 'Dos Años', `${geoapp}.id: ${notId} dos-anos, not "Dos Años"`],
  ['projects.0.id', 'a'.repeat(65), `${geoapp}.id: ${notId} ${'a'.repeat(64)}, not "${'a'.repeat(65)}"`],
  ['projects.0.id', 'index', `${geoapp}.id: ${notId} tienda, not "index"`],
  ['projects.0.link', 'proyectos?id=dos', `${geoapp}.link: ${notLink} "proyectos?id=dos"`],
  ['projects.0.link', `${sample.site.url}proyectos/geoapp`,
    `${geoapp}.link: ${notLink} "${sample.site.url}proyectos/geoapp"`],
  ['site.headline', 'hola '.repeat(31),
    `site.headline: must be 30 words at most, as on a poster, not "${'hola '.repeat(20)}"`],
  ['projects.0.visit', 'geo.example', `${geoapp}.visit: ${notWeb} "geo.example"`],
  ['projects.0.text', ['Uno', ' '], `${geoapp}.text[1]: ${isEmpty}`],
  ['projects.0.text', ['Hola 👍', 'Hola \ud83d'],
    `${geoapp}.text[1]: has an incomplete character, perhaps of an emoji; write it again`],
  ['projects.0.images.1', { ...picture(1), text: '' }, `${geoapp}.images[1].text: ${isEmpty}`],
  ['projects.1', sample.projects[0], 'projects[1] (Geo App).id: "geoapp" is already used by projects[0]'],
  ['members.0.avatar', picture(31), `${ada}.avatar: ${tooHeavy(30, 'avatars/')}`],
  ['members.0.roleLanguage', 'inglés',
    `${ada}.roleLanguage: must be the tag of a language, like en or pt-BR, not "inglés"`],
  ['members.0.links.github', 'github.com/n', `${ada}.links.github: ${notWeb} "github.com/n"`],
  ['members.0.links.cv', 'cv.pdf', `${ada}.links.cv: must be a web address or imported from assets/, not "cv.pdf"`],
  ['members.0.otherLinks', [{ name: 'Foro', href: 'foro.example' }],
    `${ada}.otherLinks[0] (Foro).href: ${notWeb} "foro.example"`],
  ['site.links', [{ name: 'GitHub', href: 'github.com/dev' }],
    `site.links[0] (GitHub).href: ${notWeb} "github.com/dev"`],
])('%s may not be %j', (path, value, mistake) =>
  expect(mistakesIn({ [path]: value })).toEqual([`content.ts: ${mistake}`]));

test.each(['hola@example', 'mailto:hola@example.com', 'hola@example.com?subject=Hola'])(
  'site.email may not be %s',
  (text) => expect(mistakesIn({ 'site.email': text }))
    .toEqual([`content.ts: site.email: must be an e-mail address, not "${text}"`]),
);

test.each([
  '/web/', 'https://example.com/web', 'https://example.com/../', 'https://example.com/_web/',
  'https://example.com:99999/', 'https://example.com/mi web/', 'https://yo@example.com/',
])('site.url may not be %s', (url) => expect(mistakesIn({ 'site.url': url })).toEqual([
  'content.ts: site.url: must be an address that ends in a slash, with names of a-z, 0-9, -, . and _ in its path, a '
    + `letter or digit first, like https://example.com/ or https://example.com/web/, not "${url}"`,
]));

test('all mistakes are reported at once, with the name, id or index of their record', () => {
  const changes = {
    'site.email': '', 'members.0.name': '', 'members.1.name': ' Ada ', 'members.1.role': '', 'projects.0.title': ' ',
  };
  const places = ['site.email', 'members[0].name', 'members[1] (Ada).role', 'projects[0] (geoapp).title'];
  expect(mistakesIn(changes)).toEqual(places.map((place) => `content.ts: ${place}: ${isEmpty}`));
});
