import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../src/tools/builder/build-site';
import { built, pageOf, type Site, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';

const copyWith = (pages: string) => changedCopy(['src/site/sections.tsx', /: Pages = \{/, `$&${pages}`]);

const blog = `
  blog: { title: 'Lo que aprendemos', description: 'Textos', link: 'Blog', Content: () => <p>Hola.</p> },
  'blog/primero': {
    title: 'Primero', description: 'El primer texto', inFooter: false, Content: () => <p>Hola.</p>,
  },`;

describe('a site with a blog', () => {
  let site: Site;
  beforeAll(async () => {
    site = await buildSite(copyWith(blog));
  });

  const find = (path: string, selector: string, attribute: string) =>
    [...pageOf(site, path).querySelectorAll(selector)].map((one) => one.getAttribute(attribute));

  test('links to it in menus and footers, as the current page also on its posts (E16)', () => {
    const marks = { 'index.html': null, 'blog.html': 'page', 'blog/primero.html': 'true' };
    for (const [path, current] of Object.entries(marks)) {
      for (const [place, text] of [['header', 'Blog'], ['#menu', 'Blog'], ['footer', 'Lo que aprendemos']]) {
        const links = [...pageOf(site, path).querySelectorAll(`${place} a[href^="/blog"]`)];
        expect(links.map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')]))
          .toEqual([['/blog', text, current]]);
      }
    }
  });

  test('has posts at addresses of two segments, with a link back to the blog (S9, F1, F5)', () => {
    expect(pageOf(site, 'blog/primero.html').title).toBe('Primero — Equipo Dev');
    expect(find('blog/primero.html', '[name=description]', 'content')).toEqual(['El primer texto']);
    expect([find('blog.html', '[rel=prev]', 'href'), find('blog/primero.html', '[rel=prev]', 'href')])
      .toEqual([['/'], ['/blog']]);
    expect(textOf(site, 'blog/primero/index.html')).toBe(textOf(site, 'blog/primero.html'));
    expect(textOf(site, 'sitemap.xml')).toContain('<loc>https://example.com/blog/primero</loc>');
  });
});

test('sites with own pages or sections style plain elements, and others have nothing of that (F39)', async () => {
  const section = changedCopy(['src/site/sections.tsx', /Content: Members/, 'Content: () => <p>Hola.</p>']);
  const sites = await Promise.all([buildSite(copyWith(blog)), buildSite(section), built('content.ts')]);
  expect(sites.map((site) => textOf(site, 'index.html').includes('blockquote'))).toEqual([true, true, false]);
});
