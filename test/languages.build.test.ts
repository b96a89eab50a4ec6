// A site in three languages in one build.
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../src/tools/builder/build-site';
import { fileFor } from '../src/tools/common/file-for';
import { pageOf, type Site, textOf } from './copies/built';
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
const namesake = { 'src/site/urls.ts': 'export const address = 1;' }; // must not replace src/urls.ts

/** A copy in Spanish, English and Arabic, of which the last has words alone. */
function copyWith(files: Record<string, string> = {}) {
  const root = changedCopy(['src/site/sections.tsx', /: Pages = \{/,
    "$&\n  nosotros: { title: 'Nosotros', description: 'Quiénes somos', Content: () => <p>Somos</p> },"]);
  writeFiles(root, { ...english, ...arabic, ...namesake, 'assets/en/share.png': '', ...files });
  return root;
}

describe('a site in Spanish, English and Arabic', () => {
  const root = copyWith();
  let site: Site;
  beforeAll(async () => {
    site = await buildSite(root);
  });

  const read = (path: string, selector: string, attribute: string) =>
    [...pageOf(site, path).querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  const alternates = (path: string) => read(path, 'link[hreflang]', 'href');
  const fileOf = (url: string) => fileFor(site, new URL(url).pathname);

  test('names the versions of each page, and these name the same ones (U6)', () => {
    const pages = [...site.htmlFiles.keys()].filter((path) => !path.endsWith('404.html'));
    expect(pages.length).toBe(25);
    for (const path of pages) {
      const urls = alternates(path);
      if (urls.length > 0) expect(urls, path).toContain(read(path, '[rel=canonical]', 'href')[0]);
      for (const url of urls) {
        const [file, status] = fileOf(url!);
        expect([status, alternates(file).sort()], `${path} and ${url}`).toEqual([200, urls.sort()]);
      }
    }
    const alone = pages.filter((path) => alternates(path).length === 0 && !path.endsWith('/index.html'));
    expect(alone.sort()).toEqual(['en/jobs.html', 'en/proyectos/forum.html']);
  });

  test('has a version for each language, and one for all others; robots.txt names their sitemaps (F5, U6)', () => {
    const versions = Object.entries({ 'en': 'en/', 'es': '', 'ar': 'ar/', 'x-default': '' })
      .map(([tag, folder]) => [tag, `https://example.com/${folder}nosotros`]);
    const tags = read('en/nosotros.html', 'link[hreflang]', 'hreflang');
    expect(alternates('en/nosotros.html').map((url, index) => [tags[index], url]).sort()).toEqual(versions.sort());
    expect(textOf(site, 'robots.txt').match(/^Sitemap: .*/gm)).toEqual(
      ['', 'ar/', 'en/'].map((folder) => `Sitemap: https://example.com/${folder}sitemap.xml`));
  });

  test('links each page in header, menu and footer to its versions, or else to home (U6)', () => {
    const versions = {
      'proyectos/geoapp.html': '/ar/proyectos/geoapp /en/proyectos/geoapp',
      'nosotros.html': '/ar/nosotros /en/nosotros',
      'en/jobs.html': '/ /ar/', 'ar/index.html': '/ /en/',
    };
    for (const [path, links] of Object.entries(versions)) {
      for (const place of ['header', '#menu', 'footer']) {
        expect(read(path, `${place} a[hreflang]`, 'href').join(' '), `${path} ${place}`).toBe(links);
      }
    }
    const links = pageOf(site, 'index.html').querySelectorAll<HTMLElement>('footer a[hreflang]');
    expect([...links].map(({ lang, textContent }) => `${lang} ${textContent}`)).toEqual(['ar العربية', 'en English']);
  });

  test('has the words, the direction and the data of each language (F2, F3, F38, U6)', () => {
    const { lang, dir } = pageOf(site, 'ar/index.html').documentElement;
    expect([lang, dir]).toEqual(['ar', 'rtl']);
    const page = pageOf(site, 'en/index.html');
    expect([page.documentElement.lang, page.title]).toEqual(['en', 'A small team']);
    expect(page.querySelector('[href="#contenido"]')!.textContent).toBe('Skip to content');
    expect(page.querySelector('[type="application/ld+json"]')!.textContent).toContain('"inLanguage":"en"');
    for (const [name, path] of [['url', ''], ['image', 'share.png']]) {
      expect(read('en/index.html', `[property="og:${name}"]`, 'content')).toEqual([`https://example.com/en/${path}`]);
    }
  });

  test('publishes pictures once, and a script for each language (F10, U6)', () => {
    const published = [...site.files.keys()];
    expect(published.filter((path) => /^(en|ar)\/.*(\.(avif|svg|js|css|ico)|robots\.txt)$/.test(path))).toEqual([]);
    const scripts = ['index.html', 'en/index.html'].map((path) =>
      textOf(site, read(path, 'script[src]', 'src')[0]!.slice(1)));
    expect(scripts.map((text) => text.includes('A small team'))).toEqual([false, true]);
    expect(scripts.map((text) => text.includes('Desarrollo de software a medida'))).toEqual([true, false]);
  });

  test('leads an unknown address to home in its language (E13, U6)', () => {
    expect(fileOf('https://example.com/en/nada')).toEqual(['en/404.html', 404]);
    expect(textOf(site, 'en/404.html')).toContain('url=/en/');
  });
});

test.each([
  ['content.ts', "projects[0]!.desc = '';", 'en/content.ts: projects[0] (Geo App).desc: is empty'],
  ['sections.tsx', "pages.jobs.title = '';", 'en/sections.tsx: pages.jobs.title: is empty'],
])('a mistake in %s is reported with the folder of its language (U6)', (file, line, mistake) => {
  const path = `src/site/en/${file}` as const;
  return expect(buildSite(copyWith({ [path]: `${english[path as keyof typeof english]}\n${line}` })))
    .rejects.toThrow(mistake);
});
