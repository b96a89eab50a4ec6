// Pages of the files in src/site/pages/, in two languages, below a path.
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../src/tools/build/build-site';
import { DOMParser, pageOf, textOf } from './copies/built';
import { changedCopy, type Edit } from './copies/changed-copy';
import { writeFiles } from './copies/root';

const textPlugin = `export default [{
  name: 'text',
  setup: (build) => build.onLoad({ filter: /\\.(md|txt)$/ }, async ({ path }) => {
    const [date, text] = (await (await import('node:fs/promises')).readFile(path, 'utf8')).split('|');
    return {
      loader: 'js',
      contents: \`export const frontmatter = { title: '\${text}', description: 'Más & más', date: '\${date}' };
        export default () => '\${text}';\`,
    };
  }),
}];`;

const blog = `
import { Gallery, Members } from '../../../kit';
import type { ContentProps, Frontmatter } from '../../../kit';
import map from '../../../../assets/geoapp-1.avif';
export const frontmatter: Frontmatter = { title: 'Blog', description: 'Textos', link: 'Blog' };
export default ({ articles }: ContentProps) => (
  <>
    <ul>{articles.map(({ href, title, day }) => <li key={href}><a href={href}>{title}</a>{day}</li>)}</ul>
    <Members />
    <Gallery captures={[{ ...map, alt: 'Mapa' }]} />
    <video src="/web/demo.mp4" />
  </>
);`;

const caseStudy = `export const frontmatter = { title: 'Geo', description: 'Un caso' };
  export default () => 'El caso';`;

const english = `import * as es from '../content';
  export const { site, members } = es;
  export const projects = es.projects.map((project) => ({ ...project }));`;

const files = {
  'assets/root/demo.mp4': '',
  'src/site/plugins.mjs': textPlugin,
  'src/site/pages/blog/index.tsx': blog,
  'src/site/pages/blog/primero.md': '2026-11-02|Primero',
  'src/site/pages/blog/segundo.md': '2026-11-20|«Segundo» & más',
  'src/site/pages/casos/geo.tsx': caseStudy,
  'src/site/en/words.ts': "export * from '../../words/en';",
  'src/site/en/pages/blog/primero.md': '2026-11-03|First',
  'src/site/en/pages/casos/geo.tsx': caseStudy,
};

const edits: Edit[] = [
  ['src/site/content.ts', /https:\/\/example.com\/'/, "https://example.com/web/'"],
  ['src/site/content.ts', /link: 'proyectos\?id=geoapp'/, "link: 'casos/geo'"],
  ['src/site/sections.tsx', /: Pages = \{/, `$&
  'blog/demo': { title: 'Demo', description: 'Una', Content: () => <p>Demo</p> },`],
];

function copyWith(others: Record<string, string> = {}) {
  const root = changedCopy(...edits);
  writeFiles(root, { ...files, ...others });
  return root;
}

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite(copyWith());
});

