import { createHash } from 'node:crypto';
import * as sample from 'site/content';
import * as words from 'site/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { built, graphOf, pageOf, type Site, textOf } from '../../copies/built';

let site: Site;
beforeAll(async () => {
  site = await built('content.ts');
});

const parse = (path: string) => pageOf(site, path);
const attributeOf = (path: string, selector: string, name = 'content') =>
  parse(path).querySelector(selector)!.getAttribute(name)!;
const policySelector = '[http-equiv="content-security-policy"]';

const policyWith = (own: string) =>
  `default-src 'none'; ${own}; img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; `
    + "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const fileOf = (path: string, selector: string, name: string) =>
  site.files.get(attributeOf(path, selector, name).slice(1))!;

const hashOf = (bytes: Uint8Array | string) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const styleHash = (path: string) => hashOf(parse(path).querySelector('style')!.textContent);

const pages = ['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html'];

describe.each(pages)('%s', (path) => {
  test('has a policy with the hashes of the emitted bytes, and nothing unsafe (S1, S3)', () => {
    const script = hashOf(fileOf(path, 'script[src]', 'src'));
    const own = `script-src '${script}'; style-src '${styleHash(path)}' 'self'`;
    expect(attributeOf(path, policySelector)).toBe(policyWith(own));
    expect(attributeOf(path, 'script[src]', 'integrity')).toBe(script);
  });

  test('is complete without the script, and begins with the skip link (F16, F24)', () => {
    const page = parse(path);
    expect(page.documentElement.lang).toBe(words.language);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('footer')!.textContent).toContain(`© ${new Date().getFullYear()} Equipo Dev`);
    expect([...page.querySelectorAll('header nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/', '/#equipo', '/#proyectos', '/#contacto',
    ]);
    expect(page.querySelector('a')!.textContent).toBe(words.skipToContent);
  });

  test('has no link without an address, which search engines mark down (F5)', () => {
    const addresses = [...parse(path).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses.filter((address) => !address)).toEqual([]);
  });

  test('has no English words in its interface (F19)', () => {
    const parts = [...parse(path).querySelectorAll('[aria-label], button, a')];
    const said = parts.map((one) => `${one.ariaLabel ?? ''} ${one.textContent}`).join(' ');
    expect(said).not.toMatch(/\b(close|open|next|previous|back|menu|more|zoom|skip|home|read)\b/i);
  });

  test('requests its pictures before its script, and last the style sheet for print, which nothing waits for', () => {
    expect(`${fileOf(path, 'body > :last-child[rel=stylesheet]', 'href')}`).toContain('@page');
    expect(parse(path).querySelectorAll('script:has(~ :not(script, link))')).toHaveLength(0);
  });

  test('requests nothing from other hosts (F12)', () => {
    for (const element of parse(path).querySelectorAll('[src], link[href]:not([rel=canonical])')) {
      expect(element.getAttribute('src') ?? element.getAttribute('href')).toMatch(/^\/(?!\/)/);
    }
  });
});

