// A site in three languages in one build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileFor } from '../src/hosts/find-file';
import { buildSite } from '../src/tools/builder/site';
import { checkTypes } from '../src/tools/builder/check-types';
import { buildChecked } from '../src/tools/cli/check';
import { built, pageOf, type Site, textOf } from './copies/built';
import { changedCopy } from './copies/changed-copy';
import { root, writeFiles } from './copies/root';

const sectionsWith = (pages: string) => `import { Invitation, Members, Projects } from '../../kit';
export { sections } from '../sections';
export const pages = { ${pages} };`;

const english = {
  'src/site/en/words.ts': "export * from '../../words/en';",
  'src/site/en/content.ts': `import * as es from '../content';
    export const { members } = es;
    export const site = { ...es.site, title: 'A small team', headline: 'We build software' };
    export const projects = es.projects.flatMap((project) =>
      [{ ...project, desc: 'A map' }, { ...project, id: 'forum', link: 'proyectos?id=forum' }]);`,
  'src/site/en/sections.tsx': sectionsWith(`
    about: { title: 'About', description: 'Us', translationOf: 'nosotros', Content: () => <p>Us</p> },
    jobs: { title: 'Jobs', description: 'Work', Content: () => <p>Work</p> },`),
};
const arabic = { 'src/site/ar/words.ts': "export * from '../../words/en';\nexport const language = 'ar';" };
const namesake = { 'src/site/addresses.ts': 'export const address = 1;' }; // must not replace src/addresses.ts

