import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import * as words from '../site/src/words';
import type { Project } from '../../src/types';
import * as content from '../site/src/hostile';
import { built, graphOf, pageOf, type Site, textOf } from '../copies/built';

const { site, members } = content;
const projects = content.projects.filter(({ link }) => !link!.startsWith('https:')); // those with a page

const pathOf = ({ id }: Project) => `proyectos/${id}.html`;
const pages = ['index.html', 'proyectos.html', ...projects.map(pathOf)];

let hostile: Site;
beforeAll(async () => {
  hostile = await built('hostile.ts');
});

const page = (path: string) => pageOf(hostile, path);
const home = () => page('index.html');
const projectPage = (project: Project) => page(pathOf(project));

/** The texts that an element does not have. */
const missingIn = (root: Element, texts: string[]) => texts.filter((text) => !root.textContent!.includes(text));

const linksIn = (root: Element) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const metaOf = (document: Document, name: string) =>
  document.querySelector(`[name="${name}"], [property="${name}"]`)!.getAttribute('content')!;

/** Whether a list in the element has exactly these items. Without items, there need not be a list. */
const hasList = (root: Element, wanted: string[]) =>
  wanted.length === 0 || [...root.querySelectorAll('ul')].some((list) =>
    [...list.children].map((item) => item.textContent).join('\n') === wanted.join('\n'));

describe('home shows hostile content completely, as text (F24):', () => {
  const cards = (section: string) => [...home().querySelectorAll(`#${section} > ul > li`)];

  test('the texts of the site', () => {
    const main = home().querySelector('main')!;
    expect(home().querySelector('h1')!.textContent).toBe(site.headline);
    expect(missingIn(main, [site.intro, site.contact])).toEqual([]);
    expect(main.querySelector(`[href="mailto:${site.email}"]`)!.textContent).toBe(site.email);
    expect(hasList(main, site.services)).toBe(true);
    for (const place of ['header', 'footer']) expect(home().querySelector(place)!.textContent).toContain(site.brand);
  });

  test('all fields of each member', () => {
    expect(cards('equipo')).toHaveLength(members.length);
    for (const [index, { name, role, bio, skills, avatar, links, otherLinks = [] }] of members.entries()) {
      const card = cards('equipo')[index]!;
      expect(card.querySelector('h3')!.textContent).toBe(name);
      expect(missingIn(card, [role, bio]), name).toEqual([]);
      expect(hasList(card, skills), name).toBe(true);
      const { github, gitlab, cv, linkedin, website } = links;
      const wanted = [github, gitlab, cv, linkedin, website, ...otherLinks.map(({ href }) => href)];
      expect(linksIn(card), name).toEqual(wanted.filter((link) => link !== null));
      expect(card.querySelector('img')?.getAttribute('src'), name).toEqual(
        avatar && expect.stringMatching(/^\/web\/assets\/geoapp-1-.*avif$/),
      );
    }
  });

  test('all fields of each project', () => {
    expect(cards('proyectos')).toHaveLength(content.projects.length);
    for (const [index, { title, desc, tags, link }] of content.projects.entries()) {
      const card = cards('proyectos')[index]!;
      expect(card.querySelector('h3')!.textContent).toBe(title);
      expect(missingIn(card, [desc]), title).toEqual([]);
      expect(hasList(card, tags), title).toBe(true);
      expect(linksIn(card), title).toEqual([link!.startsWith('proyectos') ? `/web/${link}` : link]);
    }
  });
});

test('a project’s page shows it completely, as text (F24)', () => {
  for (const project of projects) {
    const main = projectPage(project).querySelector('main')!;
    expect(main.querySelector('h1')!.textContent).toBe(project.title);
    expect(missingIn(main, [project.desc])).toEqual([]);
    expect(hasList(main, project.tags)).toBe(true);
    const captures = [...main.querySelectorAll('img')];
    expect(captures.map((image) => image.alt)).toEqual(
      project.images.map((_, index) => words.capture(project.title, index + 1)),
    );
    for (const image of captures) expect(hostile.files.has(image.getAttribute('src')!.replace('/web/', ''))).toBe(true);
  }
});

describe('the metadata of hostile content', () => {
  test('has the titles and descriptions of the content, uncut (F1)', () => {
    const ofProjects = projects.map((project) =>
      [projectPage(project), `${project.title} — ${site.brand}`, project.desc] as const);
    for (const [document, title, description] of [[home(), site.title, site.description] as const, ...ofProjects]) {
      expect([document.title, metaOf(document, 'og:title')]).toEqual([title, title]);
      for (const name of ['description', 'og:description']) expect(metaOf(document, name)).toBe(description);
    }
    expect(page('404.html').title).toBe(site.brand);
  });

  test('has the texts of the content as structured data (F3)', () => {
    const [organization, website] = graphOf(hostile, 'index.html');
    expect(organization).toMatchObject({ name: site.brand, email: site.email, description: site.description });
    expect(website.name).toBe(site.title);
    expect(organization.member).toMatchObject(members.map(({ name, role }) => ({ name, jobTitle: role })));
    expect(organization.member[4]).toMatchObject({
      sameAs: ['https://example.com/cv'],
      image: expect.stringMatching(/^https:\/\/equipo\.example\/web\/assets\/geoapp-1-\w+\.avif$/),
    });
    for (const project of projects) {
      const [work, crumbs] = graphOf(hostile, pathOf(project));
      expect(work).toMatchObject({ name: project.title, description: project.desc, keywords: project.tags });
      expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([site.brand, project.title]);
    }
  });

  test('has no raw < in structured data, which could end its element (F3)', () => {
    for (const path of pages.filter((path) => path !== 'proyectos.html')) {
      const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(textOf(hostile, path))!;
      expect(data).not.toContain('<');
    }
  });

  test('is well formed in the other files, with the same texts (F5, F6)', () => {
    const { DOMParser } = new JSDOM().window;
    const sitemap = new DOMParser().parseFromString(textOf(hostile, 'sitemap.xml'), 'application/xml');
    expect(sitemap.querySelector('parsererror')).toBeNull();
    expect(sitemap.querySelectorAll('loc')).toHaveLength(1 + projects.length);
    const manifest = JSON.parse(textOf(hostile, 'site.webmanifest'));
    expect(manifest).toMatchObject({ name: site.brand, description: site.description });
  });
});

test('no text of hostile content becomes an element of a page', () => {
  for (const path of pages) {
    const document = page(path);
    expect(document.querySelectorAll('[onerror], [style], body style')).toHaveLength(0);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect([...document.scripts].map((script) => script.type || script.getAttribute('src'))).toEqual([
      ...(path === 'proyectos.html' ? [] : ['application/ld+json']),
      `/web/${hostile.script}`,
    ]);
    const seen = document.querySelectorAll('body > :not(script, link)');
    expect(seen[seen.length - 1]!.role).toBe('status'); // no element was closed too early
  }
});
