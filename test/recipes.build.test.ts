import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../src/tools/builder/build-site';
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
    const { alt, width, height, src } = home().querySelector<HTMLImageElement>('#clientes img')!;
    expect([alt, width, height]).toEqual(['Cooperativa Semilla', 390, 844]);
    expect([...site.files.keys()]).toContain(new URL(src, 'https://example.com').pathname.slice(1));
  });

  test('publish a page, a web font, and a file at the root (S7)', () => {
    expect(pageOf(site, 'aviso-legal.html').querySelector('#contenido p a')!.getAttribute('href')).toBe('/#contacto');
    expect(textOf(site, '.well-known/security.txt')).toContain('Contact:');
    const [, font] = /src:url\("\/(assets\/team-[0-9a-f]{8}\.woff2)"\)/.exec(textOf(site, 'index.html')) ?? [];
    expect(site.files.has(font!)).toBe(true);
    expect(textOf(site, 'index.html')).toContain("font-src 'self'");
  });
});

test('a second language has its own texts, and the other data of the first one (U6)', async () => {
  const root = changedCopy();
  follow(root, recipes);
  const page = pageOf(await buildSite(root), 'en/index.html');
  const { textContent } = page.querySelector('main')!;
  for (const text of ['We build the software', 'Turns ideas into', 'geolocation', 'Team', 'hola@example.com']) {
    expect(textContent!.replaceAll('\xa0', ' ')).toContain(text);
  }
  expect(page.querySelector('#proyectos img')).not.toBeNull();
});
