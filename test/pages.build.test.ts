// Tests a site below a path, in Spanish, English and Arabic (UI strings only), with pages of the team: files in
// src/site/pages/ and components in sections.tsx.
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../src/tools/build/build-site';
import { policyHash } from '../src/html/policy';
import { DOMParser, pageOf, textOf } from './fixtures/pages';
import { changedCopy } from './fixtures/root';

const article = (date: string, title: string, fields = {}) =>
  `export const frontmatter = ${JSON.stringify({ title, description: 'Más &\x1b más', date, ...fields })};
  export default ({ tags }) => <p><a href="?a&amp;b">{tags}</a><img src="/web/icon.svg" alt="" /></p>;`;

const fields = { updated: '2024-12-21T01:00:00+09:00', author: 'Ada', lang: 'ar', tags: ['Zig'] };

const blog = `
import { type ContentProps, type Frontmatter, Members } from '../../../kit';
const texts = { title: 'Aprendemos', description: 'Textos' };
export const frontmatter: Frontmatter = { ...texts, link: 'Blog', image: '../assets/portrait.svg' };
export default ({ articles }: ContentProps) => (
  <>
    <ul>{articles.map(({ href, title, day, tags }) => <li key={href}><a href={href}>{title}</a>{day}{tags}</li>)}</ul>
    <Members />
    <p><code>npm</code> <code translate="yes">hola</code></p>
  </>
);`;

