import { members, projects as all, site } from 'site/hostile-content';
import { beforeAll, expect, test } from 'vitest';
import type { BuiltSite } from '../../src/tools/build/build-site';
import { built } from '../fixtures/built';
import { pageOf } from '../fixtures/pages';

const projects = all.filter(({ link }) => !link!.startsWith('https:')); // those that have a page

let hostile: BuiltSite;
beforeAll(async () => {
  hostile = await built('hostile-content.ts');
});

const mains = () => ['index', ...projects.map(({ id }) => `proyectos/${id}`)]
  .map((name) => pageOf(hostile, `${name}.html`).querySelector('main')!);

/** Returns all texts in a part of the content. */
const textsIn = (part: unknown): string[] =>
  (typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(textsIn));

const cards = [
  members.map(({ name, role, bio, skills }) => [name, role, bio, skills]),
  all.map(({ title, desc, tags }) => [title, desc, tags]),
];

test('pages show all of the hostile content as plain text (U4)', () => {
  const [home, ...pages] = mains().map((main) => main.textContent!.replaceAll('\xa0', ' '));
  const { headline, intro, services, contact, email } = site;
  for (const text of textsIn([headline, intro, services, contact, email, cards])) expect(home).toContain(text);
  for (const [index, { title, desc, tags }] of projects.entries()) {
    for (const text of [title, desc, ...tags]) expect(pages[index]).toContain(text);
  }
  const addresses = [...mains()[0]!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(textsIn(members.map(({ links }) => links))));
});

test('names, titles and texts have the direction of their own script (F38)', () => {
  const texts = textsIn([site.intro, site.services, cards]);
  const elements = mains().flatMap((main) => [...main.querySelectorAll('*')]);
  const shown = elements.filter((one) => one.matches('h1, h2, b:not(.square-end)')
    || (one.childElementCount === 0 && texts.includes(one.textContent!)));
  expect(shown.length).toBeGreaterThan(texts.length / 2);
  for (const one of shown) expect(one.closest('[dir]')?.getAttribute('dir'), one.outerHTML).toBe('auto');
});

test('metadata has complete titles and descriptions, and absolute URLs (F2, F4)', () => {
  const pages = [['index', site.title, site.description, site.url], ...projects.map(({ id, title, desc }) =>
    [`proyectos/${id}`, `${title} — ${site.brand}`, desc, `${site.url}proyectos/${id}`])];
  for (const [name, ...texts] of pages) {
    const page = pageOf(hostile, `${name}.html`);
    const read = (selector: string, attribute = 'content') => page.querySelector(selector)!.getAttribute(attribute);
    expect([page.title, read('[name=description]'), read('[rel=canonical]', 'href')]).toEqual(texts);
    expect(['title', 'description', 'url'].map((name) => read(`[property="og:${name}"]`))).toEqual(texts);
  }
});
