// Tests src/hosts/ on nginx, Caddy and Apache, with a site at the root of the host and with one below a path.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../src/tools/build/build-site';
import { escaping, forHosts, missing, pagesOf } from '../fixtures/addresses';
import { changedCopy, type Edit, writeFiles } from '../fixtures/root';
import { hostFile, startApache, startCaddy, startNginx } from './start';

const secret = 'nobody may read this';
const conditions = { 'range': 'bytes=0-9', 'if-none-match': '*' };
const page = "{ title: 'Blog', description: 'Textos', Content: () => <p>Hola.</p> }";
const pages = `blog: ${page}, 'blog/primero': ${page}, 'blog/404': ${page},`;
const blog: Edit = ['src/site/sections.tsx', /: Pages = \{/, `$& ${pages}`];
const belowWeb: Edit[] = [
  ['src/site/content.ts', /url: '[^']*'/, "url: 'https://example.com/web/'"],
  ['src/site/content.ts', /link: 'proyectos\?/, "link: 'trabajos?"],
  ['src/site/settings.ts', /: Settings = \{/, "$& projectsPath: 'trabajos',"],
];

/** Treats both files of a page alike, because they have the same bytes. */
const tidy = (file = '') => file.replace(/(.)\/index.html$/, '$1.html');

describe.each([['/', 'proyectos', []], ['/web/', 'trabajos', belowWeb]])('below %s', (base, projects, edits) => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  let site: BuiltSite;

  // Follows the comments in these files.
  const nginxRules = hostFile('nginx.conf', { 'location / ': `location ${base} ` });
  const rootLines = { '\nSetEnvIf': '\n# SetEnvIf', '\nErrorDocument': '\n# ErrorDocument' };
  const htaccess = base === '/' ? hostFile('.htaccess', {})
    : hostFile('.htaccess', rootLines).replace(/^# ((SetEnvIf|ErrorDocument).*\/web\/)/gm, '$1');

  beforeAll(async () => {
    const names = [...forHosts, '.well-known/security.txt', 'voz.mp3'];
    site = await buildSite(changedCopy({
      ...Object.fromEntries(names.map((name) => [`assets/root/${name}`, secret])),
      'src/site/en/words.ts': "export * from '../../words/en';", 'assets/root/.htaccess': htaccess,
    }, blog, ...edits));
    writeFiles(join(folder, 'site', base), Object.fromEntries(site.files));
    writeFiles(folder, { 'secret.txt': secret });
    chmodSync(folder, 0o755); // nginx reads it as another user
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each([
    ['nginx', () => startNginx(folder, nginxRules)],
    ['Caddy', () => startCaddy(folder)],
    ['Apache', () => startApache(folder)],
  ])('%s', (_, start) => {
    let port: number;
    beforeAll(async () => {
      const server = await start();
      port = server.port;
      return server.stop;
    });

    /** Requests a path without normalizing it or following redirects. */
    async function ask(path: string, headers = {}, method = 'GET') {
      const [response] = await once(request({ port, path, headers, method }).end(), 'response') as [IncomingMessage];
      const body = await buffer(response);
      const file = [...site.files].find(([, bytes]) => body.equals(bytes))?.[0];
      return { status: response.statusCode!, headers: response.headers, body, file };
    }

    test('answers each URL like the local server (E12, E13, E14, S4, S8, U6)', async () => {
      for (const language of ['', 'en/']) {
        for (const [address, page] of Object.entries(pagesOf('geoapp'))) {
          const name = (path: string) => (language + path).replaceAll('proyectos', projects);
          const { status, file } = await ask(base + name(address));
          assert.deepEqual([status, tidy(file)], [200, tidy(name(page))], language + address);
        }
        for (const address of missing) {
          const { status, file, headers } = await ask(base + language + address, conditions);
          assert.deepEqual([status, file], [404, `${language}404.html`], language + address);
          expect(headers['cache-control'] ?? '').not.toContain('immutable');
        }
        const { file, headers } = await ask((base + language).slice(0, -1) || '/');
        assert.ok(headers.location?.endsWith(base + language) ?? file === `${language}index.html`, language);
      }
    });

    test('serves neither files for hosts nor files outside the site (S5)', async () => {
      for (const address of [...forHosts, ...escaping]) {
        const { status, body } = await ask(base + address);
        assert.ok([400, 403, 404].includes(status) && !body.includes(secret), `${address} ${status}`);
      }
      expect((await ask(`${base}.well-known/security.txt`)).status).toBe(200);
    });

    test('sends security headers with every response (S2, S3, S4)', async () => {
      for (const [path, method] of [['', 'GET'], ['nada', 'GET'], ['nada.svg', 'GET'], ['', 'POST']] as const) {
        const { headers } = await ask(base + path, {}, method);
        expect(headers, `${method} ${path}`).toMatchObject({
          'cache-control': 'no-cache, no-transform', 'x-content-type-options': 'nosniff',
          'content-security-policy': "frame-ancestors 'self'", 'cross-origin-opener-policy': 'same-origin',
          'referrer-policy': 'strict-origin-when-cross-origin',
        });
        expect(headers).not.toHaveProperty('strict-transport-security');
      }
      const { headers } = await ask(`${base}icon.svg`);
      expect(headers['content-security-policy']).toMatch(/^frame-ancestors 'self'[;,] script-src 'none'$/);
    });

    test('sends content types, compresses text, revalidates pages and caches assets (S2, S4)', async () => {
      const { headers } = await ask(base, { 'accept-encoding': 'gzip' });
      expect(headers).toMatchObject({
        'content-encoding': 'gzip', 'content-type': expect.stringMatching('^text/html'),
      });
      const { etag, 'last-modified': modified } = headers;
      const known = etag ? { 'if-none-match': etag } : { 'if-modified-since': modified };
      expect((await ask(base, { ...known, 'accept-encoding': 'gzip' })).status).toBe(304);
      const nameOf = (end: string) => [...site.files.keys()].find((path) => path.endsWith(end))!;
      expect((await ask(base + nameOf('.js'))).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await ask(base + nameOf('.avif'))).headers['content-type']).toBe('image/avif');
      expect((await ask(`${base}voz.mp3`)).headers['content-type']).toBe('audio/mpeg');
    });
  });
});
