import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/model/check-content';
import type { Content } from '../../src/types';

const kb = 1024;
const asset = (name: string, bytes: number, size = { width: 10, height: 10 }) =>
  ({ src: `assets/${name}`, file: `assets/${name}`, bytes, ...size });
const picture = asset('a.avif', 1000);
const cv = asset('cv.pdf', 1000, {} as typeof picture);

const good = (): Content => ({
  site: {
    url: 'https://example.com/', brand: 'B', email: 'a@example.com', title: 'T', description: 'D', headline: 'H',
    intro: 'I', services: ['S'], contact: 'C',
  },
  members: [{
    name: 'Bruno Muestra', role: 'R', bio: 'B', skills: [], avatar: picture,
    links: { github: null, gitlab: null, cv, linkedin: null, website: 'http://example.com' },
  }],
  projects: [
    { id: 'uno', title: 'Uno', desc: 'D', tags: ['t'], images: [picture], link: 'proyectos?id=uno' },
    { id: 'dos', title: 'Dos', desc: 'D', tags: [], images: [], link: 'https://example.com/dos' },
  ],
});

type Draft = { site: any; members: any[]; projects: any[] };
type Change = (draft: Draft) => void;

function mistakesAfter(change: Change) {
  const draft = good() as Draft;
  change(draft);
  return checkContent(draft);
}

const urls = ['https://año.example/', 'https://Team-1.example.com:8443/web/', 'http://localhost/'];

test.each<[what: string, change: Change]>([
  ...urls.map((url): [string, Change] => [url, (d) => (d.site.url = url)]),
  ['complete content', () => {}],
  ['an image of exactly the maximum size', (d) => (d.projects[0].images = [asset('justa.avif', 300 * kb)])],
  ['a project without a link', (d) => delete d.projects[0].link],
  ['a member without some links', (d) => (d.members[0].links = { gitlab: null })],
])('%s is valid', (_, change) => expect(mistakesAfter(change)).toEqual([]));

type Mistaken = [what: string, change: Change, mistake: string];

const siteUrl = 'must be an address that ends in a slash, with a-z, 0-9, - and _ alone in its path, '
  + 'like https://example.com/ or https://example.com/web/';

describe('reports', () => {
  const bruno = 'members[0] (Bruno Muestra)';
  const webAddress = 'must be an https: or http: address';

  test.each<Mistaken>([
    ['a malformed id', (d) => (d.projects[1].id = 'Dos Palabras'),
      'projects[1] (Dos).id: must be 1 to 64 of a-z, 0-9 and - but not index, like dos-palabras, not "Dos Palabras"'],
    ['an accent in an id', (d) => (d.projects[0].id = 'panadería'),
      'projects[0] (Uno).id: must be 1 to 64 of a-z, 0-9 and - but not index, like panaderia, not "panadería"'],
    ['an id that is taken by a file', (d) => (d.projects[1].id = 'index'),
      'projects[1] (Dos).id: must be 1 to 64 of a-z, 0-9 and - but not index, like tienda, not "index"'],
    ['a duplicate id', (d) => d.projects.push(d.projects[0]), 'projects[2] (Uno).id: "uno" is that of projects[0] too'],
    ['an empty text', (d) => (d.site.brand = '  '), 'site.brand: is empty'],
    ['a text that is forgotten', (d) => delete d.site.title, 'site.title: is missing'],
    ['a text in another encoding', (d) => (d.site.title = '\uFFFDand\uFFFD'),
      'site.title: has lost its accents; save the file as UTF-8'],
    ['a list that is none', (d) => (d.members[0].skills = 'Rust'),
      `${bruno}.skills: must be a list in [ ], not "Rust"`],
    ['a hole in a list', (d) => (d.members[0].skills = ['a', , 'c']), `${bruno}.skills[1]: is missing`],
    ['a record that is none', (d) => (d.members[0].links = null),
      `${bruno}.links: must be an object with the fields github, gitlab, cv, linkedin, website, not null`],
    ['a link that is no web address', (d) => (d.members[0].links.github = 'github.com/n'),
      `${bruno}.links.github: ${webAddress}, not "github.com/n"`],
    ['an empty link', (d) => (d.members[0].links.github = ''),
      `${bruno}.links.github: is empty; leave it out where there is none`],
    ['a cv that is neither address nor file', (d) => (d.members[0].links.cv = 'cv.pdf'),
      `${bruno}.links.cv: must be a web address or imported from assets/, not "cv.pdf"`],
    ...['hola@example', 'mailto:hola@example.com', 'hola@example.com?subject=Hola'].map((email): Mistaken =>
      [`an e-mail like ${email}`, (d) => (d.site.email = email),
        `site.email: must be an e-mail address, not "${email}"`]),
    ...[
      '/web/', 'https://example.com/web', 'https://example.com/../', 'https://example.com:99999/',
      'https://example.com/mi web/', 'https://example.com/?a/', 'https://yo@example.com/',
    ].map((url): Mistaken => [`a url like ${url}`, (d) => (d.site.url = url), `site.url: ${siteUrl}, not "${url}"`]),
    ["a project's link to another", (d) => (d.projects[0].link = 'proyectos?id=dos'),
      'projects[0] (Uno).link: must be proyectos?id=uno or an https: or http: address, '
        + 'not "proyectos?id=dos"'],
    ['a heavy image', (d) => (d.projects[0].images = [asset('grande.avif', 301 * kb)]),
      'projects[0] (Uno).images[0]: assets/grande.avif has over 300 KB; put the original into assets/photos/, '
        + 'run npm run images, and import what that writes'],
    ['a heavy avatar', (d) => (d.members[0].avatar = asset('retrato.avif', 31 * kb)),
      `${bruno}.avatar: assets/retrato.avif has over 30 KB; put the original into assets/photos/avatars/, `
        + 'run npm run images, and import what that writes'],
    ['an image that is not imported', (d) => (d.members[0].avatar = 'yo.png'),
      `${bruno}.avatar: must be imported from assets/, not "yo.png"`],
    ['an image that is none', (d) => (d.members[0].avatar = cv),
      `${bruno}.avatar: assets/cv.pdf is not an image (AVIF, or SVG with a viewBox)`],
    ['a missing export', (d) => delete (d as any).members, 'members: is missing'],
    ['another export', (d) => ((d as any).proyectos = []),
      'proyectos: is not a field; the fields are site, members, projects'],
    ['a profile of another kind', (d) => (d.members[0].links.twitter = 'https://example.com/'),
      `${bruno}.links.twitter: is not a field; the fields are github, gitlab, cv, linkedin, website; `
        + "write other links into otherLinks: [{ name: 'Mastodon', href: 'https://…' }]"],
  ])('%s', (_, change, mistake) => expect(mistakesAfter(change)).toEqual([`content.ts: ${mistake}`]));

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
