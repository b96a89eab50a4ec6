// @vitest-environment node
import { JSDOM, VirtualConsole } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/site.mjs';

const root = new URL('../..', import.meta.url).pathname;
const content = `${root}test/content/sample.ts`;
let files: Map<string, Uint8Array>;
let rules: { paths: string[]; headers: Record<string, string> }[];
let hosting: Map<string, string>;

const text = (path: string) => new TextDecoder().decode(files.get(path));
const pageOf = new Map<string, Document>();

function parse(path: string) {
  const quiet = new VirtualConsole(); // jsdom does not know all of our CSS
  if (!pageOf.has(path)) pageOf.set(path, new JSDOM(text(path), { virtualConsole: quiet }).window.document);
  return pageOf.get(path)!;
}

async function sha256(bytes: BufferSource) {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

beforeAll(async () => {
  ({ files, rules, hosting } = await buildSite({ root, content, year: 2026 }));
});

const pages = ['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html'];

describe('the site', () => {
  test('has every file of the design', () => {
    const expected = [
      ...pages, '404.html', 'sitemap.xml', 'robots.txt', 'site.webmanifest', 'icon.svg', 'favicon.ico',
      'apple-touch-icon.png', '_headers', '_redirects',
    ];
    for (const path of expected) expect(files.has(path), path).toBe(true);
    for (const path of files.keys()) {
      if (/\.(html|js|xml|txt|webmanifest|svg)$/.test(path)) {
        expect(files.has(`${path}.br`) && files.has(`${path}.gz`), path).toBe(true);
      }
    }
  });

  test('is the same when it is built again', async () => {
    const again = await buildSite({ root, content, year: 2026 });
    for (const path of pages) expect(again.files.get(path)).toEqual(files.get(path));
  });

  test('has the same bytes for the two forms of a project that is not known', () => {
    expect(files.get('proyectos/index.html')).toEqual(files.get('proyectos.html'));
  });
});

describe('security', () => {
  test('the policy holds the hashes of the emitted bytes, in the pages and in every list of headers (S1, S3)', async () => {
    for (const path of pages) {
      const page = parse(path);
      const style = await sha256(new TextEncoder().encode(page.querySelector('style')!.textContent!));
      const script = page.querySelector<HTMLScriptElement>('script[src]')!;
      const code = await sha256(files.get(script.getAttribute('src')!.slice(1)) as Uint8Array<ArrayBuffer>);
      const policy = page.querySelector('[http-equiv="content-security-policy"]')!.getAttribute('content')!;
      expect(policy).toContain(`script-src '${code}';`);
      expect(policy).toContain(`style-src '${style}';`);
      expect(script.getAttribute('integrity')).toBe(code);
      const sent = `${policy}; frame-ancestors 'none'`;
      expect(rules[1]!.headers['Content-Security-Policy']).toBe(sent);
      for (const list of [text('_headers'), hosting.get('nginx.conf')!, hosting.get('Caddyfile')!]) {
        expect(list).toContain(sent);
      }
    }
  });

  test('the policy is the whole of S1 and nothing unsafe', () => {
    const policy = rules[1]!.headers['Content-Security-Policy']!;
    expect(policy.replaceAll(/sha256-[\w+/=]+/g, 'sha256-…')).toBe(
      "default-src 'none'; script-src 'sha256-…'; style-src 'sha256-…'; img-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'",
    );
  });

  test('every file gets the headers of S2, and each name once', () => {
    const at = (path: string) => rules.filter(({ paths }) => paths.some((rule) => rule === path || (rule.endsWith('*') && path.startsWith(rule.slice(0, -1)))));
    for (const path of ['', ...files.keys()]) {
      const names = at(path).flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size, path).toBe(names.length);
    }
    const headers = Object.assign({}, ...at('').map(({ headers }) => headers));
    expect(headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cache-Control': 'no-cache',
    });
    expect(headers['Permissions-Policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/);
    expect(at('icon.svg')[1]!.headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(at('assets/x')[1]!.headers['Cache-Control']).toBe('public, max-age=31536000, immutable'); // S4
  });
});

describe.each(pages)('%s', (path) => {
  test('is whole without the script (F24)', () => {
    const page = parse(path);
    expect(page.documentElement.lang).toBe('es');
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('footer')!.textContent).toBe('© 2026 Equipo Dev');
    expect([...page.querySelectorAll('header nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/', '/#equipo', '/#proyectos', '/#contacto',
    ]);
    expect(page.querySelector('a')!.textContent).toBe('Saltar al contenido'); // F16
  });

  test('carries nothing that the policy refuses', () => {
    expect(parse(path).querySelectorAll('[style]')).toHaveLength(0);
    expect(parse(path).querySelectorAll('body script, body style')).toHaveLength(0);
  });

  test('asks for nothing from other hosts (F12)', () => {
    for (const element of parse(path).querySelectorAll('[src], link[href]:not([rel=canonical])')) {
      expect(element.getAttribute('src') ?? element.getAttribute('href')).toMatch(/^\/(?!\/)/);
    }
  });

  test('links to pages and files that exist (E12)', () => {
    for (const link of parse(path).querySelectorAll('a[href^="/"]')) {
      const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'https://example.com');
      const id = searchParams.get('id');
      const file = id ? `proyectos/${id}.html` : pathname.slice(1) || 'index.html';
      expect(files.has(file) || files.has(`${file}.html`), file).toBe(true);
    }
  });
});

describe('home', () => {
  test('says everything of the content', () => {
    const main = parse('index.html').querySelector('main')!;
    for (const words of ['Ada Ejemplo', 'Bruno Muestra', 'Carla Prueba', 'Geo App', 'HAProxy', 'Integrantes', 'Contacto']) {
      expect(main.textContent).toContain(words);
    }
    expect(main.querySelector('a[href="mailto:hola@example.com"]')).toBeTruthy();
    expect(main.querySelectorAll('#proyectos a')[0]!.getAttribute('href')).toBe('/proyectos?id=geoapp');
    expect(main.querySelectorAll('[inert]')).toHaveLength(0); // C1: the back can be reached before the script
  });
});

describe('a project', () => {
  test('links each capture to its image (A1)', () => {
    const links = parse('proyectos/geoapp.html').querySelectorAll('[data-capture]');
    expect(links).toHaveLength(3);
    links.forEach((link, index) => {
      expect(files.has(link.getAttribute('href')!.slice(1))).toBe(true);
      const image = link.querySelector('img')!;
      expect(image.alt).toBe(`Geo App — captura ${index + 1}`);
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '800']);
      expect(image.getAttribute('loading')).toBe(index === 0 ? null : 'lazy'); // F10
    });
  });
});

