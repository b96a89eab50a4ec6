// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type Asset, checkContent } from '../../src/prepare/check-content';
import type { Content } from '../../src/types';
import { language } from '../site/src/words';

const assets = new Map<string, Asset>([
  ['assets/a.avif', { file: 'assets/a.avif', bytes: 1000, width: 10, height: 10 }],
  ['assets/grande.avif', { file: 'assets/grande.avif', bytes: 301 * 1024, width: 10, height: 10 }],
  ['assets/justa.avif', { file: 'assets/justa.avif', bytes: 300 * 1024, width: 10, height: 10 }],
  ['assets/par.avif', { file: 'assets/par.avif', bytes: 1000, width: 10, height: 10, small: { address: 'assets/par-640.avif', width: 640, file: 'assets/par-640.avif', bytes: 302 * 1024 } }],
  ['assets/cv.pdf', { file: 'assets/cv.pdf', bytes: 1000 }],
]);

const good = (): Content => ({
  site: {
    url: 'https://example.com/', brand: 'B', email: 'a@example.com', title: 'T', description: 'D', headline: 'H',
    intro: 'I', services: ['S'], contact: 'C',
  },
  members: [{
    name: 'Bruno Muestra', role: 'R', bio: 'B', skills: [], avatar: 'assets/a.avif',
    links: { github: null, gitlab: null, cv: 'assets/cv.pdf', linkedin: null, website: 'http://example.com' },
  }],
  projects: [
    { id: 'uno', title: 'Uno', desc: 'D', tags: ['t'], images: ['assets/a.avif'], link: 'proyectos?id=uno' },
    { id: 'dos', title: 'Dos', desc: 'D', tags: [], images: [], link: 'https://example.com/dos' },
  ],
});

type Draft = { site: any; members: any[]; projects: any[] };

function mistakesAfter(change: (draft: Draft) => void) {
  const draft = good() as Draft;
  change(draft);
  return checkContent(draft, assets);
}

test('valid content has no mistakes', () => expect(mistakesAfter(() => {})).toEqual([]));

test.each(['https://xn--ao-zja.example/', 'https://Team-1.example.com:8443/web/', 'http://localhost/', 'http://127.0.0.1:3000/'])('%s is a valid site.url', (url) => {
  expect(mistakesAfter((draft) => (draft.site.url = url))).toEqual([]);
});

test('an image of exactly the maximum size is valid', () => {
  expect(mistakesAfter((draft) => (draft.projects[0].images = ['assets/justa.avif']))).toEqual([]);
});

type Mistaken = [what: string, change: (draft: Draft) => void, mistake: string];

const absolute = 'must be an absolute https: or http: address that ends in a slash, like https://example.com/ or https://example.com/web/';

