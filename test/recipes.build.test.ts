import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../src/tools/builder/site';
import { pageOf, type Site, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { follow, recipes } from './copies/recipes';

test.each(recipes.filter(({ blocks }) => blocks.length > 0))('$title can be followed alone', async (recipe) => {
  const root = changedCopy();
  follow(root, [recipe]);
  await buildSite(root);
});

describe('all recipes, in reverse,', () => {
  const root = changedCopy();
  let site: Site;
  beforeAll(async () => {
    follow(root, recipes.toReversed());
    site = await buildSite(root);
  });

  const home = () => pageOf(site, 'index.html');

  test('give home a further section with a link in all menus, and publish its pictures (F10)', () => {
    expect(home().querySelector('#clientes h2')!.textContent).toBe('Confían en nosotros');
    expect([...home().querySelectorAll('a[href="/#clientes"]')].length).toBe(3);
    const logos = [...home().querySelectorAll<HTMLImageElement>('#clientes img')];
    expect(logos.map(({ alt, width, height }) => [alt, width, height]))
      .toEqual([['Cooperativa Semilla', 390, 844], ['Museo del Agua', 390, 844]]);
    for (const logo of logos) expect(site.files.has(logo.getAttribute('src')!.slice(1)), logo.src).toBe(true);
  });

  test('give projects another address, and publish a web font and allow it', () => {
    expect(home().querySelector('#proyectos a')!.getAttribute('href')).toBe('/trabajos?id=geoapp');
    expect(site.files.has('trabajos/geoapp.html')).toBe(true);
    const [, font] = /src:url\("\/(assets\/team-[0-9a-f]{8}\.woff2)"\)/.exec(textOf(site, 'index.html')) ?? [];
    expect(site.files.has(font!)).toBe(true);
    expect(textOf(site, 'index.html')).toContain("font-src 'self'");
  });

  test('give each page a version in English, with what the first language has (U6)', () => {
    const english = pageOf(site, 'en/index.html');
    expect(english.querySelector('h1')!.textContent).toMatch(/^We\sbuild the software/);
    expect(english.querySelector('#proyectos p')!.textContent).toBe('It shows every tree of the city on a map.');
    expect(english.querySelector('#clientes h2')!.textContent).toBe('Confían en nosotros');
    expect(site.files.has('en/aviso-legal.html')).toBe(true);
  });
});