describe('a project that is not known (E14)', () => {
  test('is empty, without a message, and not for search engines', () => {
    const page = parse('proyectos.html');
    expect(page.querySelector('main')!.textContent).toBe('Volver');
    expect(page.querySelector('[name=robots]')!.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('[rel=canonical]')).toBeNull();
  });
});

describe('404.html', () => {
  test('sends home at once, without script, and is not for search engines (E13)', () => {
    const page = parse('404.html');
    expect(page.querySelector('[http-equiv=refresh]')!.getAttribute('content')).toBe('0; url=/');
    expect(page.querySelector('[name=robots]')!.getAttribute('content')).toBe('noindex');
    expect(page.querySelectorAll('script')).toHaveLength(0);
  });
});

describe('what search engines read', () => {
  test.each([['index.html', 'https://example.com/'], ['proyectos/geoapp.html', 'https://example.com/proyectos?id=geoapp']])(
    'F1, F4: %s has its title, description and canonical address',
    (path, url) => {
      const page = parse(path);
      expect(page.title.length).toBeLessThanOrEqual(60);
      const description = page.querySelector('[name=description]')!.getAttribute('content')!;
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(page.querySelector('[rel=canonical]')!.getAttribute('href')).toBe(url);
    },
  );

  test('F2: shared links show the image of the site, with its words', () => {
    for (const path of ['index.html', 'proyectos/geoapp.html']) {
      const property = (name: string) => parse(path).querySelector(`[property="og:${name}"]`)!.getAttribute('content');
      expect(property('image')).toBe('https://example.com/share.png');
      expect(property('image:alt')).toBe('Equipo Dev: Desarrollamos el software que tu idea necesita');
      expect(parse(path).querySelector('[name="twitter:card"]')!.getAttribute('content')).toBe('summary_large_image');
    }
    const header = new DataView(files.get('share.png')!.buffer as ArrayBuffer, files.get('share.png')!.byteOffset);
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630]); // as its PNG header says
  });

  test('F3: home is an organization with its people and a web site, a project a work with breadcrumbs', () => {
    const graph = (path: string) => JSON.parse(parse(path).querySelector('[type="application/ld+json"]')!.textContent!)['@graph'];
    const [organization, site] = graph('index.html');
    expect([organization['@type'], site['@type']]).toEqual(['Organization', 'WebSite']);
    expect(organization.member.map((member: { '@type': string }) => member['@type'])).toEqual(['Person', 'Person', 'Person']);
    const [work, crumbs] = graph('proyectos/geoapp.html');
    expect([work['@type'], crumbs['@type']]).toEqual(['CreativeWork', 'BreadcrumbList']);
    expect(work.url).toBe('https://example.com/proyectos?id=geoapp');
  });

  test('F5: sitemap and robots come from the content', () => {
    expect(text('sitemap.xml').match(/<loc>[^<]+/g)).toEqual(['<loc>https://example.com/', '<loc>https://example.com/proyectos?id=geoapp']);
    expect(text('robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml');
  });
});
