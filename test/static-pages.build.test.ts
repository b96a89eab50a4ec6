// Pages of the team, of files in src/site/pages/ and of components in sections.tsx, in two languages, below a path.
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../src/tools/build/build-site';
import { DOMParser, pageOf, textOf } from './copies/built';
import { changedCopy, type Edit } from './copies/changed-copy';
import { writeFiles } from './copies/root';

const textPlugin = `import { readFileSync } from 'node:fs';
export default [{
  name: 'text',
  setup: (build) => build.onLoad({ filter: /\\.(md|txt)$/ }, ({ path }) => {
    const [date, title] = readFileSync(path, 'utf8').split('|');
    const frontmatter = JSON.stringify({ title, description: 'Más & más', date });
    return { contents: \`export const frontmatter = \${frontmatter}; export default () => '\${title}';\` };
  }),
}];`;

const blog = `
import { type ContentProps, type Frontmatter, Members } from '../../../kit';
export const frontmatter: Frontmatter = { title: 'Aprendemos', description: 'Textos', link: 'Blog' };
export default ({ articles }: ContentProps) => (
  <>
    <ul>{articles.map(({ href, title, day }) => <li key={href}><a href={href}>{title}</a>{day}</li>)}</ul>
    <Members />
  </>
);`;

const caseStudy = `export const frontmatter = { title: 'Geo', description: 'Un caso' };
  export default () => 'El caso';`;

const files = {
  'src/site/plugins.mjs': textPlugin,
  'src/site/texto.txt': '|Un texto',
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
  ['src/site/content.ts', /^/, "import text from './texto.txt';\n"], // plugins load what the content imports too
  ['src/site/content.ts', /headline: '.*'/, 'headline: text()'],
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

const read = (path: string, selector: string, attribute = 'href') =>
  [...pageOf(site, path).querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
const scriptOf = (path: string) => read(path, 'script[src]', 'src')[0]!.slice(5);
const cssOf = (site: BuiltSite, path: string) => pageOf(site, path).querySelector('style')!.textContent;

test.each([['index', null], ['blog', 'page'], ['blog/primero', 'true'], ['blog/demo', 'true']])(
  '%s.html has links to the parent page in header, menu and footer, with aria-current %j (E11, E16)',
  (path, current) => {
    for (const place of ['header', '#menu', 'footer']) {
      const link = pageOf(site, `${path}.html`).querySelector(`${place} a[href="/web/blog"]`)!;
      expect(link.textContent, place).toBe('Blog');
      expect(link.getAttribute('aria-current'), place).toBe(current);
    }
  });

test('a page has its own metadata, is in the sitemap, and links back to its parent (F2, F4, F5)', () => {
  expect(read('index.html', 'footer [href*="blog/"]')).toEqual(['/web/blog/demo']); // no articles
  for (const [path, title] of [['blog/primero', 'Primero'], ['blog/demo', 'Demo']]) {
    expect(pageOf(site, `${path}.html`).title).toBe(`${title} — Equipo Dev`);
    expect(read(`${path}.html`, '[rel=prev], [rel=canonical]'))
      .toEqual([`https://example.com/web/${path}`, '/web/blog']);
    expect(textOf(site, 'sitemap.xml')).toContain(`<loc>https://example.com/web/${path}</loc>`);
  }
});

test('a file has a small script of its own, and is not in that of other pages (F41)', () => {
  const [main, small] = [scriptOf('blog/demo.html'), scriptOf('blog/primero.html')];
  expect(scriptOf('index.html')).toBe(main);
  expect(brotliCompressSync(textOf(site, small)).length).toBeLessThanOrEqual(7000);
  for (const text of ['Primero', 'Más & más', 'casos/geo.']) expect(textOf(site, main)).not.toContain(text);
});

test('pages and sections of the team have styles for plain elements (F39)', async () => {
  const section = changedCopy(['src/site/sections.tsx', /Content: Members/, 'Content: () => <p>Hola.</p>']);
  const withSection = cssOf(await buildSite(section), 'index.html');
  const sheets = [cssOf(site, 'blog.html'), cssOf(site, 'index.html'), withSection];
  for (const css of sheets) expect(css).toContain('blockquote');
});

test('an article has its date in its language, and is a version of that in another one (U6)', () => {
  const timeOf = (path: string) => pageOf(site, path).querySelector('main time')!.outerHTML;
  expect(timeOf('blog/primero.html')).toBe('<time datetime="2026-11-02">2 de noviembre de 2026</time>');
  expect(timeOf('en/blog/primero.html')).toBe('<time datetime="2026-11-03">November 3, 2026</time>');
  expect(read('blog/primero.html', 'footer [hreflang]')).toEqual(['/web/en/blog/primero']);
  expect(read('blog/segundo.html', 'footer [hreflang]')).toEqual(['/web/en/']);
});

test('a page gets the articles of its language, newest first (F39)', () => {
  expect(read('blog.html', 'main li a[href*=blog]')).toEqual(['/web/blog/segundo', '/web/blog/primero']);
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
  expect(read('index.html', '[type="application/atom+xml"]')).toEqual(['/web/feed.xml']);
  expect(read('en/index.html', '[type="application/atom+xml"]')).toEqual(['/web/en/feed.xml']);
  expect(textOf(site, 'en/feed.xml')).toMatch(/xml:lang="en"[^]*<title>First</);
});

test('a project that leads to a page of the team has no other one (E12)', () => {
  expect(read('index.html', '#proyectos li > div > a')).toEqual(['/web/casos/geo']);
  expect(site.files.has('proyectos/geoapp.html')).toBe(false);
});

test('a dead link is refused with its file (F5, U4)', () =>
  expect(buildSite(copyWith({ 'src/site/pages/caso.tsx': caseStudy.replace("'El caso'", '<a href="nada" />') })))
    .rejects.toThrow('/web/caso: the site, which is at /web/, has nothing at nada'));

test.each([
  ['a missing package', "import 'nada';", /^plugins\.mjs: Cannot find package 'nada'.*$/],
  ['no list', '', /^plugins\.mjs: .*default.* is not iterable/],
])('plugins.mjs with %s is refused by its name (U4)', (_, text, sentence) =>
  expect(buildSite(copyWith({ 'src/site/plugins.mjs': text }))).rejects.toThrow(sentence));
