import { expect, test } from 'vitest';
import { policyOf } from '../../../src/html/policy';
import { checkLinks } from '../../../src/tools/build/dead-links';
import { throwMistakes, UserError } from '../../../src/tools/user-error';
import { source } from '../../site/site-data';

/** Checks a site with these pages (by file), an image, and two empty pages: `blog` and the unknown project. */
function check(sitePath: string, pages: Record<string, string>, teamTexts: Record<string, string> = {}) {
  const site = { ...source.site, url: `https://equipo.example${sitePath}` };
  const htmlFiles = new Map(Object.entries({ 'blog.html': '', 'blog/index.html': '', 'proyectos.html': '', ...pages }));
  const names = [...htmlFiles.keys(), 'assets/a.avif', 'proyectos/_projects'];
  const files = new Map(names.map((name) => [name, Buffer.alloc(0)]));
  const checked = { sitePath, files, htmlFiles, teamTexts: new Map(Object.entries(teamTexts)) };
  throwMistakes(checkLinks(checked, ['', 'en/'].map((folder) => ({ ...source, site, folder }))));
}

const nearest = ' The nearest page is /blog.';
const link = (address: string) => `<p><a class="b" href="${address}">Hola</a></p>`;

test.each([
  '/web/', 'blog?a=1&amp;b=2', '#a%C3%B1o', '/web/#equipo', '#top', '#equipo:~:text=a', '/web/assets/a.avif',
  'https://a.example/web/nada', 'mailto:a@example.com', '/web/blog#', 'https://%/', 'https://equipo.example/nada',
  'https://equipo.example/web/blog', '#dos', '#tres',
])('a link to %s is accepted (F5)', (address) =>
  check('/web/', {
    'index.html': `<i id="equipo"></i><i id='dos'></i><i id=tres></i><a name="año"></a>${link(address)}`,
  }));

test.each([
  ['/web/', 'index.html', '/blog', /^\/web\/: .*, which is at \/web\/. The nearest page is \/web\/blog.$/],
  ['/', 'index.html', '/blog#nada', `/: /blog#nada does not exist in the site.${nearest}`],
  ['/', 'blog.html', '/proyectos?id=nada', '/blog: /proyectos?id=nada does not exist in the site.'],
  ['/', 'index.html', '/proyectos', '/: /proyectos does not exist in the site.'],
  ['/', 'index.html', '//equipo.example/nada', '/: //equipo.example/nada does not exist in the site.'],
  ['/', 'en/index.html', 'nada?a=1&amp;b=2', '/en: nada?a=1&b=2 does not exist in the site.'],
])('in a site at %s, a dead link on %s to %s is reported with its place (E11, F5)', (path, file, address, sentence) => {
  expect(() => check(path, { [file]: link(address) + link(address) })).toThrow(sentence);
});

test('a relative link must also work if the URL of its page ends with a slash (F5)', () => {
  const both = (address: string) => () => check('/', { 'a.html': link(address), 'a/index.html': link(address) });
  expect(both('blog')).toThrow(new UserError(`/a: blog does not exist in the site.${nearest}`));
  expect(both('/blog')).not.toThrow();
});

test('a dead link in content.ts is reported once, with its line (F5, U4)', () => {
  const teamTexts = { 'content.ts': '', 'en/content.ts': "name: carla\nlink: 'carla'" };
  const pages = { 'en/index.html': link('/en/carla'), 'en/blog.html': link('/en/carla') };
  const sentence = 'en/content.ts:2: /en/carla does not exist in the site.';
  expect(() => check('/', pages, teamTexts)).toThrow(new UserError(sentence));
});

const policy = policyOf({ css: '', scriptHash: 'sha256-a' }, {
  'img-src': ['https://*.pictures.example'], 'frame-src': ['https://maps.example/embed/'],
  'style-src-elem': ['https://styles.example'],
});
const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;