test('home has all sections, links with names, its first picture and the backs of cards (C1, F10, F21)', () => {
  const main = parse('index.html').querySelector('main')!;
  expect([...main.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
    ['Integrantes', 'Proyectos', 'Contacto'],
  );
  const link = main.querySelector('#proyectos a')!;
  expect([link.getAttribute('href'), link.ariaLabel, link.textContent]).toEqual([
    '/proyectos?id=geoapp', `${words.seeMore}: Geo App`, words.seeMore,
  ]);
  expect(main.querySelector('#proyectos img')!.getAttribute('loading')).toBeNull();
  expect(main.querySelectorAll('[inert]')).toHaveLength(0);
});

describe('a project', () => {
  test('links each capture to its image, and all but the first load lazily (A1, F10)', () => {
    const links = [...parse('proyectos/geoapp.html').querySelectorAll('[data-capture]')];
    expect(links.map((link) => {
      const image = link.querySelector('img')!;
      return [link.getAttribute('href'), ...['width', 'height', 'loading'].map((name) => image.getAttribute(name))];
    })).toEqual(sample.projects[0]!.images.map(({ src }, index) => [`/${src}`, '1280', '800', index ? 'lazy' : null]));
  });

  test('preloads its first capture before its style, with the same sizes as the gallery (F10)', () => {
    const { head, body } = parse('proyectos/geoapp.html');
    const preload = head.querySelector('[rel=preload]:has(~ style)')!;
    const image = body.querySelector('[data-capture] img')!;
    expect(preload.getAttribute('imagesrcset')).toBe(image.getAttribute('srcset'));
    expect(preload.getAttribute('imagesizes')).toBe(image.getAttribute('sizes'));
    expect(body.querySelectorAll('[rel=preload]')).toHaveLength(0);
  });
});

describe('optional content', () => {
  let many: Site;
  beforeAll(async () => {
    many = await built('many.ts');
  });
  const addresses = (path: string, selector: string) =>
    [...pageOf(many, path).querySelectorAll(`${selector}[target=_blank]`)].map((link) =>
      [link.textContent, link.getAttribute('href')]);

  test('the paragraphs of a project and its external address are on its own page only', () => {
    const main = pageOf(many, 'proyectos/p4.html').querySelector('main')!;
    expect([...main.querySelectorAll('p:not(:has(a))')].map((paragraph) => paragraph.textContent)).toEqual([
      expect.stringContaining('Plataforma'), expect.stringContaining('en papel'), expect.stringContaining('sin ella'),
    ]);
    expect(addresses('proyectos/p4.html', 'main a')).toEqual([[words.visit, 'https://example.com/visita']]);
    expect(addresses('proyectos/p3.html', 'main a')).toEqual([]);
    expect(textOf(many, 'index.html')).not.toMatch(/en papel|visita/);
    expect(graphOf(many, 'proyectos/p4.html')[0]).toMatchObject({
      text: expect.stringContaining('en papel'),
      sameAs: 'https://example.com/visita',
    });
    const [work, crumbs] = graphOf(many, 'proyectos/p3.html');
    expect(work).not.toHaveProperty('text');
    expect(crumbs.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2]);
  });

  test('other links are with the links of a member, and those of the team in the footer (F3, F22)', () => {
    expect(addresses('index.html', '#equipo > ul > li:nth-child(6) a')).toEqual([
      ...Object.entries(words.linkNames).map(([kind, name]) => [name, `https://example.org/${kind}`]),
      ['Mastodon', 'https://example.org/@fabian'],
    ]);
    expect(addresses('proyectos/p0.html', 'footer a')).toEqual([['Foro', 'https://example.org/equipo']]);
    const [organization] = graphOf(many, 'index.html');
    expect(organization.sameAs).toEqual(['https://example.org/equipo']);
    expect(organization.member.map((member: object) => 'sameAs' in member)).toContain(false);
    expect(organization.member[5].sameAs).toContain('https://example.org/@fabian');
  });
});

test('the page of an unknown project is empty, without a message, and noindex (E14)', () => {
  expect(parse('proyectos.html').querySelector('main')!.textContent).toBe(words.back);
  expect(attributeOf('proyectos.html', '[name=robots]')).toBe('noindex');
});

test('404.html redirects to home at once, without script, and is noindex (E13, S1)', () => {
  expect(attributeOf('404.html', '[http-equiv=refresh]')).toBe('0; url=/');
  expect(attributeOf('404.html', '[name=robots]')).toBe('noindex');
  const link = parse('404.html').querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual([sample.site.brand, '/']);
  expect(parse('404.html').querySelectorAll('script, [style]')).toHaveLength(0);
  expect(attributeOf('404.html', policySelector)).toBe(policyWith(`style-src '${styleHash('404.html')}'`));
  expect(site.files.get('404.html')!.length).toBeLessThan(1000);
});

test.each([
  ['index.html', 'share\\.png', 'Equipo Dev: Desarrollamos el software que tu idea necesita'],
  ['proyectos/geoapp.html', 'share/geoapp-[0-9a-f]{12}\\.jpg', 'Equipo Dev: Geo App'],
])('F2: shared links of %s show an image, with size and text', (path, image, text) => {
  const property = (name: string) => attributeOf(path, `[property="og:${name}"]`);
  const [, file] = new RegExp(`^https://example\\.com/(${image})$`).exec(property('image')) ?? [];
  expect(site.files.has(file!), property('image')).toBe(true);
  expect([property('image:width'), property('image:height'), property('image:alt')]).toEqual(['1200', '630', text]);
  expect(attributeOf(path, '[name="twitter:card"]')).toBe('summary_large_image');
});
