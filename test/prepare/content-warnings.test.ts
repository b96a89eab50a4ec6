import { expect, test } from 'vitest';
import type { Asset } from '../../src/prepare/check-content';
import { contentWarnings } from '../../src/prepare/content-warnings';
import type { Content, Member } from '../../src/types';

const links = { github: null, gitlab: null, cv: null, linkedin: null, website: null };

const picture = (width: number, height: number, file = 'assets/a.avif'): Asset => ({ file, bytes: 1000, width, height });

/** The warnings about a team with this address and, if any, this portrait. */
function warningsOf({ url = 'https://equipo.dev/', portrait }: { url?: string; portrait?: Asset }) {
  const member: Member = { name: 'Ada', role: 'R', bio: 'B', skills: [], links, ...(portrait && { avatar: 'portrait' }) };
  const site: Content['site'] = {
    url, brand: 'B', email: 'a@equipo.dev', title: 'T', description: 'D', headline: 'H', intro: 'I', services: [], contact: 'C',
  };
  const assets = new Map(portrait && [['portrait', portrait]]);
  return contentWarnings({ site, members: [member], projects: [] }, assets);
}

test.each(['https://www.example.org/web/', 'http://localhost:3000/'])('%s as the address of the site is named', (url) => {
  expect(warningsOf({ url })).toEqual([`content.ts: site.url is still ${url}; write where the site will live, which search engines and previews read.`]);
});

test.each(['https://equipo.example/', 'https://myexample.com/'])('%s as the address of the site is not', (url) => {
  expect(warningsOf({ url })).toEqual([]);
});

test('a portrait that is far too large is named, with the cure', () => {
  expect(warningsOf({ portrait: picture(1600, 1200) })).toEqual([
    'content.ts: the avatar of Ada, assets/a.avif, has 1600 by 1200 px, of which 44 are shown; put the original into assets/photos/avatars/, run npm run images, and import what that writes.',
  ]);
});
