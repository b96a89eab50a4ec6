import { expect, test } from 'vitest';
import { buildSite } from '../src/tools/builder/build-site';
import { pageOf, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { follow, recipes } from './copies/recipes';

test.each(recipes.filter(({ blocks }) => blocks.length > 0))('$title can be followed alone', async (recipe) => {
  const root = changedCopy();
  follow(root, [recipe]);
  await buildSite(root);
});

test('all recipes, in reverse, give a section, a page, a font, a file at the root and a language (S7, U6)', async () => {
  const root = changedCopy();
  follow(root, recipes.toReversed());
  const site = await buildSite(root);
  const home = pageOf(site, 'index.html');
  expect(home.querySelector('#clientes h2')!.textContent).toBe('Confían en nosotros');
  expect(home.querySelectorAll('a[href="/#clientes"]')).toHaveLength(3); // header, menu and footer
  const { alt, width, height, src } = home.querySelector<HTMLImageElement>('#clientes img')!;
  expect([alt, width, height]).toEqual(['Cooperativa Semilla', 390, 844]);
  const [, font] = /src:url\("(\/assets\/team-[0-9a-f]{8}\.woff2)"\)/.exec(textOf(site, 'index.html')) ?? [];
  for (const address of [src, font!]) expect([...site.files.keys()]).toContain(address.replace(/^.*\/(?=assets\/)/, ''));
  expect(textOf(site, 'index.html')).toContain("font-src 'self'");
  expect(pageOf(site, 'aviso-legal.html').querySelector('#contenido p a')!.getAttribute('href')).toBe('/#contacto');
  expect(textOf(site, '.well-known/security.txt')).toContain('Contact:');
  const english = pageOf(site, 'en/index.html').querySelector('main')!.textContent!.replaceAll('\xa0', ' ');
  for (const text of ['We build the software', 'Turns ideas into', 'geolocation', 'Team', 'hola@example.com']) {
    expect(english).toContain(text);
  }
});