test.each([
  '<img src="https://a.pictures.example/b.png">', '<img src="/assets/a.avif">', '<img src="data:image/gif;base64,R0">',
  '<iframe src="https://maps.example/embed/1">', '<link rel="me" href="https://a.example">',
  '<style>@font-face{src:url("/assets/a.avif")}a{b:url(#c);c:url("about:invalid");d:url("data:,a")}</style>',
  '<p>url(https://a.example/b.png)</p>', '<script src="/assets/a.avif" integrity="sha256-a">',
  '<link rel="stylesheet" href="https://styles.example/a.css">',
])('the page may load %s (F12, S1)', (tag) => check('/', { 'index.html': meta + tag }));

test.each([
  ['<A HREF = "/nada">', '/nada does not exist in the site.'],
  ['<a title="a > b" href="/l&#x27;nada">', "/l'nada does not exist in the site."],
  ['<img srcset="/assets/a.avif 1x,/nada.avif 2x">', '/nada.avif does not exist in the site.'],
  ['<iframe src="https://a.maps.example/">', 'blocks https://a.maps.example/.'],
  ['<video src="/assets/a.avif" poster="/assets/b.avif">', '/assets/b.avif does not exist in the site.'],
  ['<img src="/mapa.PNG">', 'Put the original into assets/photos/, and run `npm run images`.'],
  ['<a href="/a.pdf">', 'Put the file into assets/.'], ['<a href="/a.mp3">', 'Put the file into assets/root/.'],
  ['<img src="https://a.example/b.png">', 'the CSP blocks https://a.example/b.png. Put the file'],
  ['<img srcset="/assets/a.avif 640w, https://a.example/b.png 1600w">', 'blocks https://a.example/b.png. Put'],
  ['<video src="http://a.example/b.mp4">', 'blocks http://a.example/b.mp4.'],
  ['<form action="https://a.example/b">', 'blocks https://a.example/b.'],
  ['<script async src="https://a.example/b.js">', 'blocks https://a.example/b.js.'],
  ['<link rel="stylesheet" href="https://a.example/b.css">', 'add its host to `allowed` in settings.ts.'],
  ['<style>a{mask:url("/b.svg")}</style>', 'CSS: /b.svg does not exist in the site.'],
  ['<b style="mask:url(&quot;https://a.example/b.png&quot;)">', 'CSS: the CSP blocks https://a.example/b.png. Put'],
])('a missing file, or one that the policy blocks, is rejected: %s, with “%s” (F5, S1, U4)', (tag, sentence) =>
  expect(() => check('/', { 'index.html': meta + tag })).toThrow(sentence));

test.each([
  ['/web/blog/medirr', '[a](medir.md)\n[b](<./Medirr.mdx>)\n[medirr](medirr.md)', 3, 'blog/medir'],
  ['/web/medir', 'Uno:\n\n[a]: ../medir.md "b"\n', 3, 'blog/medir'],
  ['/web/blog/casos/', "medir medirr\n<a href='./casos/'>", 2, 'blog/caso'],
  ['/web/en/blog/caso#a%C3%B1o', '<p>\n<a href={`${base}blog/caso#año`}>', 2, 'blog/caso'],
  ['casos?a', '[a](casos)\n[b](casos?a)\n', 2, 'blog/caso'],
])('a dead link in a file, to %s, is reported with line and nearest page (F5, U4)', (url, text, line, near) => {
  const page = link(url);
  const pages = { 'blog/medir.html': page, 'blog/medir/index.html': page, 'blog/caso/index.html': '' };
  const advice = `The nearest page is /web/${near}.`;
  const teamTexts = { 'content.ts': "a: 'medirr'", 'pages/blog/medir.md': text };
  expect(() => check('/web/', pages, teamTexts)).toThrow(new UserError(
    `pages/blog/medir.md:${line}: ${url} does not exist in the site, which is at /web/. ${advice}`));
});
