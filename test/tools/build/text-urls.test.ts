import { expect, test } from 'vitest';
import { resolveUrls } from '../../../src/tools/build/text-urls';
import { languageWith } from '../../fixtures/language';
import { changedCopy, root, svg } from '../../fixtures/root';

const caso = { title: 'Caso', description: 'Uno' };
const sitePath = '/web/';
const { data } = languageWith();
const first = languageWith({
  sitePath, data: { ...data, base: sitePath }, staticPages: { caso, 'blog/otro': caso },
});
const english = languageWith({ folder: 'en/', sitePath, data: { ...data, base: '/web/en/' }, staticPages: { caso } });

/** Resolves URLs in the file `blog/primero.md` of the English pages. */
const resolve = (html: string, folder = root, files = new Map<string, Buffer>()) => {
  const teamTexts = new Map([['en/pages/blog/primero.md', 'Uno\n\n![](a.svg)']]);
  const context = { root: folder, teamTexts, sitePath, publishedAssets: files };
  return resolveUrls({ context, language: english, languages: [first, english], source: 'blog/primero.md' }, html);
};

test.each([
  ['../caso.html', '/web/en/caso'], ['/caso/#uno', '/web/en/caso#uno'], ['./nuevo.mdx?b=c', '/web/en/blog/nuevo?b=c'],
  ['../blog/index.md', '/web/en/blog'], ['/web/en/caso', '/web/en/caso'], ['/web/caso', '/web/caso'],
  ['otro.md', '/web/blog/otro" hreflang="es'], ['../../../pages/blog/otro.md', '/web/blog/otro" hreflang="es'],
  ['../../pages/caso.md', '/web/en/caso'], ['../../../pages/caso.md', '/web/caso" hreflang="es'],
  ['/nada.pdf', '/web/nada.pdf'],
  ['/web', '/web'], ['/web/en#a', '/web/en#a'], ['/100%25%23.pdf', '/web/100%25%23.pdf'],
])('in a text file, a link to %s leads to %s (E11, F39, U6)', (written, url) =>
  expect(resolve(`<a href="${written}">a</a>`)).toBe(`<a href="${url}">a</a>`));

test.each(['#uno', '?a&amp;b', '\\\\', 'mailto:a@example.com', '//a.example', 'https://a.example'])(
  'in a text file, a link to %s stays as it is (F39)', (url) =>
    expect(resolve(`<a href="${url}">a</a>`)).toBe(`<a href="${url}">a</a>`));

test.each<[tag: string, html: RegExp]>([
  ['<img src="/images/Geoapp%201.png" alt="Mapa"/>',
    /^<a href="(\/web\/assets\/geoapp-1-\w+\.avif)" data-capture="0"><img src="\1" srcset=".*alt="Mapa"\/><\/a>$/],
  ['<img src="geoapp-1.png">', / srcset=".* 640w, .*" sizes=".*" width="1280" height="800" loading="lazy">/],
  // A link needs a name.
  ['<img src=/assets/photos/geoapp/1.PNG alt="">', /^<img src="\S+geoapp-1-\w+\.avif".* alt="">$/],
  ['<b title="con src=foto.png"></b><img alt="con src=foto.png">', /^<b .*<img alt="con src=foto.png">$/],
  ['<source srcset="geoapp-1.png 2x, nada.avif">',
    /^<source srcset="\/web\/assets\/geoapp-1-\w+\.avif 2x, \/web\/blog\/nada\.avif">$/],
  ["<img src=icon.svg alt = 'A'>", /^<a .*><img .* alt = 'A'><\/a>$/],
  ['<img src=icon.svg width = 9>', /^<img src="\/web\/assets\/icon-\w+\.svg" width = 9>$/],
  ['<a href="https://a.example"><img src="icon.svg" alt="A"></a><img src="icon.svg" alt="A">',
    /^<a href="https:\/\/a.example"><img .*><\/a><a .* data-capture="0"><img/],
  ['<video src="/a.b/c" poster=icon.svg>', /^<video src="\/web\/en\/a.b\/c" poster="\/web\/assets\/icon-\w+\.svg">/],
])('in a text file, %s shows a file in assets/ (F10, F39)', (tag, html) => expect(resolve(tag)).toMatch(html));

test('a picture in a folder is found before one with the same name elsewhere (F39)', () => {
  const folder = changedCopy({ 'assets/mapa.svg': svg(1), 'assets/dos/mapa.svg': svg(2) });
  expect(['/images/uno/mapa.svg', '/images/dos/mapa.svg'].map((url) => resolve(`<img src="${url}">`, folder)))
    .toEqual([expect.stringContaining('width="1"'), expect.stringContaining('width="2"')]);
});

test('a text file may show a picture beside it (F39)', () => {
  const folder = changedCopy({ 'src/site/en/pages/blog/mapa.svg': svg(9) });
  const files = new Map<string, Buffer>();
  expect(resolve('<img src="mapa.svg">', folder, files)).toMatch(/"\/web\/assets\/mapa-\w+\.svg"/);
  expect([...files.keys()]).toEqual([expect.stringMatching(/^assets\/mapa-\w+\.svg$/)]);
});

test('a picture that MDX imports stays as it is (F39)', () => {
  const files = new Map([['assets/a-12345678.avif', Buffer.alloc(0)]]);
  const language = { ...english, data: { ...data, base: '/en/' } };
  const context = { root, teamTexts: new Map(), sitePath: '/', publishedAssets: files };
  const html = '<img src="/assets/a-12345678.avif">';
  expect(resolveUrls({ context, language, languages: [first, language], source: 'a.mdx' }, html)).toBe(html);
});

test('a picture that must not be published is reported with the line of the link (S6, U4)', () => {
  const folder = changedCopy({ 'assets/a.svg': '<svg' });
  expect(() => resolve('<img src="a.svg">', folder)).toThrow(/^en\/pages\/blog\/primero.md:3: a.svg has an unsafe/);
});
