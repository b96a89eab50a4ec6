import * as sample from 'site/content';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/fields/content';

const cv = { src: 'assets/cv-0.pdf', file: 'assets/cv.pdf', bytes: 1000 };
const picture = (name: string, kb: number) =>
  ({ ...cv, file: `assets/${name}`, bytes: kb * 1024, width: 10, height: 10 });

type Draft = { site: any; members: any[]; projects: any[] };
type Change = (draft: Draft) => void;

function mistakesAfter(change: Change) {
  const draft = structuredClone({ ...sample }) as Draft;
  change(draft);
  return checkContent(draft, 'proyectos');
}

const urls = ['https://año.example/', 'https://Team-1.example.com:8443/web/', 'http://a/My.Team_x/'];

test.each<[what: string, change: Change]>([
  ...urls.map((url): [string, Change] => [url, (d) => (d.site.url = url)]),
  ['complete content', () => {}],
  ['an image of exactly the maximum size', (d) => (d.projects[0].images = [picture('justa.avif', 300)])],
  ['an image with a text', (d) => (d.projects[0].images = [{ ...picture('con.avif', 1), text: 'Mapa' }])],
  ['a project without a link', (d) => delete d.projects[0].link],
  ['a project with a link to another site', (d) => (d.projects[0].link = 'http://example.com')],
  ['a CV that is imported', (d) => (d.members[0].links.cv = cv)],
  ['a member without some links', (d) => (d.members[0].links = { gitlab: null })],
])('%s is valid', (_, change) => expect(mistakesAfter(change)).toEqual([]));

type Mistaken = [what: string, change: Change, mistake: string];

const siteUrl = 'must be an address that ends in a slash, with names of a-z, 0-9, -, . and _ in its path, '
  + 'a letter or digit first, '
  + 'like https://example.com/ or https://example.com/web/';

