import { expect, test } from 'vitest';
import { policyOf } from '../../../src/html/policy';
import { refuseDeadLinks } from '../../../src/tools/make-site/dead-links';
import { Mistake } from '../../../src/tools/mistake';

/** Checks a site of these pages, by file, with an image and empty pages at `blog` and of unknown projects. */
function check(sitePath: string, pages: Record<string, string>) {
  const htmlFiles = new Map(Object.entries({ 'blog.html': '', 'blog/index.html': '', 'proyectos.html': '', ...pages }));
  const names = [...htmlFiles.keys(), 'assets/a.avif', 'proyectos/_projects'];
  const files = new Map(names.map((name) => [name, Buffer.alloc(0)]));
  refuseDeadLinks({ sitePath, files, htmlFiles });
}

const link = (address: string) => `<p><a class="b" href="${address}">Hola</a></p>`;

test.each([
  '/web/', 'blog?a=1&amp;b=2', '#a%C3%B1o', '/web/#equipo', '#top', '#equipo:~:text=a', '/web/assets/a.avif',
  'https://a.example/web/nada', 'mailto:a@example.com', '/web/blog#', 'https://%/',
])('a link to %s is right (F5)', (address) =>
  check('/web/', { 'index.html': `<i id="equipo"></i><i id="año"></i>${link(address)}` }));

test.each([
  ['/web/', 'index.html', '/blog', '/web/: the site, which is at /web/, has nothing at /blog'],
  ['/', 'index.html', '/blog#nada', '/: the site has nothing at /blog#nada'],
  ['/', 'index.html', '/proyectos?id=nada', '/: the site has nothing at /proyectos?id=nada'],
  ['/', 'en/index.html', 'nada?a=1&amp;b=2', '/en: the site has nothing at nada?a=1&b=2'],
])('below %s, the page %s with a link to %s is refused with its place (E11, F5)', (path, file, address, sentence) => {
  expect(() => check(path, { [file]: link(address) + link(address) })).toThrow(new Mistake(sentence));
});

test('a relative link is also right where the address of its page ends in a slash (F5)', () => {
  const both = (address: string) => () => check('/', { 'a.html': link(address), 'a/index.html': link(address) });
  expect(both('blog')).toThrow(new Mistake('/a: the site has nothing at blog'));
  expect(both('/blog')).not.toThrow();
});

const policy = policyOf({ css: '', scriptHash: 'sha256-a' }, {
  'img-src': ['https://*.pictures.example'], 'frame-src': ['https://maps.example/embed/'], 'media-src': ['https:'],
  'style-src-elem': ['https://styles.example'],
});
const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;

test.each([
  '<img src="https://a.pictures.example/b.png">', '<img src="/assets/a.avif">', '<img src="data:image/gif;base64,R0">',
  '<iframe src="https://maps.example/embed/1">', '<source src="https://films.example/a.mp4">',
  '<script src="/assets/a.avif" integrity="sha256-a">', '<link rel="stylesheet" href="https://styles.example/a.css">',
])('what the page may load is right: %s (F12, S1)', (tag) => check('/', { 'index.html': meta + tag }));

test.each([
  ['<video src="/assets/a.avif" poster="/assets/b.avif">', 'the site has nothing at /assets/b.avif'],
  ['<img src="https://a.example/b.png">', 'put the picture into assets/photos/, or add https://a.example to img-src'],
  ['<img srcset="/assets/a.avif 640w, https://a.example/b.png 1600w">', 'blocks https://a.example/b.png; put'],
  ['<video src="http://a.example/b.mp4">', 'add http://a.example to media-src of allowed in settings.ts'],
  ['<iframe src="https://a.example/b">', 'frame-src'], ['<object data="/assets/a.avif">', "add 'self' to object-src"],
  ['<script async src="https://a.example/b.js">', 'script-src'],
  ['<link rel="stylesheet" href="https://a.example/b.css">', 'style-src-elem'],
])('what does not exist or is blocked by the policy is refused: %s, with «%s» (F5, S1, U4)', (tag, sentence) =>
  expect(() => check('/', { 'index.html': meta + tag })).toThrow(sentence));
