import { describe, expect, test } from 'vitest';
import { type Asset, checkContent } from '../../src/prepare/check-content';
import type { Content } from '../../src/types';

const assets = new Map<string, Asset>([
  ['assets/a.avif', { file: 'assets/a.avif', bytes: 1000, width: 10, height: 10 }],
  ['assets/grande.avif', { file: 'assets/grande.avif', bytes: 301 * 1024, width: 10, height: 10 }],
  ['assets/par.avif', { file: 'assets/par.avif', bytes: 1000, width: 10, height: 10, small: { address: 'assets/par-640.avif', width: 640, file: 'assets/par-640.avif', bytes: 302 * 1024 } }],
  ['assets/cv.pdf', { file: 'assets/cv.pdf', bytes: 1000 }],
]);

const good = (): Content => ({
  site: {
    url: 'https://example.com/', brand: 'B', email: 'a@example.com', title: 'T', description: 'D', headline: 'H',
    intro: 'I', services: ['S'], contact: 'C',
  },
  members: [{
    name: 'N', role: 'R', bio: 'B', skills: [], avatar: 'assets/a.avif',
    links: { github: null, gitlab: null, cv: 'assets/cv.pdf', linkedin: null, website: 'http://example.com' },
  }],
  projects: [
    { id: 'uno', title: 'T', desc: 'D', tags: ['t'], images: ['assets/a.avif'], link: 'proyectos?id=uno' },
    { id: 'dos', title: 'T', desc: 'D', tags: [], images: [], link: 'https://example.com/dos' },
  ],
});

type Draft = { site: any; members: any[]; projects: any[] };

function mistakesAfter(change: (draft: Draft) => void) {
  const draft = good() as Draft;
  change(draft);
  return checkContent(draft, assets);
}

test('right content has no mistakes', () => expect(mistakesAfter(() => {})).toEqual([]));

