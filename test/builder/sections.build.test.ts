import { expect, test } from 'vitest';
import { buildSite } from '../../src/builder/site';
import { pageOf } from '../built';
import { changedCopy } from '../changed-copy';

/** Builds a copy with another list of sections in words.ts. */
const buildWith = (sections: string) =>
  buildSite({ root: changedCopy(['src/words.ts', /(?<=export const sections = )\{[^]*?\n\}/, sections]) });

test('the headings of home and all menus follow the order of the sections in words.ts', async () => {
  const home = pageOf(
    await buildWith(
      "{ contacto: { link: 'Habla', heading: 'Hablemos' }, proyectos: { link: 'Obra', heading: 'Nuestra obra' } }",
    ),
    'index.html',
  );
  expect([...home.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Hablemos', 'Nuestra obra']),
  );
  expect([...home.querySelectorAll('main section')].map(({ id }) => id)).toEqual(['contacto', 'proyectos']);
  for (const menu of ['header nav', '#menu', 'footer']) {
    expect(
      [...home.querySelectorAll(`${menu} a[href^="/#"]`)].map(({ textContent }) => textContent),
      menu,
    ).toEqual(['Habla', 'Obra']);
  }
});

test('a section that no component shows is refused in a sentence', async () => {
  await expect(buildWith("{ clientes: { link: 'Clientes', heading: 'Clientes' } }")).rejects.toThrow(
    'words.ts: clientes: src/pages/registry.tsx has no component for it',
  );
});
