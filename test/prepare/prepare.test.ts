import { describe, expect, test } from 'vitest';
import { prepare } from '../../src/prepare/prepare';
import * as sample from '../content/sample';

const opensTab = { target: '_blank', rel: 'noopener noreferrer' };
const none = { github: null, gitlab: null, cv: null, linkedin: null, website: null };
const ada = sample.members[0]!;
const project = sample.projects[0]!;

const withLinks = (links: object) => prepare({ ...sample, members: [{ ...ada, links: { ...none, ...links } }] }).members[0]!.links;

test('the base is the path of the site’s address (E11)', () => {
  expect(prepare(sample).base).toBe('/');
  const { base, site, projects } = prepare({ ...sample, site: { ...sample.site, url: 'https://equipo.github.io/web/' } });
  expect([base, site.path, projects[0]!.path]).toEqual(['/web/', '/web/', '/web/proyectos?id=geoapp']);
});

test('a member has the links that exist, by name, and they open a tab safely (F22)', () => {
  expect(withLinks({ cv: 'assets/ada.pdf', github: 'https://example.com/ada' })).toEqual([
    { children: 'GitHub', href: 'https://example.com/ada', ...opensTab },
    { children: 'CV', href: '/assets/ada.pdf', ...opensTab },
  ]);
});

test('a member without links has none (C12)', () => expect(withLinks({})).toEqual([]));

test.each([
  ['Ada Ejemplo', 'Más sobre Ada'],
  ['  Ada  ', 'Más sobre Ada'],
])('the button that turns the card of %j is «%s» (C2)', (name, more) => {
  expect(prepare({ ...sample, members: [{ ...ada, name }] }).members[0]!.more).toBe(more);
});

test('a project’s link goes to its page in the same tab, or elsewhere in another (F22)', () => {
  const linkOf = (link: string) => prepare({ ...sample, projects: [{ ...project, link }] }).projects[0]!.link;
  expect(linkOf('proyectos?id=geoapp')).toEqual({ href: '/proyectos?id=geoapp' });
  expect(linkOf('https://example.com/proyectos?id=geoapp')).toEqual({ href: 'https://example.com/proyectos?id=geoapp', ...opensTab });
});

describe('F1: titles have at most 60 characters', () => {
  const titlesOf = (siteTitle: string, projectTitle: string, brand = sample.site.brand) => {
    const site = { ...sample.site, title: siteTitle, brand };
    const pages = prepare({ ...sample, site, projects: [{ ...project, title: projectTitle }] });
    return [pages.site.title, pages.projects[0]!.title];
  };

  test('which are left alone where they fit', () => {
    expect(titlesOf('T'.repeat(60), 'Geo App')).toEqual(['T'.repeat(60), 'Geo App — Equipo Dev']);
  });

  test('and are cut at the end of a word, before the brand', () => {
    expect(titlesOf('Aplicaciones web y móviles para empresas de todo el mundo — Equipo Dev', 'Nombre '.repeat(20))).toEqual([
      'Aplicaciones web y móviles para empresas de… — Equipo Dev',
      'Nombre Nombre Nombre Nombre Nombre Nombre… — Equipo Dev',
    ]);
  });

  test('but not within an emoji', () => {
    for (const title of titlesOf('👩🏽‍💻'.repeat(20), '👩🏽‍💻'.repeat(20))) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(title.replaceAll('👩🏽‍💻', '')).toMatch(/^…( — Equipo Dev)?$/);
    }
  });
});
