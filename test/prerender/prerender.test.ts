import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as words from '../site/src/words';
import * as sample from '../site/src/content';
import { built, pageOf, type Site, textOf } from '../built';

let site: Site;
const text = (path: string) => textOf(site, path);
const parse = (path: string) => pageOf(site, path);

async function sha256(bytes: BufferSource) {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

beforeAll(async () => {
  site = await built('content.ts');
});

const pages = ['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html'];

describe('security', () => {
  test('the policy of a page has the hashes of the emitted bytes (S1, S3)', async () => {
    for (const path of pages) {
      const page = parse(path);
      const style = await sha256(new TextEncoder().encode(page.querySelector('style')!.textContent!));
      const script = page.querySelector<HTMLScriptElement>('script[src]')!;
      const code = await sha256(site.files.get(script.getAttribute('src')!.slice(1)) as Uint8Array<ArrayBuffer>);
      const policy = page.querySelector('[http-equiv="content-security-policy"]')!.getAttribute('content')!;
      expect(policy).toContain(`script-src '${code}';`);
      expect(policy).toContain(`style-src '${style}' 'self';`);
      expect(script.getAttribute('integrity')).toBe(code);
    }
  });

  test('what differs in print is in a file of its own, the last of the page (S1)', () => {
    for (const path of pages) {
      const sheet = parse(path).querySelector('[rel=stylesheet]')!;
      expect(sheet.closest('body')).toBeTruthy(); // nothing that is shown waits for it
      expect(`${site.files.get(sheet.getAttribute('href')!.slice(1))}`).toContain('@page');
    }
  });

  test('the policy has all directives of S1 and nothing unsafe', () => {
    for (const path of pages) {
      const policy = parse(path).querySelector('[http-equiv="content-security-policy"]')!.getAttribute('content')!;
      expect(policy.replaceAll(/sha256-[\w+/=]+/g, 'sha256-…')).toBe(
        "default-src 'none'; script-src 'sha256-…'; style-src 'sha256-…' 'self'; " +
        "img-src 'self'; connect-src 'self'; " +
          "manifest-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; " +
          "trusted-types 'none'",
      );
    }
  });
});

describe.each(pages)('%s', (path) => {
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

  test('has no English words in its interface (F19)', () => {
    const parts = [...parse(path).querySelectorAll('[aria-label], button, a')];
    const said = parts.map((one) => `${one.ariaLabel ?? ''} ${one.textContent}`).join(' ');
    expect(said).not.toMatch(/\b(close|open|next|previous|back|menu|more|zoom|skip|home|read)\b/i);
  });

  test('has nothing that the policy blocks', () => {
    expect(parse(path).querySelectorAll('[style]')).toHaveLength(0);
    expect(parse(path).querySelectorAll('script:not([src], [type="application/ld+json"]), body style')).toHaveLength(0);
  });

  test('requests its pictures before its script, and ends with what is not visible', () => {
    expect(parse(path).body.lastElementChild!.localName).toBe('link');
    expect(parse(path).querySelectorAll('script:has(~ :not(script, link))')).toHaveLength(0);
  });

  test('requests nothing from other hosts (F12)', () => {
    for (const element of parse(path).querySelectorAll('[src], link[href]:not([rel=canonical])')) {
      expect(element.getAttribute('src') ?? element.getAttribute('href')).toMatch(/^\/(?!\/)/);
    }
  });

  test('links to pages and files that exist (E12)', () => {
    for (const link of parse(path).querySelectorAll('a[href^="/"]')) {
      const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'https://example.com');
      const id = searchParams.get('id');
      const file = id ? `proyectos/${id}.html` : pathname.slice(1) || 'index.html';
      expect(site.files.has(file) || site.files.has(`${file}.html`), file).toBe(true);
    }
  });
});