const files = {
  'src/site/pages/blog/index.tsx': blog,
  'src/site/pages/blog/primero.tsx': article('2024-11-02 23:30:00 -0500', 'Primero', fields),
  'src/site/pages/blog/futuro.tsx': article('2999-01-01', 'Futuro'),
  'src/site/pages/borrador.tsx': 'export const frontmatter = { draft: true };', // what else it needs is missing
  'src/site/pages/secreto.tsx': article('2024-12-31', 'Secreto', { noindex: true }),
  'src/site/pages/blog/2024-11-20-segundo.tsx': article('', '«Segundo» & más', { date: undefined }),
  'src/site/pages/2025.tsx': article('2023-12-31', 'Adiós'),
  'src/site/pages/404.tsx': `export const frontmatter = { title: 'No existe', description: 'Nada' };
    export default () => <><p>Uno</p><script async src="/web/robots.txt" integrity="sha256-a" />
      <img src="/web/icon.svg" alt="" /></>;`,
  'src/site/ui/words.ts': '', // its name could be a language tag, but no language has it
  'src/site/de/content.ts': '', // it has no UI strings
  'src/site/ar/words.ts': "export * from '../../words/en';\nexport const language = 'ar';",
  'src/site/en/words.ts': "export * from '../../words/en';",
  'src/site/en/content.ts': `import * as es from '../content';
    export const { members } = es;
    export const site = { ...es.site, title: 'A small team', headline: 'We build software' };
    export const projects = es.projects.flatMap((project) =>
      [{ ...project, desc: 'A map' }, { ...project, id: 'forum', link: 'jobs' }]);`,
  'src/site/en/sections.tsx': `export { sections } from '../sections';
    const Content = () => <p>Us</p>;
    export const pages = {
      nosotros: { title: 'About', description: 'Us', Content }, jobs: { title: 'Jobs', description: 'Work', Content },
    };`,
  'src/site/en/pages/blog/primero.tsx': article('2024-11-03', 'First'),
  'assets/en/share.png': '',
};

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite(changedCopy(
    files,
    ['src/site/content.ts', /https:\/\/example.com\/'/, "https://example.com/web/'"],
    ['src/site/sections.tsx', /import \{/, '$& articles,'],
    ['src/site/sections.tsx', /: Pages = \{/, `$&
      nosotros: {
        title: 'Nosotros', description: 'Quiénes somos',
        Content: () => <p>{articles.map(({ title }) => title)}</p>,
      },
      'blog/demo': { title: 'Demo', description: 'Una', Content: () => <style>{'a>b{}'}</style> },`],
  ));
});

const read = (path: string, selector: string, attribute = 'href') =>
  [...pageOf(site, path).querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
const scriptOf = (path: string) => textOf(site, read(path, 'script[src]', 'src')[0]!.slice('/web/'.length));

test.each([['index', null], ['blog', 'page'], ['blog/primero', 'true']])(
  '%s.html links to the blog in header, menu and footer, with aria-current %j (E11, E16)',
  (path, current) => {
    for (const place of ['header', '#menu', 'footer']) {
      const link = pageOf(site, `${path}.html`).querySelector(`${place} a[href="/web/blog"]`)!;
      expect(link.textContent, place).toBe('Blog');
      expect(link.getAttribute('aria-current'), place).toBe(current);
    }
  });

test('a page is in the sitemap, and links back to its parent (E18, F5)', () => {
  expect(read('index.html', 'footer [href*="blog/"]')).toEqual(['/web/blog/demo']); // no articles
  for (const path of ['blog/primero', 'blog/demo']) {
    expect(read(`${path}.html`, '[rel=prev]')).toEqual(['/web/blog']);
    expect(textOf(site, 'sitemap.xml')).toContain(`<loc>https://example.com/web/${path}</loc>`);
  }
});

test('a static page has a small script of its own, and adds nothing to that of other pages (F41)', () => {
  const main = scriptOf('index.html');
  expect(scriptOf('blog/demo.html')).toBe(main);
  expect(brotliCompressSync(scriptOf('blog/primero.html')).length).toBeLessThanOrEqual(7000);
  for (const text of ['Más & más', '2024-11-02', 'Secreto', 'Zig']) expect(main).not.toContain(text);
});

test('only scripts of languages that show articles in a section contain them (F41)', () => {
  expect(scriptOf('index.html')).toContain('20 de noviembre de 2024');
  expect(scriptOf('en/index.html')).not.toMatch(/First|November/);
});

test('all pages of the app allow inline styles of the pages that the router can show (S1)', () => {
  const allows = (name: string) => read(`${name}.html`, '[http-equiv]', 'content')[0]!.includes(policyHash('a>b{}'));
  expect(['index', 'blog/demo', 'blog/primero'].map(allows)).toEqual([true, true, false]);
});

test('a page gets the articles and dates in its language, newest first (F39, U6)', () => {
  const items = [...pageOf(site, 'blog.html').querySelector('main ul')!.children];
  expect(items.map(({ textContent }) => textContent)).toEqual(['Secreto31 de diciembre de 2024',
    '«Segundo» & más20 de noviembre de 2024', 'Primero2 de noviembre de 2024Zig', 'Adiós31 de diciembre de 2023']);
  expect(read('blog.html', 'main li a')[1]).toBe('/web/blog/2024-11-20-segundo');
  expect(pageOf(site, 'en/blog/primero.html').querySelector('main time')!.outerHTML)
    .toBe('<time datetime="2024-11-03">November 3, 2024</time>');
  const lang = [...pageOf(site, 'blog/primero.html').querySelectorAll('main [lang=ar]')].map(({ tagName }) => tagName);
  expect(lang).toEqual(['H1', 'DIV']);
  expect(pageOf(site, 'blog/primero.html').querySelector('main p')!.textContent).toBe('2 de noviembre de 2024 · Ada');
});

test('in static pages, translators keep code (F34)', () => {
  expect(read('blog.html', 'code', 'translate')).toEqual(['no', 'yes']);
});

test('drafts and pages of the future are in no file but the warning, and `noindex` keeps out robots (F5, U4)', () => {
  const texts = [...site.files.keys()].map((path) => path + textOf(site, path)).join();
  for (const name of ['futuro', 'Futuro', 'borrador']) expect(texts).not.toContain(name);
  expect(site.warnings.join()).toContain('these drafts and future pages: pages/blog/futuro.tsx, pages/borrador.tsx');
  expect(read('secreto.html', '[name=robots]', 'content')).toEqual(['noindex']);
  for (const file of ['sitemap.xml', 'feed.xml']) expect(textOf(site, file)).not.toContain('secreto');
});

test('each language with articles has a feed of them, and its pages link to it (F4, F5, U6)', () => {
  const feed = new DOMParser().parseFromString(textOf(site, 'feed.xml'), 'application/xml');
  const texts = (selector: string) => [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('entry > title')).toEqual(['«Segundo» & más', 'Primero', 'Adiós']);
  expect(texts('entry > updated')[1]).toBe('2024-12-21T12:00:00Z'); // as written
  expect(texts('entry > content')[1]).toBe('<p><a href="https://example.com/web/blog/primero?a&amp;b">Zig</a>'
    + '<img src="https://example.com/web/icon.svg" alt=""/></p>');
  expect(read('en/index.html', '[type*=atom], footer [href$=xml]')).toEqual(Array(2).fill('/web/en/feed.xml'));
  expect(read('en/index.html', '[type*=atom]', 'title')).toEqual(['Equipo Dev']);
  expect(read('ar/index.html', '[href$="feed.xml"]')).toEqual([]);
  expect(textOf(site, 'en/feed.xml')).toMatch(/xml:lang="en"[^]*<title>First</);
});

test('a project that links to a page of the team has no generated page (E12)', () => {
  expect(read('en/index.html', '#proyectos li > div > a')).toEqual(['/web/en/proyectos?id=geoapp', '/web/en/jobs']);
  expect(site.files.has('en/proyectos/forum.html')).toBe(false);
});

test('each page lists its versions in all languages and a default one, and they list it (U6)', () => {
  const versions = ['', 'ar/', 'en/', ''].map((folder) => `https://example.com/web/${folder}nosotros`);
  for (const path of ['nosotros.html', 'en/nosotros.html', 'ar/nosotros.html']) {
    expect(read(path, 'link[hreflang]', 'hreflang')).toEqual(['es', 'ar', 'en', 'x-default']);
    expect(read(path, 'link[hreflang]')).toEqual(versions);
  }
  expect(read('blog/primero.html', 'link[hreflang]', 'hreflang')).toEqual(['es', 'en', 'x-default']);
  expect(read('en/jobs.html', 'link[hreflang]')).toEqual([]);
});

test.each([
  ['proyectos/geoapp.html', '/web/ar/proyectos/geoapp /web/en/proyectos/geoapp'],
  ['blog/primero.html', '/web/ar/ /web/en/blog/primero'],
  ['en/jobs.html', '/web/ /web/ar/'],
])('%s links to its other versions, or their home pages, in header, menu and footer: %s (U6)', (path, links) => {
  for (const place of ['header', '#menu', 'footer']) {
    expect(read(path, `${place} a[hreflang]`).join(' '), place).toBe(links);
  }
});

test('a language has its own UI strings, direction, metadata and name (F2, F3, F38, U6)', () => {
  const { lang, dir } = pageOf(site, 'ar/index.html').documentElement;
  expect([lang, dir]).toEqual(['ar', 'rtl']);
  const page = pageOf(site, 'en/index.html');
  expect([page.documentElement.lang, page.title]).toEqual(['en', 'A small team']);
  expect(page.querySelector('[href="#contenido"]')!.textContent).toBe('Skip to content');
  expect(page.querySelector('[type="application/ld+json"]')!.textContent).toContain('"inLanguage":"en"');
  expect(read('en/index.html', '[property="og:image"]', 'content')).toEqual(['https://example.com/web/en/share.png']);
  expect(textOf(site, 'en/proyectos/geoapp.html')).not.toMatch(/Menú|Volver/);
  const links = pageOf(site, 'index.html').querySelectorAll<HTMLElement>('footer a[hreflang]');
  expect([...links].map(({ lang, textContent }) => `${lang} ${textContent}`)).toEqual(['ar العربية', 'en English']);
  expect(textOf(site, 'en/404.html')).toContain('url=/web/en/');
});

test('a page in pages/404 is the error page of its language, and nothing links to it (E13, F4, F5)', () => {
  expect(pageOf(site, '404.html').title).toBe('No existe — Equipo Dev');
  expect(read('404.html', '[name=robots]', 'content')).toEqual(['noindex']);
  expect(read('404.html', 'link[hreflang]')).toEqual([]);
  for (const file of ['sitemap.xml', 'index.html']) expect(textOf(site, file)).not.toContain('/404');
  expect(site.files.has('404/index.html')).toBe(false); // hosts would serve it with status 200
});

test('the script of a static page stays in its place (F39)', () =>
  expect(textOf(site, '404.html')).toMatch(/<p>Uno<\/p><script async="" src="[^>]*><\/script><img/));

test('pictures that pages show are published once, but scripts and sitemaps once per language (F5, F10, U6)', () => {
  const published = [...site.files.keys()];
  expect(published.filter((path) => path.includes('portrait'))).toEqual([]); // only for a share image
  expect(published.filter((path) => /^(en|ar)\/.*(\.(avif|svg|js|css|ico)|robots\.txt)$/.test(path))).toEqual([]);
  expect(scriptOf('en/index.html')).toContain('A small team');
  expect(scriptOf('en/index.html')).not.toContain('Desarrollo de software a medida');
  expect(textOf(site, 'robots.txt').match(/^Sitemap: .*/gm)).toEqual(
    ['', 'ar/', 'en/'].map((folder) => `Sitemap: https://example.com/web/${folder}sitemap.xml`));
});

const deadLink = `export const frontmatter = { title: 'Caso', description: 'Un caso' };
  export default () => <a href="nada" />;`;

test.each([
  ['a dead link', 'pages/caso.tsx', deadLink, 'pages/caso.tsx:2: nada does not exist in'],
  ['a missing package', 'plugins.mjs', "import 'nada';", "plugins.mjs: Cannot find package 'nada'"],
  ['the language of another folder', 'en/words.ts', "export * from '../../words/es';", 'en/words.ts: another folder'],
])('%s is reported with its place (F5, U4, U6)', (_, file, text, sentence) =>
  expect(buildSite(changedCopy({ [`src/site/${file}`]: text }))).rejects.toThrow(sentence));
