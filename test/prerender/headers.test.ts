import { beforeAll, describe, expect, test } from 'vitest';
import * as hostile from '../site/src/hostile';
import * as sample from '../site/src/content';
import { ask } from '../serve/ask';
import { built, type Site, textOf } from '../built';

// Checks the configuration files. test/hosts checks how servers interpret them.

const covers = (path: string, address: string) =>
  (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path);

/** The headers of an address in `_headers`. Fails for duplicate names, since hosts would join their values. */
function headersIn(site: Site, address: string) {
  const blocks = textOf(site, '_headers').split(/^(?=\/)/m).map((block) => block.trim().split(/\n\s+/));
  const ours = blocks
    .filter(([path]) => covers(path!, address))
    .flatMap(([, ...headers]) => headers.map((header) => header.split(/: (.*)/)));
  const names = ours.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(ours.map(([name, value]) => [name, value]));
}

/** The addresses of a file, relative to the base path. */
const addressesOf = (file: string) =>
  (file.endsWith('.html') ? [file, file.replace(/(?<=\/)index\.html$|\.html$/, '')] : [file]);

describe.each([['content.ts', sample], ['hostile.ts', hostile]])('the host configurations of %s', (content) => {
  let site: Site;
  let files: string[];
  beforeAll(async () => {
    site = await built(content);
    files = [...site.files.keys()].filter((file) => !/^_|\.(br|gz)$/.test(file));
  });

  const isPage = (file: string) => file.endsWith('.html');
  const each = (some: (file: string) => boolean) =>
    [...files.filter(some).flatMap(addressesOf), ''].map((address) => site.base + address);

  test('send the common headers with every file (S1, S2)', () => {
    for (const address of each(() => true)) {
      expect(headersIn(site, address), address).toMatchObject({
        'Strict-Transport-Security': 'max-age=63072000',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      });
    }
  });

  test('answer what is no file with 404.html, and what is malformed with its status (E13, S5)', () => {
    const [nginx, caddy] = ['nginx.conf', 'Caddyfile'].map((name) => site.hosting.get(name)!);
    expect(nginx).toContain(`error_page 403 404 ${site.base}404.html;`);
    expect(nginx).toContain('|\\.(br|gz)$" { return 404; }');
    for (const line of ['malformed 400', 'writing 405', 'status 404']) expect(caddy).toContain(line);
    const redirected = [/location = (\S+) .*return 302/.exec(nginx!)?.[1], /redir (\S+) \S+ 302/.exec(caddy!)?.[1]];
    expect(redirected).toEqual(Array(2).fill(site.base.slice(0, -1) || undefined));
  });

  test('make browsers revalidate every page, at each of its addresses (S4)', () => {
    const pages = each(isPage);
    const projects = ['proyectos', 'proyectos.html', 'proyectos/', 'proyectos/index.html'];
    const forms = ['', 'index', 'index.html', ...projects, '404', '404.html'];
    expect(pages).toEqual(expect.arrayContaining(forms.map((path) => site.base + path)));
    for (const address of pages) {
      expect(headersIn(site, address), address).toMatchObject({
        'Cross-Origin-Resource-Policy': 'same-origin', 'Cache-Control': 'no-cache',
      });
    }
  });

  test('cache hashed files for a year, and allow other sites to show shared images (S2, S4)', () => {
    for (const file of files.filter((file) => !isPage(file))) {
      const isShared = /^(share\.png|share\/.*|icon\.svg|favicon\.ico|apple-touch-icon\.png)$/.test(file);
      const headers = headersIn(site, site.base + file);
      const other = isShared ? 'public, max-age=86400' : 'no-cache';
      const cache = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : other;
      expect(headers['Cache-Control'], file).toBe(cache);
      expect(headers['Cross-Origin-Resource-Policy'], file).toBe(isShared ? 'cross-origin' : 'same-origin');
    }
  });

  test('forbid frames for every file, and scripts for each that may be opened as an image (S1, S6)', () => {
    for (const address of each(() => true)) {
      const isImage = /^(assets\/|share\/|(icon\.svg|favicon\.ico|.*\.png)$)/.test(address.slice(site.base.length));
      const noScripts = "default-src 'self' data:; style-src 'unsafe-inline'; script-src 'none'; form-action 'none'; ";
      const policy = `${isImage ? noScripts : ''}frame-ancestors 'none'`;
      expect(headersIn(site, address)['Content-Security-Policy'], address).toBe(policy);
    }
  });

  test('send the same headers as the local server (S3)', () => {
    for (const address of each(() => true)) {
      const sent = Object.entries(headersIn(site, address)).map(([name, value]) => [name.toLowerCase(), value]);
      expect(ask(site, address).headers, address).toMatchObject(Object.fromEntries(sent));
    }
  });
});
