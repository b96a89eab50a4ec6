import { expect, test } from 'vitest';
import { headTags } from '../../src/prepare/head-tags';
import { prepare } from '../../src/prepare/prepare';
import * as sample from '../content/sample';

const say = (text: string) => Object.fromEntries(headTags('article', 'https://example.com/x', 'T', text).map(([, { name, property, content }]) => [name ?? property, content]));

test('a description has at most 155 characters and ends with a word, in search results and in previews (F1)', () => {
  const said = say('Una palabra tras otra, y otra más. '.repeat(9));
  expect(said.description).toMatch(/^Una palabra .{100,142} \w+…$/u);
  expect(said['og:description']).toBe(said.description);
  expect(say('Corta.').description).toBe('Corta.');
});

test('the address is the static form, absolute and under the site’s base (E11, F4)', () => {
  const { site, projects } = prepare({ ...sample, site: { ...sample.site, url: 'https://equipo.github.io/web/' } });
  expect([site, ...projects].map(({ url }) => url)).toEqual(['https://equipo.github.io/web/', 'https://equipo.github.io/web/proyectos/geoapp']);
  for (const { url, head } of [site, ...projects]) {
    expect(head).toContainEqual(['link', { rel: 'canonical', href: url, 'data-page': '' }]);
    expect(head).toContainEqual(['meta', { property: 'og:url', content: url, 'data-page': '' }]);
  }
});
