import { expect, test } from 'vitest';
import { refuseDeadLinks } from '../../../src/tools/build/dead-links';
import { Mistake } from '../../../src/tools/mistake';

/** Checks a site of these pages, by file, with an image and an empty page at `blog`. */
function check(sitePath: string, pages: Record<string, string>) {
  const htmlFiles = new Map(Object.entries({ 'blog.html': '', 'blog/index.html': '', ...pages }));
  const files = new Map([...htmlFiles.keys(), 'assets/a.avif'].map((file) => [file, Buffer.alloc(0)]));
  refuseDeadLinks({ sitePath, files, htmlFiles });
}

const link = (address: string) => `<p><a class="b" href="${address}">Hola</a></p>`;

test.each([
  '/web/', '/web/blog', 'blog?a=1&amp;b=2', '#equipo', '#a%C3%B1o', '/web/#equipo', '/web/assets/a.avif',
  '//a.example/b', 'https://a.example/web/nada', 'mailto:a@example.com', '/web/blog#', 'https://%/',
])('a link to %s is right (F5)', (address) =>
  check('/web/', { 'index.html': `<i id="equipo"></i><i id="año"></i>${link(address)}` }));

test.each([
  ['/', 'index.html', '/nada', '/: the site has nothing at /nada'],
  ['/web/', 'index.html', '/blog', '/web/: the site, which is at /web/, has nothing at /blog'],
  ['/', 'index.html', '/#nada', '/: the site has nothing at /#nada'],
  ['/', 'index.html', '/blog#nada', '/: the site has nothing at /blog#nada'],
  ['/', 'en/index.html', 'nada?a=1&amp;b=2', '/en: the site has nothing at nada?a=1&b=2'],
])('below %s, the page %s with a link to %s is refused with its place (E11, F5)', (path, file, address, sentence) => {
  expect(() => check(path, { [file]: link(address) + link(address) })).toThrow(new Mistake(sentence));
});

test('a relative link is also right where the address of its page ends in a slash (F5)', () => {
  const both = (address: string) => () => check('/', { 'a.html': link(address), 'a/index.html': link(address) });
  expect(both('blog')).toThrow(new Mistake('/a: the site has nothing at blog'));
  expect(both('/blog')).not.toThrow();
});

test('pictures and what else is loaded are checked too (F5)', () => {
  for (const attributes of ['src="/b.avif"', 'src="/assets/a.avif" poster="/b.avif"', 'srcset="/a 1w,\n /b.avif 2w"']) {
    expect(() => check('/', { 'index.html': `<i alt="" ${attributes}>` })).toThrow('has nothing at /b.avif');
  }
});
