// A site in three languages in one build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileFor } from '../src/hosts/find-file';
import { buildSite } from '../src/tools/builder/site';
import { checkTypes } from '../src/tools/builder/check-types';
import { Mistake } from '../src/tools/common/mistake';
import { buildChecked } from '../src/tools/cli/check';
import { built, pageOf, type Site, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { root, writeFiles } from './copies/root';

const ownPages = (pages: string) => `import { Invitation, Members, Projects } from '../../kit';
export { sections } from '../sections';
export const pages = { ${pages} };`;

const english = {
  'src/site/en/words.ts': "export * from '../../words/en';",
  'src/site/en/content.ts': `import * as es from '../content';
    export const { members } = es;
    export const site = { ...es.site, title: 'A small team', headline: 'We build software' };
    export const projects = es.projects.flatMap((project) =>
      [{ ...project, desc: 'A map' }, { ...project, id: 'forum', link: 'proyectos?id=forum' }]);`,
  'src/site/en/sections.tsx': ownPages(`
    about: { title: 'About', description: 'Us', translationOf: 'nosotros', Content: () => <p>Us</p> },
    jobs: { title: 'Jobs', description: 'Work', Content: () => <p>Work</p> },`),
};
const arabic = { 'src/site/ar/words.ts': "export * from '../../words/en';\nexport const language = 'ar';" };

/** A copy in Spanish, English and Arabic, of which the last has words alone. */
function copyWith(files: Record<string, string> = {}) {
  const root = changedCopy(['src/site/sections.tsx', /: Pages = \{/,
    "$&\n  nosotros: { title: 'Nosotros', description: 'Quiénes somos', Content: () => <p>Somos</p> },"]);
  writeFiles(root, { ...english, ...arabic, ...files });
  return root;
}

describe('a site in Spanish, English and Arabic', () => {
  const root = copyWith();
  let site: Site;
  beforeAll(async () => {
    site = await buildSite({ root });
  });

  const read = (path: string, selector: string, attribute: string) =>
    [...pageOf(site, path).querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  const alternates = (path: string) => read(path, 'link[hreflang]', 'href');
  const fileOf = (url: string) => fileFor(site, new URL(url).pathname);

  test('passes the check (U4)', () => buildChecked({ root }));

  test('has each page with the pages that are its pair, which say the same of it (U6)', () => {
    const pages = [...site.pages.keys()].filter((path) => !path.endsWith('404.html'));
    expect(pages.length).toBe(25);
    const pairs = pages.map((path) => [path, alternates(path)] as const);
    for (const [path, urls] of pairs.filter(([, { length }]) => length > 0)) {
      expect(urls, path).toContain(read(path, '[rel=canonical]', 'href')[0]);
      for (const url of urls) {
        const [file, status] = fileOf(url!);
        expect(status, url!).toBe(200);
        expect(alternates(file).sort(), `${path} and ${file}`).toEqual(urls.sort());
      }
    }
    const alone = pairs.filter(([, { length }]) => length === 0).map(([path]) => path);
    expect(alone.filter((path) => !path.endsWith('/index.html')).sort())
      .toEqual(['en/jobs.html', 'en/proyectos/forum.html']);
  });

  test('names its pages for visitors of each language and for all others (U6)', () => {
    const tagged = read('en/about.html', 'link[hreflang]', 'hreflang').map((tag, index) =>
      [tag, alternates('en/about.html')[index]]);
    expect(Object.fromEntries(tagged)).toEqual({
      'en': 'https://example.com/en/about', 'es': 'https://example.com/nosotros',
      'ar': 'https://example.com/ar/nosotros', 'x-default': 'https://example.com/nosotros',
    });
  });

  test('links each page in header, menu and footer to the same page, or else to home (U6)', () => {
    const places = ['header', '#menu', 'footer'];
    const links = (path: string) => places.map((place) => read(path, `${place} a[hreflang]`, 'href').join(' '));
    const all = (hrefs: string) => places.map(() => hrefs);
    expect(links('proyectos/geoapp.html')).toEqual(all('/ar/proyectos/geoapp /en/proyectos/geoapp'));
    expect(links('nosotros.html')).toEqual(all('/ar/nosotros /en/about'));
    expect(links('en/jobs.html')).toEqual(all('/ /ar/'));
    expect(links('ar/index.html')).toEqual(all('/ /en/'));
  });

  test('says each link in its own language (U6, F25)', () => {
    const links = [...pageOf(site, 'index.html').querySelectorAll('footer a[hreflang]')];
    expect(links.map((link) => [link.textContent, link.getAttribute('lang')]))
      .toEqual([['العربية', 'ar'], ['English', 'en']]);
  });

  test('has the words, the direction and the data of each language (U6, F3, F36)', () => {
    const { lang, dir } = pageOf(site, 'ar/index.html').documentElement;
    expect([lang, dir]).toEqual(['ar', 'rtl']);
    const page = pageOf(site, 'en/index.html');
    expect([page.documentElement.lang, page.title]).toEqual(['en', 'A small team']);
    expect(page.querySelector('#page > a')!.textContent).toBe('Skip to content');
    expect(page.querySelector('[type="application/ld+json"]')!.textContent).toContain('"inLanguage":"en"');
    expect(read('en/index.html', '[property="og:url"]', 'content')).toEqual(['https://example.com/en/']);
    expect(JSON.parse(textOf(site, 'en/site.webmanifest'))).toMatchObject({ lang: 'en', start_url: './' });
  });

  test('publishes pictures once, and a visitor of one language loads nothing of another (U6, F10)', () => {
    const paths = [...site.files.keys()];
    expect(paths.filter((path) => /^(en|ar)\/.*\.(avif|svg|js|css|ico)$/.test(path))).toEqual([]);
    expect(read('en/proyectos/geoapp.html', 'main img', 'src'))
      .toEqual(read('proyectos/geoapp.html', 'main img', 'src'));
    const scripts = ['', 'en/', 'ar/'].map((folder) => read(`${folder}index.html`, 'script[src]', 'src')[0]!.slice(1));
    expect(new Set(scripts).size).toBe(3);
    expect(textOf(site, scripts[0]!)).not.toContain('A small team');
    expect(textOf(site, scripts[1]!)).not.toContain('Desarrollo de software a medida');
  });

  test('draws a share image for each (F2, U6)', () => {
    const images = ['index.html', 'en/index.html', 'en/proyectos/geoapp.html'].flatMap((path) =>
      read(path, '[property="og:image"]', 'content'));
    expect(images.map((url) => url!.replace('https://example.com/', '')))
      .toEqual(['share.png', 'en/share.png', expect.stringMatching(/^(en\/share\.png|share\/geoapp\.jpg)$/)]);
    for (const url of images) expect(site.files.has(url!.slice('https://example.com/'.length)), url!).toBe(true);
    expect(site.warnings.join('\n')).toContain('the share image of en/');
  });

  test('has a sitemap for each, which robots.txt names, with the pairs of each page (F5, U6)', () => {
    expect(textOf(site, 'robots.txt').match(/^Sitemap: .*/gm)).toEqual(
      ['', 'ar/', 'en/'].map((folder) => `Sitemap: https://example.com/${folder}sitemap.xml`));
    expect(textOf(site, 'en/sitemap.xml')).toContain('<loc>https://example.com/en/about</loc>'
      + '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/en/about"/>');
    expect([...site.files.keys()].filter((path) => path.endsWith('robots.txt'))).toEqual(['robots.txt']);
  });

  test('leads an unknown address of a language to its home, where the host can (E13, U6)', () => {
    expect(fileOf('https://example.com/en/nada')).toEqual(['en/404.html', 404]);
    expect(textOf(site, 'en/404.html')).toContain('url=/en/');
    expect(fileOf('https://example.com/nada')).toEqual(['404.html', 404]);
  });

  test('names pages that are not in all languages (U6)', () =>
    expect(site.warnings.join('\n')).toContain('Not in all languages: en/proyectos/forum, en/jobs. '));
});

test('a site in one language has no part of this (U6)', async () => {
  const site = await built('content.ts');
  const home = textOf(site, 'index.html') + textOf(site, site.script) + textOf(site, 'sitemap.xml');
  expect(home).not.toMatch(/hreflang|data-language|xhtml/);
});

test.each<[what: string, files: Record<string, string>, mistake: string | RegExp]>([
  ['of its content', { 'src/site/en/content.ts': `${english['src/site/en/content.ts']}\nprojects[0]!.desc = '';` },
    'en/content.ts: projects[0] (Geo App).desc: is empty; leave it out if it is optional'],
  ['of its sections', { 'src/site/en/sections.tsx': ownPages("en: { title: '', description: 'A', Content: Members }") },
    'en/sections.tsx: pages.en.title: is empty; leave it out if it is optional'],
  ['of its words', { 'src/site/en/words.ts': "export * from '../../words/es';" },
    'en/words.ts: language: must be that of the folder en/, not "es"'],
  ['of a page with its name', { 'src/site/sections.tsx': `import { Members } from '../kit';
    export const sections = {}, pages = { en: { title: 'En', description: 'A', Content: Members } };` },
    /^sections\.tsx: pages\.en: must be .* the first not assets, share, index, 404, proyectos, ar, en, /],
  ['of the default language', { 'src/site/settings.ts': "export const settings = { defaultLanguage: 'fr' };" },
    'settings.ts: defaultLanguage: must be es or ar or en, not fr'],
])('a mistake %s is reported with its folder (U6)', async (_, files, mistake) => {
  const root = copyWith(files);
  await expect(buildSite({ root })).rejects.toThrow(typeof mistake === 'string' ? new Mistake(mistake) : mistake);
});

test('a word that one language lacks is named with its file (U6)', async () => {
  const words = readFileSync(join(root, 'src/words/en.ts'), 'utf8').replace(/^export const seeMore .*$/m, '');
  expect(await checkTypes(copyWith({ 'src/site/en/words.ts': words })))
    .toEqual(["en/words.ts: Property 'seeMore' is missing."]);
});
