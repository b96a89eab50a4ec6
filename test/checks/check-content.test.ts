import * as sample from 'site/content';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/checks/check-content';
import type { LanguageSource } from '../../src/schema/types';
import { source } from '../site/site-data';

const cv = { src: 'assets/cv-0.pdf' };
const picture = { src: 'assets/foto-0.avif', width: 10, height: 10 };

/** Returns the mistakes in the sample after changing the values at some paths. A number in a path is an index. */
function mistakesIn(changes: { [path: string]: unknown }) {
  const draft: Pick<LanguageSource, keyof typeof sample> = structuredClone({ ...sample });
  draft.site.links = [{ name: 'Foro', href: 'https://foro.example/' }];
  draft.members[0]!.otherLinks = [{ name: 'Foro', href: 'https://foro.example/' }];
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop()!;
    names.reduce((record: any, name) => record[name], draft)[last] = value;
  }
  return checkContent({ ...source, ...draft });
}

/** Returns the place of a mistake: the file, the name of the record and the field. */
const placeOf = (mistake: string) => mistake.split(/ (?=must|is empty)/)[0];

test.each<[path: string, ...values: unknown[]]>([
  ['site.url', 'https://año.example/', 'http://Team-1.example.com:8443/@My.Team_x/web/'],
  ['projects.0.images.0', { ...picture, text: 'Mapa' }],
  ['projects.0.link', undefined, 'http://example.com', 'caso-tienda', 'casos/tienda'],
  ['members.0.links', { cv, gitlab: null }],
  ['site.links.0.href', 'mailto:foro@example.com?cc=a@example.com', 'tel:+34600123456', 'equipo/ada'],
  ['members.0.links.website', 'equipo/ada'],
])('%s accepts %j (U4)', (path, ...values) => {
  for (const value of values) expect(mistakesIn({ [path]: value })).toEqual([]);
});

const [ada, geoapp] = ['members[0] (Ada Ejemplo)', 'projects[0] (Geo App)'];

test.each<[path: string, place: string, ...values: unknown[]]>([
  ['projects.0.id', `${geoapp}.id`, 'Dos Años', 'a'.repeat(65), 'index', '404'],
  ['projects.0.link', `${geoapp}.link`, 'proyectos?id=dos', 'mailto:a@example.com', '/caso', 'a/b/c'],
  ['projects.0.visit', `${geoapp}.visit`, 'geo.example'],
  ['projects.0.text', `${geoapp}.text[1]`, ['Uno', ' ']],
  ['projects.0.images.1', `${geoapp}.images[1].text`, { ...picture, text: '' }],
  ['projects.1', 'projects[1] (Geo App).id', sample.projects[0]],
  ['members.0.links.github', `${ada}.links.github`, 'github.com/n'],
  ['members.0.links.cv', `${ada}.links.cv`, 'cv.pdf'],
  ['members.0.otherLinks.0.href', `${ada}.otherLinks[0] (Foro).href`, 'foro.example', 'javascript:a', 'data:,a'],
  ['site.links.0.href', 'site.links[0] (Foro).href', 'foro.example', 'mailto:', 'tel:a'],
  ['site.email', 'site.email', 'hola@example', 'mailto:hola@example.com', 'hola@example.com?subject=Hola'],
  ['site.url', 'site.url', '/web/', 'https://example.com/web', 'https://example.com:99999/',
    'https://example.com//web/', 'https://example.com//', 'https://ada:clave@example.com/', 'https://example.com/?a/'],
])('a mistake in %s is reported at %s: %j (U4)', (path, place, ...values) => {
  for (const value of values) expect(mistakesIn({ [path]: value }).map(placeOf)).toContain(`content.ts: ${place}`);
});

test('all mistakes are reported at once, with the name, id or index of the record (U4)', () => {
  const mistakes = mistakesIn({
    'site.email': '', 'members.0.name': '', 'members.1.name': ' Ada ', 'members.1.role': '', 'projects.0.title': ' ',
  });
  const places = ['site.email', 'members[0].name', 'members[1] (Ada).role', 'projects[0] (geoapp).title'];
  expect(mistakes.map(placeOf)).toEqual(places.map((place) => `content.ts: ${place}`));
});