describe('says', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['a malformed id', (d) => (d.projects[1].id = 'Dos Palabras'), 'projects[1].id: must be 1 to 64 of a-z, 0-9 and -, and not "index", not "Dos Palabras"'],
    ['an id that is taken by a file', (d) => (d.projects[1].id = 'index'), 'projects[1].id: must be 1 to 64 of a-z, 0-9 and -, and not "index", not "index"'],
    ['a duplicate id', (d) => (d.projects[1].id = 'uno'), 'projects[1].id: "uno" is the id of projects[0] too'],
    ['an empty text', (d) => (d.site.brand = '  '), 'site.brand: is empty'],
    ['an empty text in a list', (d) => (d.members[0].skills = ['a', '']), 'members[0].skills[1]: is empty'],
    ['a text that is none', (d) => (d.site.title = 3), 'site.title: must be a text'],
    ['a list that is none', (d) => delete d.members[0].skills, 'members[0].skills: must be a list'],
    ['a record that is none', (d) => (d.members[0].links = null), 'members[0].links: must be an object'],
    ['a link that is no web address', (d) => (d.members[0].links.github = 'github.com/n'), 'members[0].links.github: must be an https: or http: address, not "github.com/n"'],
    ['a link of another kind', (d) => (d.members[0].links.website = 'javascript:alert(1)'), 'members[0].links.website: must be an https: or http: address, not "javascript:alert(1)"'],
    ['a link that is forgotten', (d) => delete d.members[0].links.github, 'members[0].links.github: must be a text'],
    ['a cv that is neither address nor file', (d) => (d.members[0].links.cv = 'cv.pdf'), 'members[0].links.cv: must be an https: or http: address or a file imported from assets/, not "cv.pdf"'],
    ['a malformed e-mail', (d) => (d.site.email = 'hola@example'), 'site.email: must be an e-mail address, not "hola@example"'],
    ['a relative url', (d) => (d.site.url = '/web/'), 'site.url: must be an absolute https: or http: address that ends in a slash, like https://example.com/, not "/web/"'],
    ['a url without its final slash', (d) => (d.site.url = 'https://example.com/web'), 'site.url: must be an absolute https: or http: address that ends in a slash, like https://example.com/, not "https://example.com/web"'],
    ['a site link to no project', (d) => (d.projects[0].link = 'proyectos?id=tres'), 'projects[0].link: there is no project "tres"'],
    ['a link that is neither', (d) => (d.projects[0].link = '/uno'), 'projects[0].link: must be proyectos?id=ID or an https: or http: address, not "/uno"'],
    ['a heavy image', (d) => (d.projects[0].images = ['assets/grande.avif']), 'projects[0].images[0]: is over 300 KB: assets/grande.avif has 301 KB; put the original into assets/photos/, run npm run images, and import what that writes'],
    ['a heavy small sibling', (d) => (d.projects[0].images = ['assets/par.avif']), 'projects[0].images[0]: is over 300 KB: assets/par-640.avif has 302 KB; put the original into assets/photos/, run npm run images, and import what that writes'],
    ['an image that is not imported', (d) => (d.members[0].avatar = 'yo.png'), 'members[0].avatar: must be imported from assets/, not "yo.png"'],
    ['an image that is none', (d) => (d.members[0].avatar = 'assets/cv.pdf'), 'members[0].avatar: assets/cv.pdf is not an image (AVIF, WebP, PNG, JPEG, GIF or SVG)'],
    ['a field that does not exist', (d) => (d.members[0].avatr = 'x'), 'members[0].avatr: is not a field; the fields are name, role, bio, skills, avatar, links, otherLinks'],
    ['an empty paragraph', (d) => (d.projects[0].text = ['Uno.', '']), 'projects[0].text[1]: is empty'],
    ['paragraphs that are none', (d) => (d.projects[0].text = 'Uno.'), 'projects[0].text: must be a list'],
    ['an address to visit that is none', (d) => (d.projects[0].visit = 'proyectos?id=uno'), 'projects[0].visit: must be an https: or http: address, not "proyectos?id=uno"'],
    ['a link of another kind without its name', (d) => (d.members[0].otherLinks = [{ href: 'https://example.com/' }]), 'members[0].otherLinks[0].name: must be a text'],
    ['a link of the team that is no address', (d) => (d.site.links = [{ name: 'Foro', href: 'foro' }]), 'site.links[0].href: must be an https: or http: address, not "foro"'],
    ['a missing export', (d) => delete (d as any).members, 'members: must be a list'],
  ])('%s', (_, change, mistake) => expect(mistakesAfter(change)).toEqual([`content.ts: ${mistake}`]));

  const missing = 'has nothing in it; is there a comma too many?';
  const hole = () => ['a', , 'c']; // and `map` leaves it one

  test.each<[string, (draft: Draft, list: unknown[]) => void]>([
    ['site.services', (d, list) => (d.site.services = list)],
    ['members[0].skills', (d, list) => (d.members[0].skills = list)],
    ['projects[0].tags', (d, list) => (d.projects[0].tags = list)],
    ['projects[0].images', (d, list) => (d.projects[0].images = list.map(() => 'assets/a.avif'))],
    ['members', (d, list) => (d.members = list.map(() => good().members[0]!))],
    ['projects', (d, list) => (d.projects = list.map((_, index) => ({ ...good().projects[1]!, id: `p${index}` })))],
  ])('a hole in %s', (path, put) => {
    expect(mistakesAfter((draft) => put(draft, hole()))).toEqual([`content.ts: ${path}[1]: ${missing}`]);
  });

  test.each<[unknown, string, (draft: Draft, entry: unknown) => void, string]>([
    [undefined, 'projects[0].images[1]', (d, entry) => d.projects[0].images.push(entry), missing],
    [undefined, 'members[1]', (d, entry) => d.members.push(entry), missing],
    [undefined, 'projects[2]', (d, entry) => d.projects.push(entry), missing],
    [null, 'projects[0].images[1]', (d, entry) => d.projects[0].images.push(entry), 'must be a text'],
    [null, 'site.services[1]', (d, entry) => d.site.services.push(entry), 'must be a text'],
    [null, 'members[1]', (d, entry) => d.members.push(entry), 'must be an object'],
    [null, 'projects[2]', (d, entry) => d.projects.push(entry), 'must be an object'],
  ])('%s as %s', (entry, path, put, why) => {
    expect(mistakesAfter((draft) => put(draft, entry))).toEqual([`content.ts: ${path}: ${why}`]);
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
