// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import * as hostile from '../content/hostile';
import * as sample from '../content/sample';
import { ask } from '../tools/ask';
import { built, type Site, textOf } from '../built';

type Headers = Record<string, string>;

const covers = (path: string, address: string) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path);

/** What each host sends for an address, as its configuration says. */
const hosts: Record<string, (site: Site) => (address: string) => Headers> = {
  '_headers'(site) {
    const blocks = textOf(site, '_headers').split(/^(?=\/)/m).map((block) => block.trim().split(/\n\s+/));
    return (address) => {
      const ours = blocks.filter(([path]) => covers(path!, address));
      return Object.fromEntries(ours.flatMap(([, ...headers]) => headers.map((header) => header.split(/: (.*)/).slice(0, 2))));
    };
  },

  'nginx'(site) {
    const conf = site.hosting.get('nginx.conf')!;
    const maps = new Map([...conf.matchAll(/^map \$uri (\$\w+) \{\n([^}]*)^\}/gm)].map(([, variable, lines]) => {
      const entries = [...lines!.matchAll(/^ {2}"~(.+?)" "(.*)";$/gm)];
      return [variable!, entries.map(([, pattern, value]) => ({ pattern: new RegExp(pattern!), value: value! }))];
    }));
    const added = [...conf.matchAll(/^ {2}add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm)];
    return (address) => Object.fromEntries(added.flatMap(([, name, text, variable]) => {
      const value = text ?? maps.get(variable!)?.find(({ pattern }) => pattern.test(address))?.value;
      return value ? [[name, value]] : [];
    }));
  },

  'Caddy'(site) {
    const file = site.hosting.get('Caddyfile')!.split('handle_errors')[0]!;
    const paths = new Map([...file.matchAll(/^ {2}(@files\d+) path (.*)$/gm)].map(([, matcher, list]) => [matcher!, list!.split(' ')]));
    const headers = [...file.matchAll(/^ {2}header (@files\d+) (\S+) "(.*)"$/gm)];
    return (address) => {
      const ours = headers.filter(([, matcher]) => paths.get(matcher!)!.some((path) => covers(path, address)));
      return Object.fromEntries(ours.map(([, , name, value]) => [name, value]));
    };
  },
};

/** What in a host's configuration must match an id before it becomes part of a file name. */
const idPatterns: Record<string, (site: Site) => string> = {
  nginx: (site) => /map \$arg_id[^}]*?"~(.+?)" "\S+\$arg_id\.html"/s.exec(site.hosting.get('nginx.conf')!)![1]!,
  Caddy: (site) => /vars_regexp \{query\.id\} (\S+)/.exec(site.hosting.get('Caddyfile')!)![1]!,
};