describe('reports', () => {
  const ada = 'members[0] (Ada Ejemplo)';
  const geoapp = 'projects[0] (Geo App)';
  const webAddress = 'must be an https: or http: address';

  test.each<Mistaken>([
    ['a malformed id', (d) => (d.projects[0].id = 'Dos Años'),
      `${geoapp}.id: must be 1 to 64 of a-z, 0-9 and - but not index, like dos-anos, not "Dos Años"`],
    ['a long id', (d) => (d.projects[0].id = 'a'.repeat(65)),
      `${geoapp}.id: must be 1 to 64 of a-z, 0-9 and - but not index, like ${'a'.repeat(64)}, not "${'a'.repeat(65)}"`],
    ['an id that is taken by a file', (d) => (d.projects[0].id = 'index'),
      `${geoapp}.id: must be 1 to 64 of a-z, 0-9 and - but not index, like tienda, not "index"`],
    ['an id that is a number', (d) => (d.projects[0].id = 5), `${geoapp}.id: must be a text, not 5`],
    ['a project that links to its own page', (d) => (d.projects[0].link = `${d.site.url}proyectos?id=geoapp`),
      `${geoapp}.link: leads to the project's own page; write proyectos?id=geoapp`],
    ['the same by its static address', (d) => (d.projects[0].link = `${d.site.url}proyectos/geoapp`),
      `${geoapp}.link: leads to the project's own page; write proyectos?id=geoapp`],
    ['a duplicate id', (d) => d.projects.push(d.projects[0]),
      'projects[1] (Geo App).id: "geoapp" is that of projects[0] too'],
    ['an empty text', (d) => (d.site.brand = '  '), 'site.brand: is empty'],
    ['a text that is forgotten', (d) => delete d.site.title, 'site.title: is missing'],
    ['a text in another encoding', (d) => (d.site.title = '\uFFFDand\uFFFD'),
      'site.title: has lost its accents; save the file as UTF-8'],
    ['a list that is none', (d) => (d.members[0].skills = 'Rust'),
      `${ada}.skills: must be a list in [ ], not "Rust"`],
    ['a null that is no link', (d) => (d.members[0].shortName = null), `${ada}.shortName: must be a text, not null`],
    ['a hole in a list', (d) => (d.members[0].skills = ['a', , 'c']), `${ada}.skills[1]: is missing`],
    ['a record that is none', (d) => (d.members[0].links = null),
      `${ada}.links: must be an object with the fields github, gitlab, cv, linkedin, website, not null`],
    ['a language that is none', (d) => (d.members[0].roleLanguage = 'inglés'),
      `${ada}.roleLanguage: must be the tag of a language, like en or pt-BR, not "inglés"`],
    ['a link that is no web address', (d) => (d.members[0].links.github = 'github.com/n'),
      `${ada}.links.github: ${webAddress}, not "github.com/n"`],
    ['an empty link', (d) => (d.members[0].links.github = ''),
      `${ada}.links.github: is empty; leave it out where there is none`],
    ['a cv that is neither address nor file', (d) => (d.members[0].links.cv = 'cv.pdf'),
      `${ada}.links.cv: must be a web address or imported from assets/, not "cv.pdf"`],
    ...['hola@example', 'mailto:hola@example.com', 'hola@example.com?subject=Hola'].map((email): Mistaken =>
      [`an e-mail like ${email}`, (d) => (d.site.email = email),
        `site.email: must be an e-mail address, not "${email}"`]),
    ...[
      '/web/', 'https://example.com/web', 'https://example.com/../', 'https://example.com/_web/',
      'https://example.com:99999/', 'https://example.com/mi web/', 'https://example.com/?a/', 'https://yo@example.com/',
    ].map((url): Mistaken => [`a url like ${url}`, (d) => (d.site.url = url), `site.url: ${siteUrl}, not "${url}"`]),
    ["a project's link to another", (d) => (d.projects[0].link = 'proyectos?id=dos'),
      `${geoapp}.link: must be proyectos?id=geoapp or an https: or http: address, not "proyectos?id=dos"`],
    ['an image with an empty text', (d) => (d.projects[0].images[1] = { ...picture('sin.avif', 1), text: '' }),
      `${geoapp}.images[1].text: is empty; leave it out where there is none`],
    ['a heavy image', (d) => (d.projects[0].images = [picture('grande.avif', 301)]),
      `${geoapp}.images[0]: assets/grande.avif has over 300 KB; put the original into assets/photos/, `
        + 'run npm run images, and import what that writes'],
    ['a heavy avatar', (d) => (d.members[0].avatar = picture('retrato.avif', 31)),
      `${ada}.avatar: assets/retrato.avif has over 30 KB; put the original into assets/photos/avatars/, `
        + 'run npm run images, and import what that writes'],
    ['an image that is not imported', (d) => (d.members[0].avatar = 'yo.png'),
      `${ada}.avatar: must be imported from assets/, not "yo.png"`],
    ['an image that is none', (d) => (d.members[0].avatar = cv),
      `${ada}.avatar: assets/cv.pdf is not an image (AVIF, or SVG with a viewBox)`],
    ['a missing export', (d) => delete (d as any).members, 'members: is missing'],
    ['another export', (d) => ((d as any).proyectos = []),
      'proyectos: is not a field; did you mean projects?'],
    ['a field with a slip', (d) => (d.members[0].skils = []), `${ada}.skils: is not a field; did you mean skills?`],
    ['a profile of another kind', (d) => (d.members[0].links.twitter = 'https://example.com/'),
      `${ada}.links.twitter: is not a field; the fields are github, gitlab, cv, linkedin, website; `
        + "write other links into otherLinks: [{ name: 'Mastodon', href: 'https://…' }]"],
  ])('%s', (_, change, mistake) => expect(mistakesAfter(change)).toEqual([`content.ts: ${mistake}`]));

  test('a project without a title by its id', () => {
    const [mistake] = mistakesAfter((d) => (d.projects[0].title = ' '));
    expect(mistake).toBe('content.ts: projects[0] (geoapp).title: is empty');
  });

  test.each([['', ''], [' Ada ', ' (Ada)']])('a record named %j by its index%s', (name, called) => {
    const mistakes = mistakesAfter((d) => Object.assign(d.members[0], { name, role: '' }));
    expect(mistakes.at(-1)).toBe(`content.ts: members[0]${called}.role: is empty`);
  });

  test('all mistakes at once', () => {
    const mistakes = mistakesAfter((draft) => {
      draft.site.email = '';
      draft.projects[0].title = '';
      draft.members[0].links.github = 'x';
    });
    expect(mistakes).toHaveLength(3);
  });
});
