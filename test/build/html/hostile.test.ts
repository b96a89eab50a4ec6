// Texts that would become elements are refused by the build (see check-html.test.ts): all of these have such parts.
import * as content from 'site/hostile';
import * as words from 'site/words';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '../../../src/fields/content';
import { built, DOMParser, graphOf, pageOf, type Site, textOf } from '../../copies/built';

const { site, members } = content;
const projects = content.projects.filter(({ link }) => !link!.startsWith('https:')); // those with a page

let hostile: Site;
beforeAll(async () => {
  hostile = await built('hostile.ts');
});

const home = () => pageOf(hostile, 'index.html');
const pathOf = ({ id }: Project) => `proyectos/${id}.html`;
const projectPage = (project: Project) => pageOf(hostile, pathOf(project));

/** All texts and addresses in an element, each whole. */
const shownIn = (root: Element) => [...root.querySelectorAll('*')].flatMap((element) => [
  ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue),
  ...['href', 'src', 'alt'].map((name) => element.getAttribute(name)),
]);

const metaOf = (document: Document, name: string) =>
  document.querySelector(`[name="${name}"], [property="${name}"]`)!.getAttribute('content')!;

describe('home shows hostile content completely, as text (F24):', () => {
  const cards = (section: string) => [...home().querySelectorAll(`#${section} > ul > li`)];

  test('the texts of the site', () => {
    const main = home().querySelector('main')!;
    const texts = [site.headline, site.intro, ...site.services, site.contact];
    expect(shownIn(main)).toEqual(expect.arrayContaining(texts));
    expect(main.querySelector(`[href="mailto:${site.email}"]`)!.textContent).toBe(site.email);
    for (const place of ['header', 'footer']) expect(home().querySelector(place)!.textContent).toContain(site.brand);
  });

  test('all fields of each member', () => {
    expect(cards('equipo')).toHaveLength(members.length);
    for (const [index, { name, role, bio, skills, avatar, links, otherLinks = [] }] of members.entries()) {
      const addresses = [...Object.values(links), ...otherLinks.map(({ href }) => href)];
      const shown = [name, role, bio, ...skills, ...addresses, avatar ? `/web/${avatar.src}` : null];
      expect(shownIn(cards('equipo')[index]!), name).toEqual(expect.arrayContaining(shown));
    }
  });

  test('all fields of each project', () => {
    expect(cards('proyectos')).toHaveLength(content.projects.length);
    for (const [index, { title, desc, tags, link }] of content.projects.entries()) {
      const address = link!.startsWith('proyectos') ? `/web/${link}` : link;
      expect(shownIn(cards('proyectos')[index]!), title)
        .toEqual(expect.arrayContaining([title, desc, ...tags, address]));
    }
  });
});

test('a project’s page shows it completely, as text (F24)', () => {
  for (const project of projects) {
    const { title, desc, tags, images } = project;
    const captures = images.flatMap(({ src }, index) => [`/web/${src}`, words.capture(title, index + 1)]);
    expect(shownIn(projectPage(project).querySelector('main')!), title)
      .toEqual(expect.arrayContaining([title, desc, ...tags, ...captures]));
  }
});

describe('the metadata of hostile content', () => {
  test('has the titles and descriptions of the content, uncut, and absolute addresses (F1, F4)', () => {
    const ofProjects = projects.map((project) => [
      projectPage(project), `${project.title} — ${site.brand}`, project.desc, `${site.url}proyectos/${project.id}`,
    ] as const);
    const all = [[home(), site.title, site.description, site.url] as const, ...ofProjects];
    for (const [document, title, description, address] of all) {
      expect([document.title, metaOf(document, 'og:title')]).toEqual([title, title]);
      for (const name of ['description', 'og:description']) expect(metaOf(document, name)).toBe(description);
      expect(document.querySelector('[rel=canonical]')!.getAttribute('href')).toBe(address);
      expect(metaOf(document, 'og:url')).toBe(address);
    }
    expect(pageOf(hostile, '404.html').title).toBe(site.brand);
  });

  test('has the texts of the content as structured data (F3)', () => {
    const [organization, website] = graphOf(hostile, 'index.html');
    expect(organization).toMatchObject({ name: site.brand, email: site.email, description: site.description });
    expect(website.name).toBe(site.title);
    expect(organization.member).toMatchObject(members.map(({ name, role }) => ({ name, jobTitle: role })));
    expect(organization.member[4]).toMatchObject({
      sameAs: ['https://example.com/cv'], image: site.url + members[4]!.avatar!.src,
    });
    for (const project of projects) {
      const [work, crumbs] = graphOf(hostile, pathOf(project));
      expect(work).toMatchObject({ name: project.title, description: project.desc, keywords: project.tags });
      expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([site.brand, project.title]);
    }
  });

  test('is well formed in the other files, with the same texts (F5, F6)', () => {
    const sitemap = new DOMParser().parseFromString(textOf(hostile, 'sitemap.xml'), 'application/xml');
    const addresses = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(addresses).toEqual([site.url, ...projects.map(({ id }) => `${site.url}proyectos/${id}`)]);
    const manifest = JSON.parse(textOf(hostile, 'site.webmanifest'));
    expect(manifest).toMatchObject({ name: site.brand, description: site.description });
  });
});
