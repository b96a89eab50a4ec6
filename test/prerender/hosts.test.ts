// @vitest-environment node
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as hostile from '../content/hostile';
import * as sample from '../content/sample';
import { ask } from '../tools/ask';
import { built, type Site, textOf } from '../built';

// What the hosts make of these files is asked of themselves, in test/hosts.

const covers = (path: string, address: string) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path);

/** The headers that `_headers` gives an address. A name that is given twice would be joined. */
function headersIn(site: Site, address: string) {
  const blocks = textOf(site, '_headers').split(/^(?=\/)/m).map((block) => block.trim().split(/\n\s+/));
  const ours = blocks.filter(([path]) => covers(path!, address)).flatMap(([, ...headers]) => headers.map((header) => header.split(/: (.*)/)));
  const names = ours.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(ours.map(([name, value]) => [name, value]));
}

/** The addresses of a file, below the base. */
const addressesOf = (file: string) => (file.endsWith('.html') ? [file, file.replace(/(?<=\/)index\.html$|\.html$/, '')] : [file]);

describe.each([['sample.ts', sample], ['hostile.ts', hostile]])('the hosts of %s', (content, { projects }) => {
  let site: Site;
  let files: string[];
  beforeAll(async () => {
    site = await built(content);
    files = [...site.files.keys()].filter((file) => !/^_|\.(br|gz)$/.test(file));
  });

  const isPage = (file: string) => file.endsWith('.html');
  const each = (some: (file: string) => boolean) => [...files.filter(some).flatMap(addressesOf), ''].map((address) => site.base + address);

  test('send what is common with every file (S1, S2)', () => {
    for (const address of each(() => true)) {
      expect(headersIn(site, address), address).toMatchObject({
        'Strict-Transport-Security': 'max-age=63072000',
        'Content-Security-Policy': "frame-ancestors 'none'",
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      });
    }
  });

  test('have every page asked for anew, by each of its addresses (S4)', () => {
    const pages = each(isPage);
    const forms = ['', 'index', 'index.html', 'proyectos', 'proyectos.html', 'proyectos/', 'proyectos/index.html', '404', '404.html'];
    expect(pages).toEqual(expect.arrayContaining(forms.map((path) => site.base + path)));
    for (const address of pages) {
      expect(headersIn(site, address), address).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin', 'Cache-Control': 'no-cache' });
    }
  });

  test('send hashed files for a year, images to share for other sites, and nothing without saying for how long (S2, S4)', () => {
    for (const file of files.filter((file) => !isPage(file))) {
      const isShared = ['share.png', 'icon.svg', 'favicon.ico', 'apple-touch-icon.png'].includes(file);
      const headers = headersIn(site, site.base + file);
      expect(headers['Cache-Control'], file).toMatch(file.startsWith('assets/') ? /^public, max-age=31536000, immutable$/ : isShared ? /^public, max-age=86400$/ : /^no-cache$/);
      expect(headers['Cross-Origin-Resource-Policy'], file).toBe(isShared ? 'cross-origin' : 'same-origin');
    }
  });

  test('send what the local server does (S3)', () => {
    for (const address of each(() => true)) {
      const sent = Object.entries(headersIn(site, address)).map(([name, value]) => [name.toLowerCase(), value]);
      expect(ask(site, address).headers, address).toMatchObject(Object.fromEntries(sent));
    }
  });

  test('know every project', () => {
    const netlify = site.beside['.netlify/v1'].get('config.json')!;
    const vercel = `${site.beside['.vercel/output'].get('config.json')}`;
    for (const { id } of projects) {
      expect(site.files.has(`proyectos/${id}.html`)).toBe(true);
      expect(netlify).toContain(`"to": "${site.base}proyectos/${id}.html"`);
      expect(vercel).toContain(`"dest": "${site.base}proyectos/${id}"`);
    }
  });

  test('are given nothing that is not for them', () => {
    const inVercel = [...site.beside['.vercel/output'].keys()].filter((path) => path.startsWith('static/'));
    expect(inVercel.toSorted()).toEqual(files.map((file) => `static${site.base}${file}`).toSorted());
    expect([...site.files.keys()].filter((file) => /^_.*\.(br|gz)$/.test(file))).toEqual([]);
  });

  describe('Cloudflare’s worker', () => {
    /** The path that the worker asks the files for, and by which method. */
    async function askWorker(address: string, method = 'GET') {
      const source = Buffer.from(textOf(site, '_worker.js')).toString('base64');
      const { default: worker } = await import(/* @vite-ignore */ `data:text/javascript;base64,${source}`);
      const ASSETS = { fetch: vi.fn(async () => new Response()) };
      await worker.fetch(new Request(`https://example.com${site.base}${address}`, { method }), { ASSETS });
      const [request] = ASSETS.fetch.mock.calls[0] as unknown as [Request];
      return [request.method, new URL(request.url).pathname.slice(site.base.length)];
    }

    const { id } = projects[0]!;

    test.each([
      `proyectos?id=${id}`, `proyectos/?id=${id}`, `proyectos.html?id=${id}`, `proyectos?utm_source=a&id=${id}`, `proyectos?id=${id}&utm_source=a`,
      `proyectos?id=${id}&id=nada`, `proyectos?id=${id}&`,
    ])('answers %s with the page of the project', async (address) => {
      expect(await askWorker(address)).toEqual(['GET', `proyectos/${id}`]);
      expect(await askWorker(address, 'HEAD')).toEqual(['HEAD', `proyectos/${id}`]);
    });

    test.each([
      'proyectos', 'proyectos?id=', 'proyectos?id=nada', 'proyectos?id=../../x', 'proyectos?id=..%2F..%2Fx', 'proyectos?id=__proto__', `proyectos?id=nada&id=${id}`,
      `otra?id=${id}`,
    ])('leaves %s to the files', async (address) => {
      expect(await askWorker(address)).toEqual(['GET', address.replace(/\?.*/, '')]);
    });

    test('leaves other methods to those who refuse them', async () => {
      expect(await askWorker(`proyectos?id=${id}`, 'POST')).toEqual(['POST', 'proyectos']);
    });

    test('runs where a query may ask for a project, and nowhere else', () => {
      expect(JSON.parse(textOf(site, '_routes.json'))).toEqual({
        version: 1, include: ['proyectos', 'proyectos/', 'proyectos.html'].map((path) => site.base + path), exclude: [],
      });
    });
  });
});

test('servers are configured once: nothing in it changes with the content (S3)', async () => {
  const [site, other] = await Promise.all([built('sample.ts'), built('bare.ts')]);
  expect(site.script).not.toBe(other.script);
  expect(site.beside.hosting).toEqual(other.beside.hosting);
  expect(textOf(site, '_headers')).toBe(textOf(other, '_headers'));
});
