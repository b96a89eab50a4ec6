import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../src/tools/builder/site';
import { Mistake } from '../src/tools/common/mistake';
import { built, pageOf, type Site, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { writeFiles } from './copies/root';

/** A site with a blog in its menus, and a post below it. */
const copyWithBlog = () => changedCopy(['src/site/sections.tsx', /: Pages = \{/, `$&
  blog: { title: 'Lo que aprendemos', description: 'Textos', link: 'Blog', Content: () => <p>Hola.</p> },
  'blog/primero': {
    title: 'Primero', description: 'El primer texto', back: 'blog', inFooter: false, shareImage: 'share/primero.jpg',
    Content: () => <p>Hola.</p>,
  },`]);

describe('a site with a blog', () => {
  const root = copyWithBlog();
  let site: Site;
  beforeAll(async () => {
    writeFiles(root, { 'assets/root/share/primero.jpg': '' });
    site = await buildSite({ root });
  });

  const linksOf = (path: string, selector: string) =>
    [...pageOf(site, path).querySelectorAll(`${selector} a[href^="/blog"]`)].map((link) =>
      [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')]);
  const imageOf = (path: string) =>
    pageOf(site, path).querySelector('[property="og:image"]')!.getAttribute('content');

  test('has a link to it in the menus, current on the page and on its posts, and its title in the footer (E16)', () => {
    const marks = { 'index.html': null, 'blog.html': 'page', 'blog/primero.html': 'true' };
    for (const [path, current] of Object.entries(marks)) {
      for (const menu of ['header', '#menu']) expect(linksOf(path, menu)).toEqual([['/blog', 'Blog', current]]);
      expect(linksOf(path, 'footer')).toEqual([['/blog', 'Lo que aprendemos', current]]);
    }
  });

  test('has posts at addresses of two segments, with a link back to it (S9, F5)', () => {
    expect(pageOf(site, 'blog/primero.html').querySelector('[rel=prev]')!.getAttribute('href')).toBe('/blog');
    expect(pageOf(site, 'blog.html').querySelector('[rel=prev]')!.getAttribute('href')).toBe('/');
    expect(textOf(site, 'blog/primero/index.html')).toBe(textOf(site, 'blog/primero.html'));
    expect(textOf(site, 'sitemap.xml')).toContain('<loc>https://example.com/blog/primero</loc>');
  });

  test('gives its posts their headers once, as hosts join those of all rules (S3)', () => {
    const paths = textOf(site, '_headers').match(/^\/blog.*/gm);
    expect(paths).toEqual(['/blog', '/blog.html', '/blog/*']);
  });

  test('shows what a post says in shared links, or else the image of the site (F2)', () => {
    expect(imageOf('blog/primero.html')).toBe('https://example.com/share/primero.jpg');
    expect(imageOf('blog.html')).toBe('https://example.com/share.png');
    expect(textOf(site, 'blog/primero.html')).not.toContain('og:image:width');
  });

  test('styles plain elements of its pages (F39)', () => expect(textOf(site, 'index.html')).toContain('(blockquote)'));
});

test('an image for shared links that is not there is reported', () =>
  expect(buildSite({ root: copyWithBlog() })).rejects.toThrow(
    new Mistake('sections.tsx: pages.blog/primero.shareImage: there is no assets/root/share/primero.jpg')));

test('a site with a section of its own styles plain elements, and others have nothing of that (F39)', async () => {
  const root = changedCopy(['src/site/sections.tsx', /Content: Members/, 'Content: () => <p>Hola.</p>']);
  expect(textOf(await buildSite({ root }), 'index.html')).toContain('(blockquote)');
  expect(textOf(await built('content.ts'), 'index.html')).not.toContain('blockquote');
});
