import * as content from 'site/hostile';
import { beforeAll, expect, test } from 'vitest';
import { built, DOMParser, pageOf, type Site, textOf } from '../copies/built';

const { site, members } = content;
const projects = content.projects.filter(({ link }) => !link!.startsWith('https:')); // those with a page

let hostile: Site;
beforeAll(async () => {
  hostile = await built('hostile.ts');
});

const mainOf = (path: string) => pageOf(hostile, path).querySelector('main')!;
const pages = () => ['index', ...projects.map(({ id }) => `proyectos/${id}`)].map((name) => mainOf(`${name}.html`));

/** All texts of a part of the content, and addresses of links. */
const stringsIn = (part: unknown): string[] =>
  (typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(stringsIn));

/** The texts of an element, in which some spaces do not break, and addresses of links. */
const shownIn = (root: Element) => [...root.querySelectorAll('*')].flatMap((element) => [
  element.getAttribute('href'), ...[...element.childNodes].map(({ nodeValue }) => nodeValue?.replaceAll('\xa0', ' ')),
]);

test('pages show hostile content completely, as text', () => {
  const [home, ...others] = pages();
  const cards = [
    members.map(({ avatar, ...member }) => member),
    content.projects.map(({ title, desc, tags, link }) => ({ title, desc, tags, link: link!.replace(/^p/, '/web/p') })),
  ];
  expect(shownIn(home!)).toEqual(expect.arrayContaining(stringsIn([site.intro, site.services, cards])));
  const wholes = [['h1', site.headline], ['#contacto p', site.contact], ['[href^="mailto:"]', site.email]] as const;
  for (const [part, text] of wholes) {
    expect(home!.querySelector(part)!.textContent.replaceAll('\xa0', ' ')).toContain(text);
  }
  for (const [index, { title, desc, tags }] of projects.entries()) {
    expect(shownIn(others[index]!)).toEqual(expect.arrayContaining([title, desc, ...tags]));
  }
});

test('names, titles and texts have the direction of their own letters (F38)', () => {
  const texts = stringsIn([
    site.intro, site.services, members.map(({ name, role, bio, skills }) => [name, role, bio, skills]),
    content.projects.map(({ title, desc, tags }) => [title, desc, tags]),
  ]);
  const shown = pages().flatMap((main) => [...main.querySelectorAll('*')])
    .filter(({ childElementCount, textContent }) => childElementCount === 0 && texts.includes(textContent));
  expect(shown.length).toBeGreaterThan(texts.length / 2);
  const titles = pages().flatMap((main) => [...main.querySelectorAll('h1, h2, b:not(.square-end)')]);
  const plain = [...shown, ...titles].filter((one) => one.closest('[dir]')?.getAttribute('dir') !== 'auto');
  expect(plain.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('metadata has titles and descriptions uncut, and absolute addresses (F1, F4)', () => {
  const all = [['index', site.title, site.description, site.url], ...projects.map(({ id, title, desc }) =>
    [`proyectos/${id}`, `${title} — ${site.brand}`, desc, `${site.url}proyectos/${id}`])];
  for (const [name, title, description, address] of all) {
    const page = pageOf(hostile, `${name}.html`);
    const found = ['og:title', 'description', 'og:description', 'og:url'].map((name) =>
      page.querySelector(`[name="${name}"], [property="${name}"]`)!.getAttribute('content'));
    const canonical = page.querySelector('[rel=canonical]')!.getAttribute('href');
    expect([page.title, ...found, canonical]).toEqual([title, title, description, description, address, address]);
  }
  expect(pageOf(hostile, '404.html').title).toBe(site.brand);
});

test('the sitemap is well formed, and robots.txt names it (F5)', () => {
  expect(textOf(hostile, 'robots.txt')).toContain(`Sitemap: ${site.url}sitemap.xml`);
  const sitemap = new DOMParser().parseFromString(textOf(hostile, 'sitemap.xml'), 'application/xml');
  const addresses = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(addresses).toEqual([site.url, ...projects.map(({ id }) => `${site.url}proyectos/${id}`)]);
});
