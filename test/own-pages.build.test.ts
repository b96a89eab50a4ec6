import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../src/tools/build/build-site';
import { built, pageOf, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';

const blog = `
  blog: { title: 'Lo que aprendemos', description: 'Textos', link: 'Blog', Content: () => <p>Hola.</p> },
  'blog/primero': {
    title: 'Primero', description: 'El primer texto', inFooter: false, Content: () => <p>Hola.</p>,
  },`;

let withBlog: BuiltSite;
beforeAll(async () => {
  withBlog = await buildSite(changedCopy(['src/site/sections.tsx', /: Pages = \{/, `$&${blog}`]));
});

test.each([['index', null], ['blog', 'page'], ['blog/primero', 'true']])(
  '%s.html has links to a page of the team in header, menu and footer, with aria-current %j (E16)',
  (path, current) => {
    const page = pageOf(withBlog, `${path}.html`);
    for (const [place, text] of [['header', 'Blog'], ['#menu', 'Blog'], ['footer', 'Lo que aprendemos']]) {
      const links = [...page.querySelectorAll(`${place} a[href^="/blog"]`)];
      expect(links.map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')]))
        .toEqual([['/blog', text, current]]);
    }
  });

test('a subpage links back to its parent, and has its own metadata and URL (F1, F5)', () => {
  const [page, parent] = [pageOf(withBlog, 'blog/primero.html'), pageOf(withBlog, 'blog.html')];
  expect([page.title, page.querySelector('[name=description]')!.getAttribute('content')])
    .toEqual(['Primero — Equipo Dev', 'El primer texto']);
  expect([parent, page].map((one) => one.querySelector('[rel=prev]')!.getAttribute('href'))).toEqual(['/', '/blog']);
  expect(textOf(withBlog, 'sitemap.xml')).toContain('<loc>https://example.com/blog/primero</loc>');
});

test('sites with own pages or sections style plain elements, and others have nothing of that (F39)', async () => {
  const section = changedCopy(['src/site/sections.tsx', /Content: Members/, 'Content: () => <p>Hola.</p>']);
  const sites = [withBlog, await buildSite(section), await built('content.ts')];
  expect(sites.map((site) => textOf(site, 'index.html').includes('blockquote'))).toEqual([true, true, false]);
});