describe('reports', () => {
  test.each<Mistaken>([
    ['a malformed id', (d) => (d.projects[1].id = 'Dos Palabras'), 'projects[1] (Dos).id: must be 1 to 64 of a-z, 0-9 and -, not "Dos Palabras"'],
    ['an id that is taken by a file', (d) => (d.projects[1].id = 'index'), 'projects[1] (Dos).id: "index" is the name of a page of the site; choose another'],
    ['a duplicate id', (d) => (d.projects[1].id = 'uno'), 'projects[1] (Dos).id: "uno" is the id of projects[0] (Uno) too'],
    ['an empty text', (d) => (d.site.brand = '  '), 'site.brand: is empty'],
    ['an empty text in a list', (d) => (d.members[0].skills = ['a', '']), 'members[0] (Bruno Muestra).skills[1]: is empty'],
    ['a text that is forgotten', (d) => delete d.site.title, 'site.title: is missing'],
    ['a text that is none', (d) => (d.site.title = 3), 'site.title: must be a text, not 3'],
    ['a list that is forgotten', (d) => delete d.members[0].skills, 'members[0] (Bruno Muestra).skills: is missing; write [] where there is none'],
    ['links that are no list', (d) => (d.members[0].otherLinks = {}), `members[0] (Bruno Muestra).otherLinks: must be a list, like [{ name: 'Mastodon', href: 'https://…' }], not {}`],
    ['a picture that is no list', (d) => (d.projects[0].images = 'assets/a.avif'), 'projects[0] (Uno).images: must be a list, like [captura1], not "assets/a.avif"'],
    ['a member that is no list', (d) => ((d as any).members = 'Ada'), `members: must be a list, like [{ name: 'Ada Ejemplo', … }], not "Ada"`],
    ['a project that is no list', (d) => ((d as any).projects = 'Geo App'), `projects: must be a list, like [{ id: 'geoapp', … }], not "Geo App"`],
    ['a list that is none', (d) => (d.members[0].skills = 'Rust'), `members[0] (Bruno Muestra).skills: must be a list, like ['one', 'two'], not "Rust"`],
    ['a record that is forgotten', (d) => delete d.members[0].links, 'members[0] (Bruno Muestra).links: is missing; its fields are github, gitlab, cv, linkedin, website'],
    ['a record that is none', (d) => (d.members[0].links = null), 'members[0] (Bruno Muestra).links: must be an object with the fields github, gitlab, cv, linkedin, website'],
    ['a link that is no web address', (d) => (d.members[0].links.github = 'github.com/n'), 'members[0] (Bruno Muestra).links.github: must be an https: or http: address, not "github.com/n"'],
    ['a link of another kind', (d) => (d.members[0].links.website = 'javascript:alert(1)'), 'members[0] (Bruno Muestra).links.website: must be an https: or http: address, not "javascript:alert(1)"'],
    ['a link that is forgotten', (d) => delete d.members[0].links.github, 'members[0] (Bruno Muestra).links.github: is missing; write null where there is none'],
    ['a link with a space', (d) => (d.members[0].links.github = 'https://example.com/git hub'), 'members[0] (Bruno Muestra).links.github: must have no spaces in it (in an address, %20 stands for one), not "https://example.com/git hub"'],
    ['a link with a space at its end', (d) => (d.projects[1].link = 'https://example.com/dos '), 'projects[1] (Dos).link: must have no spaces in it (in an address, %20 stands for one), not "https://example.com/dos "'],
    ['a link that has lost its host', (d) => (d.members[0].links.website = 'https:///yo'), 'members[0] (Bruno Muestra).links.website: must be an https: or http: address, not "https:///yo"'],
    ['an empty link', (d) => (d.members[0].links.gitlab = ''), 'members[0] (Bruno Muestra).links.gitlab: is empty; write null where there is none'],
    ['an empty short name', (d) => (d.members[0].shortName = ''), 'members[0] (Bruno Muestra).shortName: is empty; leave it out where there is none'],
    ['an avatar that is null', (d) => (d.members[0].avatar = null), 'members[0] (Bruno Muestra).avatar: is null; leave it out where there is none'],
    ['an avatar that is empty', (d) => (d.members[0].avatar = ''), 'members[0] (Bruno Muestra).avatar: is empty; leave it out where there is none'],
    ['a cv with a space', (d) => (d.members[0].links.cv = 'https://example.com/mi cv.pdf'), 'members[0] (Bruno Muestra).links.cv: must have no spaces in it (in an address, %20 stands for one), not "https://example.com/mi cv.pdf"'],
    ['a cv that is neither address nor file', (d) => (d.members[0].links.cv = 'cv.pdf'), 'members[0] (Bruno Muestra).links.cv: must be an https: or http: address or a file imported from assets/, not "cv.pdf"'],
    ['a malformed e-mail', (d) => (d.site.email = 'hola@example'), 'site.email: must be an e-mail address, not "hola@example"'],
    ['an e-mail with its scheme', (d) => (d.site.email = 'mailto:hola@example.com'), 'site.email: must be the address alone, without mailto:, not "mailto:hola@example.com"'],
    ['an e-mail with a subject', (d) => (d.site.email = 'hola@example.com?subject=Hola'), 'site.email: must be an e-mail address, not "hola@example.com?subject=Hola"'],
    ['an e-mail in brackets', (d) => (d.site.email = 'Hola <hola@example.com>'), 'site.email: must be an e-mail address, not "Hola <hola@example.com>"'],
    ['a url with a space', (d) => (d.site.url = 'https://example.com/mi web/'), 'site.url: must have no spaces in it (in an address, %20 stands for one), not "https://example.com/mi web/"'],
    ...['https://example.com//', 'https://example.com/web//', 'https:///example.com/', 'https://example.com/../', 'https://example..com/', 'https://example.com:443:443/'].map(
      (url): Mistaken => [`a url like ${url}`, (d) => (d.site.url = url), `site.url: ${absolute}, not "${url}"`],
    ),
    ...['https://example.com/página/', 'https://example.com/año', 'https://example.com/a%20b/', 'https://example.com/?a/', 'https://example.com/#a/'].map(
      (url): Mistaken => [`a path like that of ${url}`, (d) => (d.site.url = url), `site.url: must have no other characters in its path than a-z, A-Z, 0-9, -, _, ~, . and /, not "${url}"`],
    ),
    ...['https://a;b.com/', 'https://a{b}.com/', 'https://año.example/', 'https://yo@example.com/', 'https://a_b.example/', 'https://example.com?a/'].map(
      (url): Mistaken => [`a host like that of ${url}`, (d) => (d.site.url = url), `site.url: must have no other characters in its host than a-z, A-Z, 0-9, - and . (año.example is written xn--ao-zja.example), not "${url}"`],
    ),
    ['a url that begins in capitals', (d) => (d.site.url = 'HTTPS://Example.com/'), 'site.url: must begin with https: or http: in small letters, not "HTTPS://Example.com/"'],
    ['a url with a port that there is not', (d) => (d.site.url = 'https://example.com:99999/'), 'site.url: must have a port of at most 65535, or none, not "https://example.com:99999/"'],
    ['a relative url', (d) => (d.site.url = '/web/'), 'site.url: must be an absolute https: or http: address that ends in a slash, like https://example.com/ or https://example.com/web/, not "/web/"'],
    ['a url without its final slash', (d) => (d.site.url = 'https://example.com/web'), 'site.url: must be an absolute https: or http: address that ends in a slash, like https://example.com/ or https://example.com/web/, not "https://example.com/web"'],
    ['a site link to no project', (d) => (d.projects[0].link = 'proyectos?id=tres'), 'projects[0] (Uno).link: there is no project "tres"'],
    ['two projects that open one page', (d) => (d.projects[1].link = 'proyectos?id=uno'), 'projects[1] (Dos).link: opens the page that projects[0] (Uno) opens; its own is proyectos?id=dos'],
    ...[null, '', 3].map(
      (link): Mistaken => [`${JSON.stringify(link)} as a project's link`, (d) => (d.projects[0].link = link), `projects[0] (Uno).link: must be proyectos?id=ID or an https: or http: address, not ${JSON.stringify(link)}`],
    ),
    ["a project's link that is forgotten", (d) => delete d.projects[0].link, 'projects[0] (Uno).link: is missing; write proyectos?id=ID or an https: or http: address'],
    ['a project that is there twice, once', (d) => d.projects.push(d.projects[0]), 'projects[2] (Uno).id: "uno" is the id of projects[0] (Uno) too'],
    ['a link that is neither', (d) => (d.projects[0].link = '/uno'), 'projects[0] (Uno).link: must be proyectos?id=ID or an https: or http: address, not "/uno"'],
    ['a heavy image', (d) => (d.projects[0].images = ['assets/grande.avif']), 'projects[0] (Uno).images[0]: is over 300 KB: assets/grande.avif has 301 KB; put the original into assets/photos/, run npm run images, and import what that writes'],
    ['an image that is not imported', (d) => (d.members[0].avatar = 'yo.png'), 'members[0] (Bruno Muestra).avatar: must be imported from assets/, not "yo.png"'],
    ['an image that is none', (d) => (d.members[0].avatar = 'assets/cv.pdf'), 'members[0] (Bruno Muestra).avatar: assets/cv.pdf is not an image (AVIF, or SVG with a viewBox)'],
    ['a field that does not exist', (d) => (d.projects[0].imges = []), 'projects[0] (Uno).imges: is not a field; the fields are id, title, desc, tags, images, link, text, visit'],
    ['a heavy small sibling', (d) => (d.projects[0].images = ['assets/par.avif']), 'projects[0] (Uno).images[0]: is over 300 KB: assets/par-640.avif has 302 KB; put the original into assets/photos/, run npm run images, and import what that writes'],
    ['an empty paragraph', (d) => (d.projects[0].text = ['Uno.', '']), 'projects[0] (Uno).text[1]: is empty'],
    ['paragraphs that are none', (d) => (d.projects[0].text = 'Uno.'), 'projects[0] (Uno).text: must be a list, like [\'one\', \'two\'], not "Uno."'],
    ['an address to visit that is none', (d) => (d.projects[0].visit = 'proyectos?id=uno'), 'projects[0] (Uno).visit: must be an https: or http: address, not "proyectos?id=uno"'],
    ['a link of another kind without its name', (d) => (d.members[0].otherLinks = [{ href: 'https://example.com/' }]), 'members[0] (Bruno Muestra).otherLinks[0].name: is missing'],
    ['a link of the team that is no address', (d) => (d.site.links = [{ name: 'Foro', href: 'foro' }]), 'site.links[0] (Foro).href: must be an https: or http: address, not "foro"'],
    ['a missing export', (d) => delete (d as any).members, 'members: is missing; write [] where there is none'],
  ])('%s', (_, change, mistake) => expect(mistakesAfter(change)).toEqual([`content.ts: ${mistake}`]));

  const missing = 'is missing; is there a comma too many?';
  const hole = () => ['a', , 'c']; // `map` keeps the hole

  test.each<[string, (draft: Draft, list: unknown[]) => void]>([
    ['site.services', (d, list) => (d.site.services = list)],
    ['members[0] (Bruno Muestra).skills', (d, list) => (d.members[0].skills = list)],
    ['projects[0] (Uno).tags', (d, list) => (d.projects[0].tags = list)],
    ['projects[0] (Uno).images', (d, list) => (d.projects[0].images = list.map(() => 'assets/a.avif'))],
    ['members', (d, list) => (d.members = list.map(() => good().members[0]!))],
    ['projects', (d, list) => (d.projects = list.map((_, index) => ({ ...good().projects[1]!, id: `p${index}` })))],
  ])('a hole in %s', (path, put) => {
    expect(mistakesAfter((draft) => put(draft, hole()))).toEqual([`content.ts: ${path}[1]: ${missing}`]);
  });

  test.each<[unknown, string, (draft: Draft, entry: unknown) => void, string]>([
    [undefined, 'projects[0] (Uno).images[1]', (d, entry) => d.projects[0].images.push(entry), missing],
    [undefined, 'members[1]', (d, entry) => d.members.push(entry), missing],
    [undefined, 'projects[2]', (d, entry) => d.projects.push(entry), missing],
    [null, 'projects[0] (Uno).images[1]', (d, entry) => d.projects[0].images.push(entry), 'must be a text, not null'],
    [null, 'site.services[1]', (d, entry) => d.site.services.push(entry), 'must be a text, not null'],
    [null, 'projects[2]', (d, entry) => d.projects.push(entry), 'must be an object with the fields id, title, desc, tags, images, link, text, visit'],
  ])('%s as %s', (entry, path, put, why) => {
    expect(mistakesAfter((draft) => put(draft, entry))).toEqual([`content.ts: ${path}: ${why}`]);
  });

  test.each([['', ''], ['  ', ''], [undefined, ''], [' Ada ', ' (Ada)']])('a record named %j by its index%s', (name, called) => {
    const mistakes = mistakesAfter((d) => Object.assign(d.members[0], { name, role: '' }));
    expect(mistakes.at(-1)).toBe(`content.ts: members[0]${called}.role: is empty`);
  });

  test('nothing for two projects with the same external address', () => {
    expect(mistakesAfter((d) => (d.projects[0].link = d.projects[1].link))).toEqual([]);
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

describe('translations of the site', () => {
  const english = { language: 'en', name: 'English', url: 'https://example.com/en/' };
  const mistakesIn = (...changed: object[]) => mistakesAfter((d) => (d.site.translations = changed.map((each) => ({ ...english, ...each }))));

  test.each([[], [{}], [{ language: 'pt-BR', projectsPath: 'trabalhos' }], [{}, { language: 'ast', url: 'https://otra.example/' }]])('%j is valid', (...changed) => {
    expect(mistakesIn(...changed)).toEqual([]);
  });

  test.each<[object, string]>([
    [{ language: 'inglés' }, '.language: must be the tag of a language, like en or pt-BR, not "inglés"'],
    [{ language: 'english' }, '.language: must be the tag of a language, like en or pt-BR, not "english"'],
    [{ language: 'en_GB' }, '.language: must be the tag of a language, like en or pt-BR, not "en_GB"'],
    [{ language: '' }, '.language: is empty'],
    [{ url: '/en/' }, `.url: ${absolute}, not "/en/"`],
    [{ url: 'https://example.com/en' }, `.url: ${absolute}, not "https://example.com/en"`],
    [{ url: 'https://example.com/' }, '.url: is that of site.url too'],
    [{ projectsPath: 'Trabajos' }, '.projectsPath: must be one or more of a-z, 0-9 and -, but not assets, index or 404, not "Trabajos"'],
    [{ projectsPath: 'assets' }, '.projectsPath: must be one or more of a-z, 0-9 and -, but not assets, index or 404, not "assets"'],
    [{ href: 'x' }, '.href: is not a field; the fields are language, name, url, projectsPath'],
  ])('%j is reported', (changed, mistake) => {
    expect(mistakesIn(changed)).toEqual([`content.ts: site.translations[0] (English)${mistake}`]);
  });

  test('two with the same address are reported', () => {
    expect(mistakesIn({}, { language: 'fr', name: 'Français' })).toEqual(['content.ts: site.translations[1] (Français).url: is that of site.translations[0] too']);
  });

  test('one that is no list is reported', () => {
    expect(mistakesAfter((d) => (d.site.translations = english))).toEqual([
      `content.ts: site.translations: must be a list, like [{ language: 'en', name: 'English', url: 'https://example.com/en/' }], not ${JSON.stringify(english)}`,
    ]);
  });
});

test('a translation into the site’s own language is reported', () => {
  const draft = good();
  draft.site.translations = [{ language, name: 'Otra', url: 'https://team.example/en/' }];
  expect(checkContent(draft, assets)).toEqual([
    `content.ts: site.translations[0] (Otra).language: is that of this site, by src/words.ts; name that of the other, not "${language}"`,
  ]);
});