describe('home', () => {
  test('has all texts of the content, and cards with reachable backs (C1)', () => {
    const main = parse('index.html').querySelector('main')!;
    for (const text of ['Ada Ejemplo', 'Bruno Muestra', 'Carla Prueba', 'Geo App', 'HAProxy']) {
      expect(main.textContent).toContain(text);
    }
    expect([...main.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
      Object.values(words.sections).map(({ heading }) => heading),
    );
    expect(main.querySelector('a[href="mailto:hola@example.com"]')).toBeTruthy();
    const link = main.querySelector('#proyectos a')!;
    expect([link.getAttribute('href'), link.ariaLabel, link.textContent]).toEqual([
      '/proyectos?id=geoapp',
      `${words.seeMore}: Geo App`,
      words.seeMore,
    ]); // F21
    expect(main.querySelector('#proyectos img')!.getAttribute('loading')).toBeNull(); // F10: that of the first card
    expect(main.querySelectorAll('[inert]')).toHaveLength(0);
    expect(text('index.html')).not.toContain('hreflang'); // F25: it has one language
  });
});

describe('a project', () => {
  test('links each capture to its image, and all but the first load lazily (A1, F10)', () => {
    const links = parse('proyectos/geoapp.html').querySelectorAll('[data-capture]');
    expect(links).toHaveLength(3);
    links.forEach((link, index) => {
      expect(site.files.has(link.getAttribute('href')!.slice(1))).toBe(true);
      const image = link.querySelector('img')!;
      expect(image.alt).toBe(words.capture('Geo App', index + 1));
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '800']);
      expect(image.getAttribute('loading')).toBe(index === 0 ? null : 'lazy');
    });
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
  const graph = (path: string) =>
    JSON.parse(pageOf(many, path).querySelector('[type="application/ld+json"]')!.textContent!)['@graph'];
  const addresses = (path: string, selector: string) =>
    [...pageOf(many, path).querySelectorAll(`${selector}[target=_blank]`)].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);

  test('the paragraphs of a project and its external address are on its own page only', () => {
    const main = pageOf(many, 'proyectos/p4.html').querySelector('main')!;
    expect([...main.querySelectorAll('p:not(:has(a))')].map((paragraph) => paragraph.textContent)).toEqual([
      expect.stringContaining('Plataforma'), expect.stringContaining('en papel'), expect.stringContaining('sin ella'),
    ]);
    expect(addresses('proyectos/p4.html', 'main a')).toEqual([[words.visit, 'https://example.com/visita']]);
    expect(addresses('proyectos/p3.html', 'main a')).toEqual([]);
    expect(textOf(many, 'index.html')).not.toMatch(/en papel|visita/);
    expect(graph('proyectos/p4.html')[0]).toMatchObject({
      text: expect.stringContaining('en papel'),
      sameAs: 'https://example.com/visita',
    });
    expect(graph('proyectos/p3.html')[0]).not.toHaveProperty('text');
    const [, crumbs] = graph('proyectos/p3.html');
    expect(crumbs.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2]);
  });

  test('other links are with the links of a member, and those of the team in the footer (F3, F22)', () => {
    expect(addresses('index.html', '#equipo > ul > li:nth-child(6) a')).toEqual([
      ...Object.entries(words.linkNames).map(([kind, name]) => [name, `https://example.org/${kind}`]),
      ['Mastodon', 'https://example.org/@fabian'],
    ]);
    expect(addresses('proyectos/p0.html', 'footer a')).toEqual([['Foro', 'https://example.org/equipo']]);
    const [organization] = graph('index.html');
    expect(organization.sameAs).toEqual(['https://example.org/equipo']);
    expect(organization.member.map((member: object) => 'sameAs' in member)).toContain(false);
    expect(organization.member[5].sameAs.slice(-2)).toEqual([
      'https://example.org/website',
      'https://example.org/@fabian',
    ]);
  });
});

describe('an unknown project (E14)', () => {
  test('is empty, without a message, and noindex', () => {
    const page = parse('proyectos.html');
    expect(page.querySelector('main')!.textContent).toBe(words.back);
    expect(page.querySelector('[name=robots]')!.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('[rel=canonical]')!.getAttribute('href')).toBe('https://example.com/proyectos');
  });
});

describe('404.html', () => {
  test('redirects to home at once, without script, and is noindex (E13)', () => {
    const page = parse('404.html');
    expect(page.querySelector('[http-equiv=refresh]')!.getAttribute('content')).toBe('0; url=/');
    expect(page.querySelector('[name=robots]')!.getAttribute('content')).toBe('noindex');
    expect([page.querySelector('a')!.textContent, page.querySelector('a')!.getAttribute('href')]).toEqual([
      sample.site.brand,
      '/',
    ]);
  });

  test('has no script, and a policy that allows its style only (S1)', () => {
    const page = parse('404.html');
    expect(page.querySelectorAll('script, [style]')).toHaveLength(0);
    const hash = createHash('sha256').update(page.querySelector('style')!.textContent).digest('base64');
    expect(page.querySelector('[http-equiv="content-security-policy"]')!.getAttribute('content')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; connect-src 'self'; manifest-src 'self'; `
        + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(site.files.get('404.html')!.length).toBeLessThan(1000);
  });
});

describe('metadata for search engines', () => {
  test('F4: home and a project have their canonical address', () => {
    const urlOf = (path: string) => parse(path).querySelector('[rel=canonical]')!.getAttribute('href');
    expect(urlOf('index.html')).toBe('https://example.com/');
    expect(urlOf('proyectos/geoapp.html')).toBe('https://example.com/proyectos/geoapp');
  });

  const ofSite = ['share\\.png', 'Equipo Dev: Desarrollamos el software que tu idea necesita'] as const;

  test.each([
    ['index.html', ...ofSite],
    ['proyectos.html', ...ofSite],
    ['proyectos/geoapp.html', 'share/geoapp-[0-9a-f]{12}\\.jpg', 'Equipo Dev: Geo App'],
  ])('F2: shared links of %s show an image, with size and text', (path, image, text) => {
    const property = (name: string) => parse(path).querySelector(`[property="og:${name}"]`)!.getAttribute('content')!;
    const [, file] = new RegExp(`^https://example\\.com/(${image})$`).exec(property('image')) ?? [];
    expect(site.files.has(file!), property('image')).toBe(true);
    expect([property('image:width'), property('image:height'), property('image:alt')]).toEqual(['1200', '630', text]);
    expect(parse(path).querySelector('[name="twitter:card"]')!.getAttribute('content')).toBe('summary_large_image');
  });

  test('F5: sitemap and robots come from the content', () => {
    expect(text('sitemap.xml')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
    expect(text('sitemap.xml').match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://example.com/',
      '<loc>https://example.com/proyectos/geoapp',
    ]);
    expect(text('robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml');
  });
});