const hrefsOf = (path: string, selector: string) =>
  [...pageOf(site, path).querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const scriptOf = (path: string) => pageOf(site, path).querySelector('script[src]')!.getAttribute('src')!.slice(5);

test('the path of a file is its page, in menus and sitemap, and links back to its parent (E11, F5)', () => {
  for (const path of ['index.html', 'blog.html', 'blog/primero/index.html']) {
    for (const place of ['header', '#menu', 'footer']) {
      expect(hrefsOf(path, `${place} [href*=blog]`)).toContain('/web/blog');
    }
  }
  expect(hrefsOf('index.html', 'footer [href*="blog/"]')).toEqual(['/web/blog/demo']); // no articles
  const parents = ['blog/primero.html', 'blog/demo.html'].flatMap((path) => hrefsOf(path, '[rel=prev]'));
  expect(parents).toEqual(['/web/blog', '/web/blog']);
  expect(textOf(site, 'sitemap.xml')).toContain('<loc>https://example.com/web/blog/primero</loc>');
  expect(hrefsOf('blog/primero.html', '[rel=canonical]')).toEqual(['https://example.com/web/blog/primero']);
});

test('it has a small script of its own, and is not in that of other pages (F41)', () => {
  const [main, small] = [scriptOf('blog/demo.html'), scriptOf('blog/primero.html')];
  expect(scriptOf('index.html')).toBe(main);
  expect(brotliCompressSync(textOf(site, small)).length).toBeLessThanOrEqual(7000);
  for (const text of ['Primero', 'Más & más', 'casos/geo.', 'demo.mp4']) expect(textOf(site, main)).not.toContain(text);
});

test('it has plain elements, and cards that show both faces; others have nothing of that (C13, F39)', () => {
  const [home, page] = ['index.html', 'blog.html']
    .map((path) => pageOf(site, path).querySelector('style')!.textContent);
  expect([page!.includes('blockquote'), page!.includes('screen and (scripting:enabled)')]).toEqual([true, false]);
  expect(home).toContain('screen and (scripting:enabled)');
});

test('the pages of a language are versions of each other (U6)', () => {
  expect(hrefsOf('blog/primero.html', 'footer [hreflang]')).toEqual(['/web/en/blog/primero']);
  expect(hrefsOf('blog/segundo.html', 'footer [hreflang]')).toEqual(['/web/en/']);
});

test('an article has its date, in its language, and in the structured data (F3)', () => {
  const [spanish, english] = ['', 'en/'].map((folder) => pageOf(site, `${folder}blog/primero.html`));
  const times = [spanish, english].map((page) => page!.querySelector('main time')!);
  expect(times.map(({ outerHTML }) => outerHTML)).toEqual([
    '<time datetime="2026-11-02">2 de noviembre de 2026</time>', '<time datetime="2026-11-03">November 3, 2026</time>',
  ]);
  const data = JSON.parse(spanish!.querySelector('[type="application/ld+json"]')!.textContent);
  expect(data['@graph']).toContainEqual(expect.objectContaining({
    '@type': 'BlogPosting', 'headline': 'Primero', 'datePublished': '2026-11-02',
    'url': 'https://example.com/web/blog/primero', 'author': { '@id': 'https://example.com/web/#organization' },
  }));
  expect(data['@graph'][0]['@id']).toBe('https://example.com/web/#organization');
});

test('a page gets the articles of its language, newest first (F5)', () => {
  expect(hrefsOf('blog.html', 'main li a[href*=blog]')).toEqual(['/web/blog/segundo', '/web/blog/primero']);
  expect(pageOf(site, 'blog.html').querySelector('main li')!.textContent)
    .toBe('«Segundo» & más20 de noviembre de 2026');
});

test('each language has an Atom feed of its articles, which its pages name (F4, F5, U6)', () => {
  const feed = new DOMParser().parseFromString(textOf(site, 'feed.xml'), 'application/xml');
  const texts = (selector: string) => [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts('feed > :is(title, id, updated, author)'))
    .toEqual(['Equipo Dev', 'https://example.com/web/', '2026-11-20T00:00:00Z', 'Equipo Dev']);
  expect(feed.querySelector('feed > [rel=self]')!.getAttribute('href')).toBe('https://example.com/web/feed.xml');
  expect(texts('entry > title')).toEqual(['«Segundo» & más', 'Primero']);
  expect(texts('entry:last-child > *').slice(1))
    .toEqual(['https://example.com/web/blog/primero', '', '2026-11-02T00:00:00Z', 'Más & más']);
  const linked = ['index.html', 'en/index.html'].map((path) => hrefsOf(path, '[type="application/atom+xml"]'));
  expect(linked).toEqual([['/web/feed.xml'], ['/web/en/feed.xml']]);
  expect(textOf(site, 'en/feed.xml')).toMatch(/xml:lang="en"[^]*<title>First</);
});

test('a project that leads to a page of the team has no other one (E12)', () => {
  expect(hrefsOf('index.html', '#proyectos li > div > a')).toEqual(['/web/casos/geo']);
  expect(site.files.has('proyectos/geoapp.html')).toBe(false);
});

test('films are allowed on their pages (S1)', () => {
  const policies = ['index.html', 'blog.html'].map((path) =>
    pageOf(site, path).querySelector('[http-equiv]')!.getAttribute('content')!.includes("media-src 'self'"));
  expect(policies).toEqual([false, true]);
});

test.each<[what: string, files: Record<string, string>, sentence: string | RegExp]>([
  ['a dead link', { 'src/site/pages/caso.tsx': caseStudy.replace("'El caso'", '<a href="nada" />') },
    '/web/caso: the site, which is at /web/, has nothing at nada'],
  ['a link of a project to no page', { 'src/site/en/content.ts': `${english} projects[0].link = 'caso';` },
    '/web/en: the site, which is at /web/, has nothing at /web/en/caso'],
  ['a file without exports', { 'src/site/en/pages/caso.tsx': '' },
    'en/pages/caso.tsx: must export a component by default'],
  ['a missing plugin', { 'src/site/plugins.mjs': "import 'nada';" }, /^plugins\.mjs: Cannot find package 'nada'.*$/],
  ['a file without plugins', { 'src/site/plugins.mjs': '' }, /^plugins\.mjs: .*default.* is not iterable/],
  ['a plugin that throws',
    { 'src/site/plugins.mjs': 'export default [{ name: "mal", setup() { throw Error("roto"); } }]' },
    /roto \[plugin mal\]/],
])('%s is refused with its file (F5, U4)', (_, others, sentence) =>
  expect(buildSite(copyWith(others))).rejects.toThrow(sentence));

test('plugins also load what the content imports', async () => {
  const root = changedCopy(['src/site/content.ts', /^/, "import text from './texto.txt';\n"],
    ['src/site/content.ts', /headline: '.*'/, 'headline: text()']);
  writeFiles(root, { 'src/site/plugins.mjs': textPlugin, 'src/site/texto.txt': '2026-11-02|Un titular' });
  expect(pageOf(await buildSite(root), 'index.html').querySelector('h1')!.textContent).toContain('Un\xa0titular');
});
