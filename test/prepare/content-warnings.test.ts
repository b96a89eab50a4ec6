// @vitest-environment node
import { expect, test } from 'vitest';
import type { Asset } from '../../src/prepare/check-content';
import { contentWarnings } from '../../src/prepare/content-warnings';
import type { Content, Member, Project } from '../../src/types';

const links = { github: null, gitlab: null, cv: null, linkedin: null, website: null };

const picture = (width: number, height: number, file = 'assets/a.avif'): Asset => ({ file, bytes: 1000, width, height });

/** The warnings about a team with this address and, if any, this portrait and capture. */
function warningsOf({ url = 'https://equipo.dev/', portrait, capture }: { url?: string; portrait?: Asset; capture?: Asset }) {
  const member: Member = { name: 'Ada', role: 'R', bio: 'B', skills: [], links, ...(portrait && { avatar: 'portrait' }) };
  const project: Project = { id: 'uno', title: 'Uno', desc: 'D', tags: [], images: capture ? ['capture'] : [], link: 'proyectos?id=uno' };
  const site: Content['site'] = {
    url, brand: 'B', email: 'a@equipo.dev', title: 'T', description: 'D', headline: 'H', intro: 'I', services: [], contact: 'C',
  };
  const assets = new Map(Object.entries({ portrait, capture }).filter((entry): entry is [string, Asset] => entry[1] !== undefined));
  return contentWarnings({ site, members: [member], projects: [project] }, assets);
}

test.each([
  'https://example.com/', 'https://www.example.org/web/', 'http://localhost:3000/', 'http://127.0.0.1/', 'http://192.168.1.20:3000/', 'http://equipo.local/',
])('%s as the address of the site is named', (url) => {
  expect(warningsOf({ url })).toEqual([`content.ts: site.url is still ${url}; write where the site will live, which search engines and previews read.`]);
});

test.each(['https://equipo.dev/', 'https://equipo.example/', 'https://localhost.dev/', 'https://10.dev/', 'https://myexample.com/'])('%s as the address of the site is not', (url) => {
  expect(warningsOf({ url })).toEqual([]);
});

test.each([[120, 90], [639, 400]])('a capture of %i by %i px, which would look blurred, is named with the size that it needs', (width, height) => {
  expect(warningsOf({ capture: picture(width, height) })).toEqual([
    `content.ts: projects[0] (Uno).images[0]: assets/a.avif has ${width} by ${height} px and looks blurred; take the capture with at least 640 px on its longer side.`,
  ]);
});

test.each([['wide', picture(640, 400)], ['of a phone', picture(390, 844)], ['drawn', picture(120, 90, 'assets/a.SVG')]])('a capture that is %s is not', (_, capture) => {
  expect(warningsOf({ capture })).toEqual([]);
});

test('a portrait that is far too large is named, with the cure', () => {
  expect(warningsOf({ portrait: picture(1600, 1200) })).toEqual([
    'content.ts: members[0] (Ada).avatar: assets/a.avif has 1600 by 1200 px, but 132 by 132 are shown; put the original into assets/photos/avatars/, run npm run images, and import what that writes.',
  ]);
});

test.each([['of npm run images', picture(132, 132)], ['twice as large', picture(264, 264)], ['drawn', picture(1600, 1600, 'assets/a.svg')]])('a portrait that is %s is not', (_, portrait) => {
  expect(warningsOf({ portrait })).toEqual([]);
});