/** The addresses of a file, below the base. */
function addressesOf(file: string) {
  if (file === '404.html' || !file.endsWith('.html')) return [file];
  return [file, file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')];
}

describe.each([['sample.ts', sample], ['hostile.ts', hostile]])('the hosts of %s', (content, { projects }) => {
  let site: Site;
  let files: string[];
  beforeAll(async () => {
    site = await built(content);
    files = [...site.files.keys()].filter((file) => !/^_|\.(br|gz)$/.test(file));
  });

  const isPage = (file: string) => file.endsWith('.html');
  const each = (some: (file: string) => boolean) => files.filter(some).flatMap((file) => addressesOf(file).map((address) => site.base + address));

  describe.each(Object.entries(hosts))('%s', (_, read) => {
    let headersOf: (address: string) => Headers;
    beforeAll(() => {
      headersOf = read(site);
    });

    test('sends what is common with every file (S2)', () => {
      for (const address of each(() => true)) {
        expect(headersOf(address), address).toMatchObject({
          'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000/),
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Embedder-Policy': 'require-corp',
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        });
      }
    });

    test('sends the policy with every page, by each of its addresses, and has it asked for anew (S1, S4)', () => {
      const pages = each(isPage);
      expect(pages).toEqual(expect.arrayContaining(['', 'index.html', 'proyectos', 'proyectos.html', 'proyectos/', 'proyectos/index.html', '404.html'].map((path) => site.base + path)));
      for (const address of pages) {
        expect(headersOf(address), address).toMatchObject({
          'Content-Security-Policy': expect.stringMatching(/frame-ancestors 'none'$/),
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Cache-Control': 'no-cache',
        });
      }
    });

    test('sends hashed files for a year, images to share for other sites, and nothing without saying for how long (S2, S4)', () => {
      for (const address of each((file) => !isPage(file))) {
        const name = address.slice(site.base.length);
        const isShared = ['share.png', 'icon.svg', 'favicon.ico', 'apple-touch-icon.png'].includes(name);
        const headers = headersOf(address);
        expect(headers['Cache-Control'], address).toMatch(name.startsWith('assets/') ? /^public, max-age=31536000, immutable$/ : isShared ? /^public, max-age=86400$/ : /^no-cache$/);
        expect(headers['Cross-Origin-Resource-Policy'], address).toBe(isShared ? 'cross-origin' : 'same-origin');
      }
    });

    test('sends what the local server does (S3)', () => {
      for (const address of each(() => true)) {
        const sent = Object.entries(headersOf(address)).map(([name, value]) => [name.toLowerCase(), value]);
        expect(ask(site, address).headers, address).toMatchObject(Object.fromEntries(sent));
      }
    });
  });

  test.each(Object.entries(idPatterns))('%s lets nothing but an id become part of a file name (S5)', (_, patternOf) => {
    const pattern = new RegExp(patternOf(site));
    for (const { id } of projects) expect(pattern.test(id), id).toBe(true);
    for (const id of ['', '../404', '../../secret', 'a/b', 'a%2fb', 'a.b', 'a\\b', 'A', 'á', ' a', 'a ', 'a'.repeat(65), '.*']) {
      expect(pattern.test(id), id).toBe(false);
    }
  });

  test('Netlify answers the query of each project with its page', () => {
    const lines = textOf(site, '_redirects').trim().split('\n');
    expect(lines).toEqual(projects.map(({ id }) => `${site.base}proyectos id=${id} ${site.base}proyectos/${id}.html 200!`));
    for (const { id } of projects) expect(site.files.has(`proyectos/${id}.html`)).toBe(true);
  });

  test('nginx and Caddy serve below the base, and keep what is for other hosts to themselves', () => {
    const nginx = site.hosting.get('nginx.conf')!;
    const caddy = site.hosting.get('Caddyfile')!;
    for (const end of ['', '/', '.html']) {
      expect(nginx).toContain(`location = ${site.base}proyectos${end} { try_files $site_project ${site.base}proyectos.html =404; }`);
    }
    expect(nginx).toContain(`location ${site.base} { try_files $uri $uri.html $uri/index.html =404; }`);
    expect(nginx).toContain('location ~ "/(_headers|_redirects)$" { return 404; }');
    expect(nginx).toContain(`error_page 404 ${site.base}404.html;`);
    expect(caddy).toContain(`path ${site.base}proyectos ${site.base}proyectos/ ${site.base}proyectos.html\n`);
    expect(caddy).toContain(`file ${site.base}proyectos/{query.id}.html\n`);
    expect(caddy).toContain(`@private path ${site.base}_headers ${site.base}_redirects\n`);
    expect(caddy).toContain('error @private 404\n');
  });

  test('Caddy sends its 404 with the headers of a page (S2)', () => {
    const [, errors] = site.hosting.get('Caddyfile')!.split('handle_errors');
    const headers = Object.fromEntries([...errors!.matchAll(/header \* (\S+) "(.*)"/g)].map(([, name, value]) => [name, value]));
    expect(headers).toEqual(hosts.Caddy!(site)(`${site.base}404.html`));
    expect(errors).toContain(`rewrite * ${site.base}404.html\n`);
  });
});
