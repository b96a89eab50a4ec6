// A site in three languages in one build.
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../src/tools/build/build-site';
import { pageOf, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { writeFiles } from './copies/root';

const english = {
  'src/site/en/words.ts': "export * from '../../words/en';",
  'src/site/en/content.ts': `import * as es from '../content';
    export const { members } = es;
    export const site = { ...es.site, title: 'A small team', headline: 'We build software' };
    export const projects = es.projects.flatMap((project) =>
      [{ ...project, desc: 'A map' }, { ...project, id: 'forum', link: 'proyectos?id=forum' }]);`,
  'src/site/en/sections.tsx': `export { sections } from '../sections';
    const Content = () => <p>Us</p>;
    export const pages = {
      nosotros: { title: 'About', description: 'Us', Content }, jobs: { title: 'Jobs', description: 'Work', Content },
    };`,
};
const arabic = { 'src/site/ar/words.ts': "export * from '../../words/en';\nexport const language = 'ar';" };

/** A copy in Spanish, English and Arabic, of which the last has UI strings alone. */
function copyWith(files: Record<string, string> = {}) {
  const root = changedCopy(['src/site/sections.tsx', /: Pages = \{/,
    "$&\n  nosotros: { title: 'Nosotros', description: 'Quiénes somos', Content: () => <p>Somos</p> },"]);
  writeFiles(root, { ...english, ...arabic, 'assets/en/share.png': '', ...files });
  return root;
}

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite(copyWith());
});

const read = (path: string, selector: string, attribute: string) =>
  [...pageOf(site, path).querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

test('each page names its versions, one of them for all other languages, and these name it (U6)', () => {
  const alternates = (path: string) => {
    const tags = read(path, 'link[hreflang]', 'hreflang');
    return read(path, 'link[hreflang]', 'href').map((url, index) => `${tags[index]} ${url}`).sort();
  };
  const versions = ['ar ar/', 'en en/', 'es ', 'x-default '];
  for (const path of ['nosotros.html', 'en/nosotros.html', 'ar/nosotros.html']) {
    expect(alternates(path), path)
      .toEqual(versions.map((version) => `${version.replace(' ', ' https://example.com/')}nosotros`));
  }
  for (const path of ['en/jobs.html', 'en/proyectos/forum.html']) expect(alternates(path), path).toEqual([]);
});

test.each([
  ['proyectos/geoapp.html', '/ar/proyectos/geoapp /en/proyectos/geoapp'],
  ['nosotros.html', '/ar/nosotros /en/nosotros'],
  ['en/jobs.html', '/ /ar/'],
])('%s has links to its versions, or else to home, in header, menu and footer: %s (U6)', (path, links) => {
  for (const place of ['header', '#menu', 'footer']) {
    expect(read(path, `${place} a[hreflang]`, 'href').join(' '), place).toBe(links);
  }
});

test('a language has its UI strings, direction and metadata, and its name in links to it (F2, F3, F38, U6)', () => {
  const { lang, dir } = pageOf(site, 'ar/index.html').documentElement;
  expect([lang, dir]).toEqual(['ar', 'rtl']);
  const page = pageOf(site, 'en/index.html');
  expect([page.documentElement.lang, page.title]).toEqual(['en', 'A small team']);
  expect(page.querySelector('[href="#contenido"]')!.textContent).toBe('Skip to content');
  expect(page.querySelector('[type="application/ld+json"]')!.textContent).toContain('"inLanguage":"en"');
  expect(read('en/index.html', '[property="og:image"]', 'content')).toEqual(['https://example.com/en/share.png']);
  const links = pageOf(site, 'index.html').querySelectorAll<HTMLElement>('footer a[hreflang]');
  expect([...links].map(({ lang, textContent }) => `${lang} ${textContent}`)).toEqual(['ar العربية', 'en English']);
  expect(textOf(site, 'en/404.html')).toContain('url=/en/');
});

test('pictures are published once, scripts and sitemaps for each language (F5, F10, U6)', () => {
  const published = [...site.files.keys()];
  expect(published.filter((path) => /^(en|ar)\/.*(\.(avif|svg|js|css|ico)|robots\.txt)$/.test(path))).toEqual([]);
  const scriptOf = (path: string) => textOf(site, read(path, 'script[src]', 'src')[0]!.slice(1));
  expect(scriptOf('en/index.html')).toContain('A small team');
  expect(scriptOf('en/index.html')).not.toContain('Desarrollo de software a medida');
  expect(textOf(site, 'robots.txt').match(/^Sitemap: .*/gm)).toEqual(
    ['', 'ar/', 'en/'].map((folder) => `Sitemap: https://example.com/${folder}sitemap.xml`));
});

test('a mistake is reported with the folder of its language (U6)', () => {
  const file = 'src/site/en/sections.tsx';
  return expect(buildSite(copyWith({ [file]: `${english[file]}\npages.jobs.title = '';` })))
    .rejects.toThrow('en/sections.tsx: pages.jobs.title: ');
});

test('a site in another language alone has no Spanish UI strings or paths (U6)', async () => {
  const other = await buildSite(changedCopy(
    ['src/site/words.ts', /words\/es/, 'words/en'], ['src/site/settings.ts', /\{\n\}/, "{ projectsPath: 'projects' }"],
    ['src/site/content.ts', /link: 'proyectos.*',/, ''],
  ));
  expect(textOf(other, 'projects/geoapp.html')).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(textOf(other, 'projects/geoapp.html')).not.toMatch(/proyectos(?!"|<)|Menú|Volver/);
});