/** A copy in Spanish, English and Arabic, of which the last has words alone. */
function copyWith(files: Record<string, string> = {}) {
  const root = changedCopy(['src/site/sections.tsx', /: Pages = \{/,
    "$&\n  nosotros: { title: 'Nosotros', description: 'Quiénes somos', Content: () => <p>Somos</p> },"]);
  writeFiles(root, { ...english, ...arabic, ...namesake, ...files });
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

  test('names the versions of each page, and these name the same ones (U6)', () => {
    const pages = [...site.pages.keys()].filter((path) => !path.endsWith('404.html'));
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
    expect(site.warnings.join('\n')).toContain('Not in all languages: en/proyectos/forum, en/jobs. ');
  });

  test('has a version for each language, and one for all others (U6)', () => {
    const tags = read('en/about.html', 'link[hreflang]', 'hreflang');
    expect(Object.fromEntries(alternates('en/about.html').map((url, index) => [tags[index], url]))).toEqual({
      'en': 'https://example.com/en/about', 'es': 'https://example.com/nosotros',
      'ar': 'https://example.com/ar/nosotros', 'x-default': 'https://example.com/nosotros',
    });
  });

  test('links each page in header, menu and footer to its versions, or else to home (U6)', () => {
    const versions = {
      'proyectos/geoapp.html': '/ar/proyectos/geoapp /en/proyectos/geoapp', 'nosotros.html': '/ar/nosotros /en/about',
      'en/jobs.html': '/ /ar/', 'ar/index.html': '/ /en/',
    };
    for (const [path, links] of Object.entries(versions)) {
      for (const place of ['header', '#menu', 'footer']) {
        expect(read(path, `${place} a[hreflang]`, 'href').join(' '), `${path} ${place}`).toBe(links);
      }
    }
    const links = [...pageOf(site, 'index.html').querySelectorAll('footer a[hreflang]')];
    expect(links.map(({ outerHTML }) => />.*</.exec(outerHTML)![0])).toEqual(['>العربية<', '>English<']);
    expect(read('index.html', 'footer a[hreflang]', 'lang')).toEqual(['ar', 'en']);
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

  test('publishes pictures once, and a script for each language (U6, F10)', () => {
    expect([...site.files.keys()].filter((path) => /^(en|ar)\/.*\.(avif|svg|js|css|ico)$/.test(path))).toEqual([]);
    expect(read('en/proyectos/geoapp.html', 'main img', 'src'))
      .toEqual(read('proyectos/geoapp.html', 'main img', 'src'));
    const scripts = ['index.html', 'en/index.html'].map((path) =>
      textOf(site, read(path, 'script[src]', 'src')[0]!.slice(1)));
    expect(scripts.map((text) => text.includes('A small team'))).toEqual([false, true]);
    expect(scripts.map((text) => text.includes('Desarrollo de software a medida'))).toEqual([true, false]);
  });

  test('has a share image for each (F2, U6)', () => {
    const images = ['index.html', 'en/index.html'].map((path) => read(path, '[property="og:image"]', 'content')[0]!);
    expect(images).toEqual(['share.png', 'en/share.png'].map((file) => `https://example.com/${file}`));
    expect(site.files.has('en/share.png')).toBe(true);
    expect(site.warnings.join('\n')).toContain('the share image of en/');
  });

  test('has a sitemap for each, which robots.txt names, with the versions of pages (F5, U6)', () => {
    expect(textOf(site, 'robots.txt').match(/^Sitemap: .*/gm)).toEqual(
      ['', 'ar/', 'en/'].map((folder) => `Sitemap: https://example.com/${folder}sitemap.xml`));
    expect(textOf(site, 'en/sitemap.xml')).toContain('<loc>https://example.com/en/about</loc>'
      + '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/en/about"/>');
    expect([...site.files.keys()].filter((path) => path.endsWith('robots.txt'))).toEqual(['robots.txt']);
  });

  test('leads an unknown address to home in its language (E13, U6)', () => {
    expect(fileOf('https://example.com/en/nada')).toEqual(['en/404.html', 404]);
    expect(textOf(site, 'en/404.html')).toContain('url=/en/');
    expect(fileOf('https://example.com/nada')).toEqual(['404.html', 404]);
  });

  test('says which pages and texts are not in all languages (U6)', () => {
    const warnings = site.warnings.join('\n');
    expect(warnings).toContain('Not in all languages: en/proyectos/forum, en/jobs. ');
    const texts = 'texts that are as in the first language: 11; the first is site.description.';
    expect(warnings).toContain(`en/content.ts: ${texts}`);
  });
});

test('a site in one language has no part of this (U6)', async () => {
  const site = await built('content.ts');
  const home = textOf(site, 'index.html') + textOf(site, site.script) + textOf(site, 'sitemap.xml');
  expect(home).not.toMatch(/hreflang|data-language|xhtml/);
});

test.each<[what: string, files: Record<string, string>, mistake: RegExp]>([
  ['its content', { 'src/site/en/content.ts': `${english['src/site/en/content.ts']}\nprojects[0]!.desc = '';` },
    /^en\/content\.ts: projects\[0\] \(Geo App\)\.desc: is empty/],
  ['its sections',
    { 'src/site/en/sections.tsx': sectionsWith("en: { title: '', description: 'A', Content: Members }") },
    /^en\/sections\.tsx: pages\.en\.title: is empty/],
  ['its words', { 'src/site/en/words.ts': "export * from '../../words/es';" },
    /^en\/words\.ts: language: must be that of the folder en\/, not "es"$/],
  ['a page with its name', { 'src/site/sections.tsx': `import { Members } from '../kit';
    export const sections = {}, pages = { en: { title: 'En', description: 'A', Content: Members } };` },
    /^sections\.tsx: pages\.en: must be .* the first not assets, share, index, 404, proyectos, ar, en, /],
  ['the default language', { 'src/site/settings.ts': "export const settings = { defaultLanguage: 'fr' };" },
    /^settings\.ts: defaultLanguage: must be es or ar or en, not fr$/],
  ['a translation of no page', { 'src/site/en/sections.tsx':
    sectionsWith("a: { title: 'A', description: 'A', translationOf: 'valueOf', Content: Members }") },
    /^en\/sections\.tsx: pages\.a\.translationOf: the first language has no page valueOf$/],
  ['two translations of a page', { 'src/site/en/sections.tsx': sectionsWith(`
    a: { title: 'A', description: 'A', translationOf: 'nosotros', Content: Members },
    nosotros: { title: 'B', description: 'B', Content: Members }`) },
    /^en\/sections\.tsx: pages\.nosotros\.translationOf: another page is that of nosotros$/],
  ['a language that is there twice', { 'src/site/es/words.ts': "export * from '../../words/es';" },
    /^es\/words\.ts: language: another folder has es too$/],
  ['the name of a folder', { 'src/site/en_GB/words.ts': '' },
    /^src\/site\/en_GB\/ has a words\.ts; name it like a language: en, pt-BR, zh-Hant$/],
  ['a folder without words', { 'src/site/fr/content.ts': '' },
    /^src\/site\/fr\/ has no words\.ts; add export \* from '\.\.\/\.\.\/words\/en'$/],
])('a mistake in %s is reported with its folder (U6)', (_, files, mistake) =>
  expect(buildSite({ root: copyWith(files) })).rejects.toThrow(mistake));

test('a folder without words does not end the development server, whose build reports it (U6)', async () =>
  expect(await checkTypes(copyWith({ 'src/site/fr/content.ts': '' }))).toEqual([]));

test('a word that a language lacks is named with its file (U2, U6)', async () => {
  const words = readFileSync(join(root, 'src/words/en.ts'), 'utf8').replace(/^export const seeMore .*$/m, '');
  expect(await checkTypes(copyWith({ 'src/site/en/words.ts': words })))
    .toEqual(["en/words.ts: Property 'seeMore' is missing."]);
  const [report] = await checkTypes(copyWith({ 'src/site/ar/words.ts': "export const language = 'ar';" }));
  expect(report).toMatch(/^ar\/words\.ts: missing: skipToContent, /);
});

test('an export that a language lacks is named with its file (U6)', async () => {
  const content = english['src/site/en/content.ts'].replace('export const projects', 'const list');
  const [report] = await checkTypes(copyWith({ 'src/site/en/content.ts': content }));
  expect(report).toBe("en/content.ts: Property 'projects' is missing, and Content requires it.");
});
