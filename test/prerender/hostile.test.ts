// Texts that would become elements are refused by the build (see check-html.test.ts): all of these have such parts.
import * as content from 'site/hostile';
import * as words from 'site/words';
import { beforeAll, expect, test } from 'vitest';
import type { Project } from '../../src/types';
import { built, DOMParser, pageOf, type Site, textOf } from '../copies/built';

const { site, members } = content;
const projects = content.projects.filter(({ link }) => !link!.startsWith('https:')); // those with a page

let hostile: Site;
beforeAll(async () => {
  hostile = await built('hostile.ts');
});

const home = () => pageOf(hostile, 'index.html');
const pathOf = ({ id }: Project) => `proyectos/${id}.html`;
const projectPage = (project: Project) => pageOf(hostile, pathOf(project));

/** Expects that an element has all of these whole as texts or addresses. */
function expectShown(root: Element, expected: unknown[]) {
  const shown = [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue!.replaceAll('\xa0', ' ')), // some spaces do not break
    ...['href', 'src', 'alt'].map((name) => element.getAttribute(name)),
  ]);
  expect(shown).toEqual(expect.arrayContaining(expected));
}

test('pages show hostile content completely, as text (F24)', () => {
  const main = home().querySelector('main')!;
  const cards = (section: string) => [...main.querySelectorAll(`#${section} > ul > li`)];
  for (const place of ['header', 'footer']) expect(home().querySelector(place)!.textContent).toContain(site.brand);
  expect(main.querySelector(`[href="mailto:${site.email}"]`)!.textContent).toBe(site.email);
  expect(main.querySelector('h1')!.textContent.replaceAll('\xa0', ' ')).toBe(site.headline);
  expectShown(main, [site.intro, ...site.services]);
  expect(main.querySelector('#contacto p')!.textContent).toContain(site.contact);

  expect(cards('equipo')).toHaveLength(members.length);
  for (const [index, { name, role, bio, skills, avatar, links, otherLinks = [] }] of members.entries()) {
    const addresses = [...Object.values(links), ...otherLinks.map(({ href }) => href)];
    const portrait = avatar ? `/web${avatar.src}` : null;
    expectShown(cards('equipo')[index]!, [name, role, bio, ...skills, ...addresses, portrait]);
  }

  expect(cards('proyectos')).toHaveLength(content.projects.length);
  for (const [index, { title, desc, tags, link }] of content.projects.entries()) {
    const address = link!.startsWith('proyectos') ? `/web/${link}` : link;
    expectShown(cards('proyectos')[index]!, [title, desc, ...tags, address]);
  }

  for (const project of projects) {
    const { title, desc, tags, images } = project;
    const captures = images.flatMap(({ src }, index) => [`/web${src}`, words.capture(title, index + 1)]);
    expectShown(projectPage(project).querySelector('main')!, [title, desc, ...tags, ...captures]);
  }
});

test('names, titles and texts have the direction of their own letters (F38)', () => {
  const texts = [
    site.intro, ...site.services,
    ...members.flatMap(({ name, role, bio, skills }) => [name, role, bio, ...skills]),
    ...content.projects.flatMap(({ title, desc, tags }) => [title, desc, ...tags]),
  ];
  const documents = [home(), ...projects.map(projectPage)];
  const shown = documents.flatMap((document) => [...document.querySelectorAll('main *')])
    .filter(({ childElementCount, textContent }) => childElementCount === 0 && texts.includes(textContent));
  expect(shown.length).toBeGreaterThan(texts.length / 2);
  expect(shown.filter((one) => one.getAttribute('dir') !== 'auto').map(({ outerHTML }) => outerHTML)).toEqual([]);
  const titles = documents.flatMap((document) => [...document.querySelectorAll('main :is(h1, h2, b:not(.title))')]);
  for (const title of titles) {
    expect(title.closest('[dir]')!.getAttribute('dir'), title.outerHTML).toBe('auto');
  }
});

test('metadata has titles and descriptions uncut, and absolute addresses (F1, F4)', () => {
  const ofProjects = projects.map((project) => [
    projectPage(project), `${project.title} — ${site.brand}`, project.desc, `${site.url}proyectos/${project.id}`,
  ] as const);
  for (const [document, title, description, address] of
    [[home(), site.title, site.description, site.url] as const, ...ofProjects]) {
    const [ogTitle, ...others] = ['og:title', 'description', 'og:description', 'og:url'].map((name) =>
      document.querySelector(`[name="${name}"], [property="${name}"]`)!.getAttribute('content'));
    const canonical = document.querySelector('[rel=canonical]')!.getAttribute('href');
    expect([document.title, ogTitle, ...others, canonical])
      .toEqual([title, title, description, description, address, address]);
  }
  expect(pageOf(hostile, '404.html').title).toBe(site.brand);
});

test('sitemap and manifest are well formed, with the same texts (F5, F6)', () => {
  const sitemap = new DOMParser().parseFromString(textOf(hostile, 'sitemap.xml'), 'application/xml');
  const addresses = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(addresses).toEqual([site.url, ...projects.map(({ id }) => `${site.url}proyectos/${id}`)]);
  expect(JSON.parse(textOf(hostile, 'site.webmanifest')))
    .toMatchObject({ name: site.brand, description: site.description });
});
